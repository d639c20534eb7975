/** A QR code for a short text, by ISO/IEC 18004: byte mode, error correction M, versions 1 to 10. */

/** Error-correction bytes of each block, and the number of blocks, by version. */
const BLOCKS: readonly (readonly [ecc: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];
const LEVEL_M = 0;
const FIELD = 0x11d; // the polynomial of the field of 256
const FORMAT_CODE = 0x537;
const FORMAT_MASK = 0x5412;
const VERSION_CODE = 0x1f25;
const PADS = [0xec, 0x11] as const;

export type Modules = readonly (readonly boolean[])[];

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? FIELD : 0);
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);
}

/** The remainder that corrects errors of a block. */
function correction(data: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let root = 0; root < length; root += 1) {
    const next = [...divisor, 0];
    divisor.forEach((factor, place) => (next[place + 1] = (next[place + 1] ?? 0) ^ times(factor, EXP[root] ?? 1)));
    divisor = next;
  }
  const rest = [...data, ...new Array<number>(length).fill(0)];
  data.forEach((_, place) => {
    const lead = rest[place] ?? 0;
    divisor.forEach((factor, step) => (rest[place + step] = (rest[place + step] ?? 0) ^ times(factor, lead)));
  });
  return rest.slice(data.length);
}

function rawBits(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const alignment = version === 1 ? 0 : (25 * aligned - 10) * aligned - 55;
  return (16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0);
}

function room(version: number): number {
  const [ecc, blocks] = BLOCKS[version - 1] ?? [0, 0];
  return Math.floor(rawBits(version) / 8) - ecc * blocks;
}

function versionFor(length: number): number {
  for (let version = 1; version <= BLOCKS.length; version += 1) {
    const header = version < 10 ? 12 : 20; // bits before the text: mode and length
    if (Math.ceil((header + length * 8) / 8) <= room(version)) return version;
  }
  throw new Error('The text is too long for this QR code.');
}

function dataBytes(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room(version) * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const out: number[] = [];
  for (let start = 0; start < bits.length; start += 8) out.push(parseInt(bits.slice(start, start + 8).join(''), 2));
  for (let pad = 0; out.length < room(version); pad += 1) out.push(PADS[pad % 2] ?? 0);
  return out;
}

/** Data and correction of all blocks, woven together. */
function woven(data: readonly number[], version: number): number[] {
  const [ecc, count] = BLOCKS[version - 1] ?? [0, 1];
  const short = Math.floor(data.length / count);
  const longs = data.length % count;
  const blocks: number[][] = [];
  for (let block = 0, start = 0; block < count; block += 1) {
    const length = short + (block >= count - longs ? 1 : 0);
    blocks.push(data.slice(start, start + length));
    start += length;
  }
  const checks = blocks.map((block) => correction(block, ecc));
  const out: number[] = [];
  for (let place = 0; place <= short; place += 1) for (const block of blocks) if (place < block.length) out.push(block[place] ?? 0);
  for (let place = 0; place < ecc; place += 1) for (const check of checks) out.push(check[place] ?? 0);
  return out;
}

class Canvas {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(
    readonly version: number,
    readonly size = version * 4 + 17,
  ) {
    this.dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.patterns();
  }

  put(x: number, y: number, dark: boolean): void {
    const [row, kept] = [this.dark[y], this.fixed[y]];
    if (!row || !kept || x < 0 || x >= this.size) return;
    row[x] = dark;
    kept[x] = true;
  }

