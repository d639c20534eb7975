/**
 * Which clan each seat of the table on screen leads. Signs of seats are drawn in many places that know no state;
 * the table's own function for scores, which does, keeps this up to date.
 */

class Leaders {
  clans = $state.raw<Readonly<Record<string, string | null>>>({});

  learn(seat: string, clan: string | null): void {
    if (this.clans[seat] === clan) return;
    queueMicrotask(() => {
      if (this.clans[seat] !== clan) this.clans = { ...this.clans, [seat]: clan };
    });
  }
}

export const leaders = new Leaders();
