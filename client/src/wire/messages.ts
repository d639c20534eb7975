/**
 * What travels between server and client.
 * Written by `python -m tools.wire` from src/samovar/server/wire.py: change it there.
 */

export interface Game {
  readonly id: string;
  readonly names: Words;
  readonly blurb: Words;
  readonly players: Span;
  readonly minutes: Span;
  readonly status: 'coming' | 'playable';
}

export interface Health {
  readonly status: 'failing' | 'ok';
  readonly version: string;
}

export interface Span {
  readonly least: number;
  readonly most: number;
}

export interface Words {
  readonly fr: string;
  readonly en: string;
}
