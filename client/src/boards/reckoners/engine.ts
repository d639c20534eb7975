/**
 * What the engine tells of this game beyond the wire's own messages.
 * Written by `python -m tools.wire` from src/samovar/games/reckoners: its layout, and scene.py. Change it there.
 */

export type Assault = 'one-reroll-less' | 'one-die-less' | 'one-equipment-less' | 'no-ability' | 'moves-cost-two' | 'doubles-single';

export type CityPiece = 'enforcement' | 'barricade' | 'red-shield' | 'blue-shield' | 'duplicate';

export type Colour = 'basic' | 'violet' | 'blue' | 'green' | 'red' | 'orange' | 'black';

export type District = 'harbor' | 'grant-park' | 'soldier-field' | 'steel-catacombs' | 'understreets' | 'station-seven' | 'lake-palace' | 'grand-central' | 'central-park' | 'painted-village' | 'chinatown' | 'turtle-bay' | 'times-square' | 'battery-rooftops' | 'inkom-territory' | 'sharp-tower' | 'stingray-territory' | 'leading-edge' | 'trailing-edge' | 'salt-gardens' | 'old-stadium';

export type Epic = 'curveball' | 'dazzle' | 'ozone' | 'refractionary' | 'fortuity' | 'nightwielder' | 'firefight' | 'conflux' | 'deathpoint' | 'faultline' | 'mitosis' | 'absence' | 'earless' | 'daystorm' | 'calling-war' | 'shadowblight' | 'redleaf' | 'digzone' | 'pink-pinkness' | 'insulation' | 'strongtower' | 'burnley-street' | 'el-brass-bullish-dude' | 'armsman' | 'backbreaker' | 'sourcefield' | 'loophole' | 'newton' | 'obliteration' | 'knoxx' | 'larcener' | 'stormwind' | 'neon' | 'wiper' | 'instabam' | 'brainstorm' | 'powder' | 'faberge' | 'mind-dimensions' | 'added-epic-1' | 'added-epic-2' | 'added-epic-3' | 'added-epic-4' | 'added-epic-5' | 'added-epic-6' | 'added-epic-7' | 'added-epic-8' | 'added-epic-9' | 'added-epic-10' | 'added-epic-11' | 'added-epic-12';

export type Equipment = 'camera' | 'evidence' | 'safe-house' | 'drone' | 'helicopter' | 'bank-vault' | 'notebooks' | 'grenade-launcher' | 'schematics' | 'recruit-violet' | 'recruit-blue' | 'recruit-green' | 'recruit-red' | 'recruit-orange' | 'recruit-black' | 'tensors' | 'harmsway' | 'shield-jacket' | 'gauss-gun' | 'epic-dowser' | 'motorcycle' | 'mobile-phones' | 'smoke-bombs' | 'sniper-scope' | 'flash-grenades' | 'counterfeit-notes' | 'blueprints' | 'informant' | 'riot-gear' | 'gottschalk' | 'climbing-kit' | 'kidnap' | 'tracking-device' | 'spyril' | 'dish-soap' | 'utility-tool' | 'herman' | 'illicit-investments' | 'submarine' | 'fuel-cells' | 'med-kit' | 'newcago-dog' | 'babilar-pizza' | 'ildithia-tea' | 'blackmail' | 'sabotage' | 'favor' | 'blind-spot' | 'data-chip' | 'epic-bomb' | 'extra-ammo' | 'predictive-analytics' | 'rtich' | 'added-equipment-1' | 'added-equipment-2' | 'added-equipment-3' | 'added-equipment-4' | 'added-equipment-5' | 'added-equipment-6' | 'added-equipment-7' | 'added-equipment-8' | 'added-equipment-9' | 'added-equipment-10' | 'added-equipment-11' | 'added-equipment-12';

export type PieceKind = 'enforcement' | 'barricade' | 'red-shield' | 'blue-shield' | 'duplicate' | 'plan';

export type Track = 'yellow' | 'black' | 'red' | 'blue';

export const COLOURS = ['basic', 'violet', 'blue', 'green', 'red', 'orange', 'black'] as const;

export const DIE_STATES = ['unspent', 'kept', 'spent', 'aside'] as const;

