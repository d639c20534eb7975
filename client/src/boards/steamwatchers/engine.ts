/**
 * What the engine tells of this game beyond the wire's own messages.
 * Written by `python -m tools.wire` from src/samovar/games/steamwatchers: its layout, and scene.py. Change it there.
 */

export type ArchonCard = 'a01' | 'a02' | 'a03' | 'a04' | 'a05' | 'a06' | 'a07' | 'a08' | 'a09' | 'a10' | 'a11' | 'a12' | 'a13' | 'a14' | 'a15' | 'a16' | 'a17' | 'a18' | 'a19' | 'a20' | 'a21' | 'a22' | 'a23' | 'a24' | 'added-archon-1' | 'added-archon-2' | 'added-archon-3' | 'added-archon-4' | 'added-archon-5' | 'added-archon-6' | 'added-archon-7' | 'added-archon-8' | 'added-archon-9' | 'added-archon-10' | 'added-archon-11' | 'added-archon-12';

export type Card = 'a01' | 'a02' | 'a03' | 'a04' | 'a05' | 'a06' | 'a07' | 'a08' | 'a09' | 'a10' | 'a11' | 'a12' | 'a13' | 'a14' | 'a15' | 'a16' | 'a17' | 'a18' | 'a19' | 'a20' | 'a21' | 'a22' | 'a23' | 'a24' | 'added-archon-1' | 'added-archon-2' | 'added-archon-3' | 'added-archon-4' | 'added-archon-5' | 'added-archon-6' | 'added-archon-7' | 'added-archon-8' | 'added-archon-9' | 'added-archon-10' | 'added-archon-11' | 'added-archon-12' | 'ruins' | 'reliquary' | 'miracle-alga';

export type Kit = 'heavy-transport' | 'biomass-generator' | 'amphibious-modules' | 'hydraulic-tripods' | 'sensor-bay' | 'recycling-station' | 'magnetic-cannons' | 'combat-simulators' | 'emp-fields' | 'experimental-greenhouse';

export type Order = 'move' | 'defence' | 'decoy';

export type Sea = 'mor-irez' | 'mare-nostrum' | 'noordzee' | 'itameri' | 'jadran' | 'pontos';

export type Seat = 'one' | 'two' | 'three' | 'four' | 'five';

export type Side = 'one' | 'two' | 'three' | 'four' | 'five' | 'scorched';

export type SteamCard = 'eire' | 'alba' | 'cymru' | 'commonwealth' | 'breizh' | 'normaundie' | 'vlaanderen' | 'burgundie' | 'elsass' | 'gironde' | 'rhone' | 'occitania-alta' | 'occitania-bassa' | 'provenca' | 'catalunya' | 'euskal-herria' | 'castilla' | 'lusitania' | 'andalus' | 'friesland' | 'rheinland' | 'schwaben' | 'saksa' | 'cechy' | 'pomorze' | 'jylland' | 'skane' | 'vestland' | 'svealand' | 'helvetia' | 'tirol' | 'catabatia' | 'padania' | 'istra' | 'dalmacija' | 'toscana' | 'latium' | 'napule' | 'sicilia' | 'lulli-sapmi' | 'pustynia' | 'skuthia' | 'mistreana' | 'gagauziya' | 'duna-barrage' | 'vojvodina' | 'sandzak' | 'trakija' | 'epiri' | 'ruins';

export type Structure = 'farm' | 'turret' | 'beacon' | 'toxic-farm';

export type Title = 'watcher-1' | 'legate' | 'archon' | 'watcher-4' | 'primus' | 'watcher-6';

export type Token = 'mobilisation' | 'great-host' | 'forced-march' | 'negotiation';

export type Unit = 'basic' | 'elite';

