/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Picker = <T>(from: readonly T[]) => T

function pickBy(random: () => number): Picker {
  return from => {
    const found = from[Math.floor(random() * from.length)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }
}

/** A moment up to so many days after another. */
function laterBy(random: () => number) {
  return (after: Date, days: number) =>
    new Date(after.getTime() + Math.floor((0.02 + random()) * days * 86_400_000))
}

/** What a thing of the crowd is made up with. */
export type Draw = { random: () => number; pick: Picker; later: (after: Date, days: number) => Date }

export function drawBy(seed: number): Draw {
  const random = randomOf(seed)
  return { random, pick: pickBy(random), later: laterBy(random) }
}

/** The earlier of two moments. */
export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
