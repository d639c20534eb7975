/**
 * What the engine tells of this game beyond the wire's own messages.
 * Written by `python -m tools.wire` from src/samovar/games/steamfront: its layout, and scene.py. Change it there.
 */

export type Die = 'd1' | 'd2' | 'd3' | 'd4' | 'd5' | 'd6' | 'd7' | 'd8' | 'd9' | 'd10' | 'd11' | 'd12' | 'd13' | 'd14' | 'd15' | 'd16' | 'd17' | 'd18' | 'd19' | 'd20' | 'd21' | 'd22' | 'd23' | 'd24';

export type Figure = 'a1' | 'a2' | 'a3' | 'a4' | 'a5' | 'a6' | 'a7' | 'a8' | 'a9' | 'a10' | 'a11' | 'a12' | 'a13' | 'a14' | 'a15' | 'a16' | 'a17' | 'a18' | 'a19' | 'a20' | 'b1' | 'b2' | 'b3' | 'b4' | 'b5' | 'b6' | 'b7' | 'b8' | 'b9' | 'b10' | 'b11' | 'b12' | 'b13' | 'b14' | 'b15' | 'b16' | 'b17' | 'b18' | 'b19' | 'b20';

export type Objective = 'o1' | 'o2' | 'o3' | 'o4' | 'o5' | 'o6' | 'o7';

export type Piece = 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8' | 'p9' | 'p10' | 'p11' | 'p12' | 'p13' | 'p14' | 'p15' | 'p16';

export type Relic = 'r1' | 'r2' | 'r3' | 'r4';

export type Side = 'a' | 'b';

export const PHASES = ['setup', 'initiative', 'activation', 'control'] as const;

export const SIDES = ['a', 'b'] as const;

export const CATEGORIES = ['universal', 'resistance', 'defence', 'damage', 'distance', 'impact', 'mastery'] as const;

export const IN_RESERVE = 1;

export const STANDING = 2;

export const RELIC_LYING = 1;

export const TURNS = 24;

/** An attack that is announced. `order` and `level` improve it; `weapon` counts those of the attacker's card. */
export interface Attack {
  readonly part: 'improving' | 'defending' | 'resolving';
  readonly attacker: Figure;
  readonly target: Figure;
  readonly weapon: number;
  readonly kind: string;
  readonly order?: 'universal' | 'resistance' | 'defence' | 'damage' | 'distance' | 'impact' | 'mastery';
  readonly level?: number;
}

/** `figure`: who acts. `attack`: the one under way. `terrain`: the kind of piece in hand. */
export interface Scene {
  readonly figure?: Figure;
  readonly attack?: Attack;
  readonly terrain?: string;
}

/** For the contract: rows with the axes that they are read by, and the scene. */
export type Engine = {
  readonly rows: {
    readonly 'turn': readonly [];
    readonly 'phase': readonly [];
    readonly 'scenario': readonly [];
    readonly 'deployment': readonly [];
    readonly 'initiative': readonly [];
    readonly 'active': readonly [];
    readonly 'moved': readonly [];
    readonly 'charged': readonly [];
    readonly 'attacks-made': readonly [];
    readonly 'terrain-left': readonly [];
    readonly 'objectives-left': readonly [];
    readonly 'objective-count': readonly [];
    readonly 'bag-relics': readonly [];
    readonly 'bag-empty': readonly [];
    readonly 'zone': readonly ['side'];
    readonly 'orders': readonly ['side'];
    readonly 'passes': readonly ['side'];
    readonly 'points': readonly ['side'];
    readonly 'kills': readonly ['side'];
    readonly 'all-kills': readonly ['side'];
    readonly 'attacker': readonly [];
    readonly 'target': readonly [];
    readonly 'band': readonly [];
    readonly 'kind': readonly [];
    readonly 'order': readonly [];
    readonly 'level': readonly [];
    readonly 'guard': readonly [];
    readonly 'guard-level': readonly [];
    readonly 'counter': readonly [];
    readonly 'attack-dice': readonly ['die'];
    readonly 'defence-dice': readonly ['die'];
    readonly 'card': readonly ['figure'];
    readonly 'status': readonly ['figure'];
    readonly 'x': readonly ['figure'];
    readonly 'y': readonly ['figure'];
    readonly 'lost': readonly ['figure'];
    readonly 'pressure': readonly ['figure'];
    readonly 'stun': readonly ['figure'];
    readonly 'daze': readonly ['figure'];
    readonly 'activated': readonly ['figure'];
    readonly 'used': readonly ['figure'];
    readonly 'carries': readonly ['figure'];
    readonly 'piece': readonly ['piece'];
    readonly 'piece-x': readonly ['piece'];
    readonly 'piece-y': readonly ['piece'];
    readonly 'piece-turn': readonly ['piece'];
    readonly 'piece-state': readonly ['piece'];
    readonly 'piece-owner': readonly ['piece'];
    readonly 'piece-used': readonly ['piece'];
    readonly 'objective-x': readonly ['objective'];
    readonly 'objective-y': readonly ['objective'];
    readonly 'relic': readonly ['relic'];
    readonly 'relic-x': readonly ['relic'];
    readonly 'relic-y': readonly ['relic'];
  };
  readonly axes: 'die' | 'figure' | 'objective' | 'piece' | 'relic' | 'side';
  readonly scene: Partial<Scene>;
};
