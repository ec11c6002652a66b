/** A source of random numbers that gives the same ones for the same seed. */
export type Random = {
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number
  pick<T>(list: readonly T[]): T
}

/** Creates a source of random numbers (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return { integer, pick: (list) => list[integer(0, list.length - 1)] as (typeof list)[number] }
}