  private patterns(): void {
    const { size } = this;
    for (let place = 0; place < size; place += 1) {
      this.put(6, place, place % 2 === 0);
      this.put(place, 6, place % 2 === 0);
    }
    for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) this.finder(cx, cy);
    const spots = this.alignments();
    const last = spots.length - 1;
    spots.forEach((y, row) =>
      spots.forEach((x, column) => {
        const corner = (row === 0 && column === 0) || (row === 0 && column === last) || (row === last && column === 0);
        if (!corner) this.square(x, y, 2);
      }),
    );
    this.format(0);
    if (this.version >= 7) this.versionBits();
  }

  private alignments(): number[] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = Math.ceil((this.version * 4 + 4) / (count * 2 - 2)) * 2;
    const spots = [6];
    for (let spot = this.size - 7; spots.length < count; spot -= step) spots.splice(1, 0, spot);
    return spots;
  }

  private finder(cx: number, cy: number): void {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        if (cy + dy >= 0 && cy + dy < this.size) this.put(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }

  private square(cx: number, cy: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) this.put(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  }

  format(mask: number): void {
    const told = (LEVEL_M << 3) | mask;
    let rest = told;
    for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * FORMAT_CODE);
    const bits = ((told << 10) | rest) ^ FORMAT_MASK;
    const bit = (place: number) => ((bits >> place) & 1) === 1;
    for (let place = 0; place <= 5; place += 1) this.put(8, place, bit(place));
    this.put(8, 7, bit(6));
    this.put(8, 8, bit(7));
    this.put(7, 8, bit(8));
    for (let place = 9; place < 15; place += 1) this.put(14 - place, 8, bit(place));
    for (let place = 0; place < 8; place += 1) this.put(this.size - 1 - place, 8, bit(place));
    for (let place = 8; place < 15; place += 1) this.put(8, this.size - 15 + place, bit(place));
    this.put(8, this.size - 8, true);
  }

  private versionBits(): void {
    let rest = this.version;
    for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * VERSION_CODE);
    const bits = (this.version << 12) | rest;
    for (let place = 0; place < 18; place += 1) {
      const dark = ((bits >> place) & 1) === 1;
      const [a, b] = [this.size - 11 + (place % 3), Math.floor(place / 3)];
      this.put(a, b, dark);
      this.put(b, a, dark);
    }
  }

  /** Up and down in pairs of columns, from the right, round the timing line. */
  fill(bytes: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const upward = ((right + 1) & 2) === 0;
        const y = upward ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.dark[y];
          if (!row || this.fixed[y]?.[x]) continue;
          row[x] = bit < bytes.length * 8 && (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
        }
      }
    }
  }

  mask(pattern: number): void {
    for (let y = 0; y < this.size; y += 1)
      for (let x = 0; x < this.size; x += 1) {
        const row = this.dark[y];
        if (row && !this.fixed[y]?.[x] && MASKS[pattern]?.(x, y)) row[x] = !row[x];
      }
  }

  /** How hard it is to read: long runs, blocks, shapes like a finder, too much of one colour. */
  penalty(): number {
    const columns = this.dark.map((_, x) => this.dark.map((row) => row[x] ?? false));
    let sum = 0;
    for (const line of [...this.dark, ...columns]) {
      const text = line.map((dark) => (dark ? '1' : '0')).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      sum += 40 * ((text.match(/(?=10111010000)/g)?.length ?? 0) + (text.match(/(?=00001011101)/g)?.length ?? 0));
    }
    for (let y = 1; y < this.size; y += 1)
      for (let x = 1; x < this.size; x += 1) {
        const here = this.dark[y]?.[x];
        if (here === this.dark[y]?.[x - 1] && here === this.dark[y - 1]?.[x] && here === this.dark[y - 1]?.[x - 1]) sum += 3;
      }
    const share = this.dark.flat().filter(Boolean).length / this.size ** 2;
    return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export function qr(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const canvas = new Canvas(version);
  canvas.fill(woven(dataBytes(bytes, version), version));
  let best = 0;
  let least = Infinity;
  for (let pattern = 0; pattern < MASKS.length; pattern += 1) {
    canvas.mask(pattern);
    canvas.format(pattern);
    const cost = canvas.penalty();
    if (cost < least) [best, least] = [pattern, cost];
    canvas.mask(pattern); // a mask twice is no mask
  }
  canvas.mask(best);
  canvas.format(best);
  return canvas.dark;
}
