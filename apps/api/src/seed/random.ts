/** A small deterministic generator (mulberry32): the same seed always gives the same demo data. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items. Throws on an empty list. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('pick from an empty list');
    return item;
  }

  /** `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const pool = [...items];
    const taken: T[] = [];
    while (taken.length < count && pool.length > 0) {
      taken.push(...pool.splice(Math.floor(this.next() * pool.length), 1));
    }
    return taken;
  }

  /** A UUIDv7 whose time is `at` (milliseconds since 1970) and whose other bits come from the generator. */
  uuid(at: number): string {
    const time = Math.floor(at).toString(16).padStart(12, '0');
    const bits = () =>
      Math.floor(this.next() * 0x10000)
        .toString(16)
        .padStart(4, '0');
    const version = (0x7000 | Math.floor(this.next() * 0x1000)).toString(16);
    const variant = (0x8000 | Math.floor(this.next() * 0x4000)).toString(16);
    return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${bits()}${bits()}${bits()}`;
  }
}