export type Zone = 'eire' | 'alba' | 'cymru' | 'commonwealth' | 'breizh' | 'normaundie' | 'vlaanderen' | 'burgundie' | 'elsass' | 'gironde' | 'rhone' | 'occitania-alta' | 'occitania-bassa' | 'provenca' | 'catalunya' | 'euskal-herria' | 'castilla' | 'lusitania' | 'andalus' | 'friesland' | 'rheinland' | 'schwaben' | 'saksa' | 'cechy' | 'pomorze' | 'jylland' | 'skane' | 'vestland' | 'svealand' | 'helvetia' | 'tirol' | 'catabatia' | 'padania' | 'istra' | 'dalmacija' | 'toscana' | 'latium' | 'napule' | 'sicilia' | 'lulli-sapmi' | 'pustynia' | 'skuthia' | 'mistreana' | 'gagauziya' | 'duna-barrage' | 'vojvodina' | 'sandzak' | 'trakija' | 'epiri';

export const EXPANSIONS = ['none', 'cards', 'spark-of-hope'] as const;

export const PHASES = ['setup', 'conclave', 'planning', 'activation', 'decline', 'great-white'] as const;

/** Empty when nobody is asked. `at`: where it takes place. `goal`: where it leads, if that is settled; `via` and `sailing`: by which way. `orders`: what this seat has planned and sealed. */
export interface Scene {
  readonly doing: 'acting' | 'driving' | 'fleeing' | 'grouping' | 'lending' | 'planning';
  readonly at?: Zone;
  readonly via?: Zone;
  readonly goal?: Zone;
  readonly sailing?: boolean;
  readonly orders?: readonly (readonly [Zone, Order])[];
}

