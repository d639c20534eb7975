/** Were the dice fair? Computed here and not believed: every throw follows by HMAC-SHA256 from the seed and its place. */

const CHANCE = /^~ (\d+)\/(\d+)$/;

export interface Throw {
  readonly number: bigint;
  readonly ways: bigint;
}

/** The throws of a record, in their order. */
export function throwsOf(record: string): readonly Throw[] {
  return record.split('\n').flatMap((line) => {
    const found = CHANCE.exec(line);
    return found?.[1] && found[2] ? [{ number: BigInt(found[1]), ways: BigInt(found[2]) }] : [];
  });
}

function bytesOf(seed: string): Uint8Array<ArrayBuffer> | null {
  return /^([0-9a-f]{2})+$/i.test(seed) ? Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16)) : null;
}

/** A browser computes only on connections that nobody can tamper with: https, or this very machine. */
function able(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The commitment that a seed gives: "sha256:" and the digest of its bytes. */
export async function committed(seed: string): Promise<string | null> {
  const bytes = bytesOf(seed);
  if (!bytes || !able()) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256:${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export class Seed {
  private constructor(private readonly key: CryptoKey) {}

  static async of(seed: string): Promise<Seed | null> {
    const bytes = bytesOf(seed);
    if (!bytes || !able()) return null;
    return new Seed(await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']));
  }

  /** What the throw at this place of the game must be, one of so many. */
  async throw(place: number, ways: bigint): Promise<bigint> {
    const wide = Math.ceil(ways.toString(2).length / 8) + 8;
    const most = 1n << BigInt(8 * wide);
    const limit = (most / ways) * ways; // the remainder above would favour the low outcomes
    for (let attempt = 0; ; attempt += 1) {
      const number = await this.stream(`${place}:${attempt}`, wide);
      if (number < limit) return number % ways;
    }
  }

  private async stream(label: string, wide: number): Promise<bigint> {
    const bytes: number[] = [];
    while (bytes.length < wide) {
      const block = new TextEncoder().encode(`${label}:${bytes.length}`);
      bytes.push(...new Uint8Array(await crypto.subtle.sign('HMAC', this.key, block)));
    }
    return bytes.slice(0, wide).reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  }
}

/** The places, counted from one, of throws that the seed does not give; null where this browser cannot compute. Those before `first` fell from another seed. */
export async function misthrown(seed: string, throws: readonly Throw[], first: number): Promise<readonly number[] | null> {
  const source = await Seed.of(seed);
  if (!source) return null;
  const wrong: number[] = [];
  for (let place = first; place < throws.length; place += 1) {
    const fell = throws[place];
    if (fell && (await source.throw(place, fell.ways)) !== fell.number) wrong.push(place + 1);
  }
  return wrong;
}