export const RECKONERS = ['prof', 'megan', 'david', 'abraham', 'tia', 'cody', 'val', 'mizzy', 'exel', 'sam', 'added-reckoner-1', 'added-reckoner-2', 'added-reckoner-3', 'added-reckoner-4'] as const;

export const STAGES = ['prologue', 'roll', 'use', 'collect', 'buy', 'activate-city', 'add-epics', 'newcago-cards', 'activate-epics', 'activate-great-epic'] as const;

export const SYMBOLS = ['research', 'contain', 'attack', 'enforcement', 'money', 'plan'] as const;

export const TRACKS = ['yellow', 'black', 'red', 'blue'] as const;

export const ON_DISPLAY = 2;

export const OWNED = 4;

export const STOLEN = 10;

export const DAWN_HELD = 4;

/** A die, token or card that is being used: the symbols of it that are left. */
export interface Hand {
  readonly seat: number;
  readonly symbols: readonly ('research' | 'contain' | 'attack' | 'enforcement' | 'money' | 'plan')[];
}

export interface Scene {
  readonly hand?: Hand;
}

/** For the contract: rows with the axes that they are read by, and the scene. */
export type Engine = {
  readonly rows: {
    readonly 'round': readonly [];
    readonly 'stage': readonly [];
    readonly 'result': readonly [];
    readonly 'population': readonly [];
    readonly 'money': readonly [];
    readonly 'base': readonly [];
    readonly 'defeated': readonly [];
    readonly 'chain': readonly [];
    readonly 'ring': readonly [];
    readonly 'great-epic-place': readonly [];
    readonly 'great-epic-research': readonly [];
    readonly 'great-epic-health': readonly [];
    readonly 'great-epic-bracket': readonly ['track'];
    readonly 'power-row': readonly ['track'];
    readonly 'board': readonly [];
    readonly 'sniper-token': readonly [];
    readonly 'demolition-tokens': readonly [];
    readonly 'district': readonly ['place'];
    readonly 'epic': readonly ['place'];
    readonly 'research': readonly ['place'];
    readonly 'health': readonly ['place'];
    readonly 'bracket': readonly ['place'];
    readonly 'piece': readonly ['city-piece', 'place'];
    readonly 'marker': readonly ['place'];
    readonly 'side': readonly ['place'];
    readonly 'bonus-used': readonly ['place'];
    readonly 'who': readonly ['seat'];
    readonly 'where': readonly ['seat'];
    readonly 'plan': readonly ['seat'];
    readonly 'pending': readonly ['seat'];
    readonly 'ability-used': readonly ['seat'];
    readonly 'rolls': readonly ['seat'];
    readonly 'moves': readonly ['seat'];
    readonly 'bought': readonly ['seat'];
    readonly 'held': readonly ['seat'];
    readonly 'held-reach': readonly ['seat'];
    readonly 'colour': readonly ['seat', 'die'];
    readonly 'face': readonly ['seat', 'die'];
    readonly 'state': readonly ['seat', 'die'];
    readonly 'activated': readonly ['seat', 'die'];
    readonly 'grant': readonly ['seat', 'die'];
    readonly 'swap': readonly ['seat', 'die'];
    readonly 'assault-old': readonly ['seat', 'assault'];
    readonly 'assault-new': readonly ['seat', 'assault'];
    readonly 'reserve': readonly ['colour'];
    readonly 'supply': readonly ['piece-kind'];
    readonly 'holder': readonly ['equipment'];
    readonly 'former': readonly ['equipment'];
    readonly 'used': readonly ['equipment'];
    readonly 'off': readonly ['equipment'];
    readonly 'granted': readonly ['equipment'];
    readonly 'epic-at': readonly ['epic'];
    readonly 'place-of': readonly ['district'];
    readonly 'regalia-at': readonly ['regalia-card'];
    readonly 'dawnslight-at': readonly ['dawnslight'];
    readonly 'dawnslight-bottom': readonly ['dawnslight'];
  };
  readonly axes: 'assault' | 'city-piece' | 'colour' | 'dawnslight' | 'die' | 'district' | 'epic' | 'equipment' | 'piece-kind' | 'place' | 'regalia-card' | 'seat' | 'track';
  readonly scene: Partial<Scene>;
};