/** For the contract: rows with the axes that they are read by, and the scene. */
export type Engine = {
  readonly rows: {
    readonly 'scenario': readonly [];
    readonly 'turn': readonly [];
    readonly 'phase': readonly [];
    readonly 'active': readonly [];
    readonly 'active-zone': readonly [];
    readonly 'combat-zone': readonly [];
    readonly 'attack': readonly [];
    readonly 'defence-strength': readonly [];
    readonly 'first-seat': readonly [];
    readonly 'beacon-set': readonly [];
    readonly 'set-out': readonly [];
    readonly 'unnumbered': readonly [];
    readonly 'passes': readonly [];
    readonly 'winner': readonly [];
    readonly 'ending': readonly [];
    readonly 'last-clan-wins': readonly [];
    readonly 'turns-agreed': readonly [];
    readonly 'archon-up': readonly [];
    readonly 'holder': readonly [];
    readonly 'foreseen': readonly [];
    readonly 'legate-at': readonly [];
    readonly 'legate-of': readonly [];
    readonly 'primus-at': readonly [];
    readonly 'primus-of': readonly [];
    readonly 'accomplice-at': readonly [];
    readonly 'clean-left': readonly [];
    readonly 'contraband-left': readonly [];
    readonly 'quarantine-left': readonly [];
    readonly 'morale-left': readonly [];
    readonly 'floors-left': readonly [];
    readonly 'farms-left': readonly [];
    readonly 'turrets-left': readonly [];
    readonly 'toxics-left': readonly [];
    readonly 'farms-boxed': readonly [];
    readonly 'turrets-boxed': readonly [];
    readonly 'toxics-boxed': readonly [];
    readonly 'steam-left': readonly [];
    readonly 'steam-discarded': readonly [];
    readonly 'steam-top': readonly [];
    readonly 'steam-boxed': readonly [];
    readonly 'archon-left': readonly [];
    readonly 'control': readonly ['zone'];
    readonly 'floors': readonly ['zone'];
    readonly 'farms': readonly ['zone'];
    readonly 'toxics': readonly ['zone'];
    readonly 'turrets': readonly ['zone'];
    readonly 'morale': readonly ['zone'];
    readonly 'target': readonly ['zone'];
    readonly 'loot': readonly ['zone'];
    readonly 'order': readonly ['zone'];
    readonly 'order-of': readonly ['zone'];
    readonly 'basics': readonly ['zone', 'side'];
    readonly 'elites': readonly ['zone', 'side'];
    readonly 'beacons': readonly ['zone', 'seat'];
    readonly 'contracts': readonly ['sea', 'seat'];
    readonly 'conclave': readonly ['title'];
    readonly 'reservation': readonly ['title'];
    readonly 'clan': readonly ['seat'];
    readonly 'deployed': readonly ['seat'];
    readonly 'title': readonly ['seat'];
    readonly 'passed': readonly ['seat'];
    readonly 'out': readonly ['seat'];
    readonly 'stalled': readonly ['seat'];
    readonly 'rewarded': readonly ['seat'];
    readonly 'attacks': readonly ['seat'];
    readonly 'geo': readonly ['seat'];
    readonly 'supply': readonly ['seat'];
    readonly 'incubation': readonly ['seat'];
    readonly 'wards': readonly ['seat'];
    readonly 'clean-stock': readonly ['seat'];
    readonly 'contraband-stock': readonly ['seat'];
    readonly 'clean-surplus': readonly ['seat'];
    readonly 'contraband-surplus': readonly ['seat'];
    readonly 'sick-stock': readonly ['seat'];
    readonly 'sick-supply': readonly ['seat'];
    readonly 'slot': readonly ['seat', 'slot'];
    readonly 'token-reserve': readonly ['seat', 'token'];
    readonly 'order-reserve': readonly ['seat', 'order'];
    readonly 'reserve-basic': readonly ['side'];
    readonly 'reserve-elite': readonly ['side'];
    readonly 'exiled-basic': readonly ['side'];
    readonly 'exiled-elite': readonly ['side'];
    readonly 'boxed-basic': readonly ['side'];
    readonly 'captive-basic': readonly ['side'];
    readonly 'captive-elite': readonly ['side'];
    readonly 'on-map': readonly ['side'];
    readonly 'trophies': readonly ['seat'];
    readonly 'beacon-reserve': readonly ['seat'];
    readonly 'beacons-boxed': readonly ['seat'];
    readonly 'contract-reserve': readonly ['seat'];
    readonly 'contracts-boxed': readonly ['seat'];
    readonly 'aside-elite': readonly ['seat'];
    readonly 'aside-contract': readonly ['seat'];
    readonly 'aside-token': readonly ['seat', 'token'];
    readonly 'steam-held': readonly ['seat'];
    readonly 'archon-held': readonly ['seat'];
    readonly 'final-geo': readonly ['seat'];
    readonly 'archon-gone': readonly ['archon-card'];
    readonly 'memory': readonly ['card'];
    readonly 'steam-hand': readonly ['seat', 'steam-card'];
    readonly 'archon-hand': readonly ['seat', 'archon-card'];
    readonly 'meeting': readonly ['seat'];
    readonly 'meeting-drawn': readonly ['seat', 'meeting'];
    readonly 'steam-deck': readonly ['depth'];
    readonly 'steam-discard': readonly ['depth'];
    readonly 'archon-deck': readonly ['archon-depth'];
    readonly 'expansion': readonly [];
    readonly 'second-up': readonly [];
    readonly 'board-active': readonly [];
    readonly 'loaded': readonly [];
    readonly 'unloaded': readonly [];
    readonly 'rolled': readonly [];
    readonly 'resting': readonly ['unit'];
    readonly 'caravan-at': readonly ['seat'];
    readonly 'wagons': readonly ['seat'];
    readonly 'wagons-boxed': readonly ['seat'];
    readonly 'wagons-taken': readonly ['seat'];
    readonly 'wagon-trophies': readonly ['seat'];
    readonly 'board-order': readonly ['seat'];
    readonly 'exempt': readonly ['seat'];
    readonly 'aboard-basic': readonly ['seat'];
    readonly 'aboard-elite': readonly ['seat'];
    readonly 'aboard': readonly ['seat', 'structure'];
    readonly 'mobile-farms': readonly ['seat'];
    readonly 'mobile-turrets': readonly ['seat'];
    readonly 'kit': readonly ['seat', 'kit-place'];
    readonly 'advanced': readonly ['seat', 'kit-place'];
    readonly 'exploited': readonly ['seat', 'kit-place'];
    readonly 'kits-left': readonly ['kit'];
    readonly 'kits-boxed': readonly ['kit'];
    readonly 'archon-aside': readonly ['aside'];
  };
  readonly axes: 'archon-card' | 'archon-depth' | 'aside' | 'card' | 'depth' | 'kit' | 'kit-place' | 'meeting' | 'order' | 'sea' | 'seat' | 'side' | 'slot' | 'steam-card' | 'structure' | 'title' | 'token' | 'unit' | 'zone';
  readonly scene: Partial<Scene>;
};
