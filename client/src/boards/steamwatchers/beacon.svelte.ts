/** A beacon inside a move: set down at once in a zone of one's own, or promised to a zone that is still fought for. */

import type { Option, Question } from '../../wire/messages';
import { idIn, saidBy } from '../args';
import { keyOf } from '../contract';
import type { Position } from './position';
import type { BoardProps } from './props';

const AFTERWARDS = 'ask-next-combat'; // where it may still be set down when the fights are over
const MOVING = 'ask-manoeuvre';
const NEXT_MOVE = 'ask-play';

function sitesIn(question: Question | null): readonly Option[] {
  return question?.options.filter(({ verb }) => verb === 'beacon') ?? [];
}

function siteAt(question: Question | null, zone: string): Option | undefined {
  return sitesIn(question).find((option) => idIn(saidBy(option).args, 'zone') === zone);
}

export class Beacon {
  /** In the hand: a press on a zone sets it down. */
  held = $state(false);
  promised = $state.raw<{ readonly zone: string; readonly origin: string | null } | null>(null);

  constructor(private readonly now: () => BoardProps) {}

  private get board(): BoardProps {
    return this.now();
  }

  get offered(): boolean {
    return sitesIn(this.board.question).length > 0;
  }

  /** What a press on a zone means while several answers lead there: the beacon only if it is in the hand. */
  meant(zone: string): Option | null {
    const { question, targets } = this.board;
    const site = siteAt(question, zone);
    if (!question || !site) return null;
    const ids = targets.get(keyOf({ kind: 'zone', id: zone })) ?? [];
    const others = question.options.filter(({ id, verb }) => ids.includes(id) && verb !== 'beacon');
    if (this.held || others.length === 0) return site;
    return others.length === 1 ? (others[0] ?? null) : null;
  }

  /** Set it down there; where enemies still stand, once the zone is won. */
  set(zone: string, origin: string | null, position: Position): void {
    const site = siteAt(this.board.question, zone);
    this.held = false;
    if (site) {
      this.forget();
      this.board.take(site);
    } else if (this.offered && this.isFoughtFor(zone, position)) {
      this.promised = { zone, origin };
      this.board.intend?.(AFTERWARDS, (question) => siteAt(question, zone)?.say ?? null);
    } else this.board.explain({ kind: 'zone', id: zone });
  }

  forget(): void {
    this.held = false;
    if (this.promised === null) return;
    this.promised = null;
    this.board.intend?.(AFTERWARDS, null);
  }

  /** A promise ends with its move. */
  follow(origin: string | null): void {
    const key = this.board.question?.title.key;
    if (key === undefined) return;
    if (!this.offered) this.held = false;
    if (key === NEXT_MOVE || (key === MOVING && this.promised !== null && this.promised.origin !== origin)) this.forget();
  }

  isFoughtFor(zone: string, position: Position): boolean {
    const own = this.board.table.seats.find(({ seat }) => seat === this.board.question?.seat)?.id;
    const { forces } = position.zone(zone);
    return forces.length > 1 && forces.some(({ side }) => side === own);
  }
}
