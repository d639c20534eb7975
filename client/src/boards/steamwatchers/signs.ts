/** Colour, emblem and pattern of each clan: no one of them ever stands alone. All drawn for this house. */

export interface ClanSign {
  /** The end of the colour tokens: `--c-flotte`, `--i-flotte`, `--t-flotte`. */
  readonly hue: string;
  /** Filled, on a square of 24. */
  readonly emblem: string;
  /** Strokes or dots on a tile of 16. */
  readonly pattern: string;
  readonly strokeWidth: number;
  readonly filled: boolean;
}

function sign(hue: string, emblem: string, pattern: string, strokeWidth: number, filled = false): ClanSign {
  return { hue, emblem, pattern, strokeWidth, filled };
}

function sun(): string {
  const core = 'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z';
  const at = (reach: number, angle: number): string =>
    `${(12 + reach * Math.sin(angle)).toFixed(1)} ${(12 - reach * Math.cos(angle)).toFixed(1)}`;
  const rays = Array.from({ length: 8 }, (_, ray) => {
    const angle = (ray * Math.PI) / 4;
    return `M${at(5.4, angle - 0.2)}L${at(10.6, angle)}L${at(5.4, angle + 0.2)}Z`;
  });
  return core + rays.join('');
}

export const SIGNS: Readonly<Record<string, ClanSign>> = {
  apotres: sign('apotres', sun(), 'M4 1.9a2.1 2.1 0 1 0 .01 0ZM12 9.9a2.1 2.1 0 1 0 .01 0Z', 0, true),
  rhone: sign(
    'rhone',
    'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2.5-7 1.5 1 2 2.5 2 4C12 9 12.5 5 12 2Zm.2 11c-2 1.5-2.7 2.7-2.7 4a2.5 2.5 0 0 0 5 0c0-1.6-1.3-2.4-2.3-4Z',
    'M-2 18 18-2M-10 10 10-10M6 26 26 6',
    3,
  ),
  menrau: sign('menrau', 'M11 22v-8C6 14 3 11 3 6c5 0 8 2.5 9 6 .5-5 4-8 9-8 0 6-3.5 10-8 10.5V22Z', 'M3 2v6M11 10v6', 3),
  'flotte-libre': sign(
    'flotte',
    'M11 2v14H3C7 12 9.5 7 11 2Zm2 3c3.5 2.5 6.5 6.5 8 11h-8ZM2.5 18h19c-1.5 3-4 4-6 4h-7c-2 0-4.5-1-6-4Z',
    'M-4 5c4-6 8 6 12 0s8 6 12 0M-4 13c4-6 8 6 12 0s8 6 12 0',
    2.4,
  ),
  'rhein-stamm': sign(
    'rheinstamm',
    'M10.7 22v-7.5C6 14 3 11 3 4h2.2c.1 2 .5 3.6 1.3 4.8V3h2v8c.7.5 1.5.8 2.4 1h2.2c.9-.2 1.7-.5 2.4-1V3h2v5.8C18.3 7.6 18.7 6 18.8 4H21c0 7-3 10-7.7 10.5V22Z',
    'M-2 18 18-2M-2-2 18 18',
    2.2,
  ),
  alliance: sign('alliance', 'M12 1.5 14.3 9.7 22.5 12l-8.2 2.3L12 22.5l-2.3-8.2L1.5 12l8.2-2.3Z', 'M4 0v16M12 0v16', 2.6),
  catabates: sign(
    'catabates',
    'M2 6c7-3 15-3 20 1-3 0-5 .5-6.5 1.5 2.5 0 4.5.7 6 2.2-3-.4-5.5 0-7.5 1.3 2.3.2 4 1 5 2.5-3.6-.7-6.5 0-8.5 2C8.5 18.5 6.5 19.5 4 20c2-2.5 2.5-5 2-7.5C5.5 10 4.5 8 2 6Z',
    'M0 6l4-4 4 4 4-4 4 4M0 14l4-4 4 4 4-4 4 4',
    2.4,
  ),
  // The neutral clan of one scenario: a charred stump, and crosses on its zones.
  crames: sign('crames', 'M7 22V12L4 7l4 2 1-6 3 7 3-8v8l5-3-3 6v9Z', 'M2 2l4 4M6 2l-4 4M10 10l4 4M14 10l-4 4', 2),
  // What a stronghold of one scenario is held by: a door in the rock.
  cradle: sign('crames', 'M4 22V11a8 8 0 0 1 16 0v11h-4V11a4 4 0 0 0-8 0v11Z', 'M0 4h16M0 12h16', 2),
};

const UNKNOWN: ClanSign = sign('crames', 'M12 3a9 9 0 1 0 .01 0Z', 'M0 0h16', 1);

export function signOf(clan: string | null): ClanSign {
  return (clan === null ? null : SIGNS[clan]) ?? UNKNOWN;
}

/** The outline of a crest on a square of 32. */
export const CREST = 'M16 1.5 29 6v9.5C29 24 23 29 16 31 9 29 3 24 3 15.5V6Z';
