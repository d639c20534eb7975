/**
 * Who deploys by himself, and how: by table and seat, since at one screen the board changes hands with every figure. It ends when
 * nobody waits any more, or when a figure is back in reserve: whoever takes something back wants to do it otherwise.
 */

interface Plan {
  /** The formation; an empty name leaves it to the engine. */
  readonly name: string;
  /** How many still waited. */
  readonly left: number;
}

export class Mustering {
  private plans = $state.raw<Readonly<Record<string, Plan>>>({});

  begin(key: string, name: string, left: number): void {
    this.plans = { ...this.plans, [key]: { name, left } };
  }

  planned(key: string): string | undefined {
    return this.plans[key]?.name;
  }

  /** How the next figure deploys when so many wait; undefined: by hand. */
  next(key: string, left: number): string | undefined {
    const plan = this.plans[key];
    if (!plan) return undefined;
    if (left > plan.left || left === 0) {
      this.plans = Object.fromEntries(Object.entries(this.plans).filter(([one]) => one !== key));
      return undefined;
    }
    if (left < plan.left) this.plans = { ...this.plans, [key]: { ...plan, left } };
    return plan.name;
  }
}

export const mustering = new Mustering();
