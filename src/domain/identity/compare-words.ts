import type { LetterPair } from './name-reason.ts'
import { type Reading, readingsOf, type Sound } from './name-sounds.ts'
import { remember } from './remember.ts'

/** A word as it is written and as it can be read. */
export type NameWord = { written: string; readings: Reading[] }

/** `slips` counts typing errors; what is only another way to write a sound adds less than half of one. `letters` pairs the two words piece by piece. */
export type WordComparison = { slips: number; letters: LetterPair[] }

export const toNameWord = remember(
  (written: string) => written,
  (written): NameWord => ({ written, readings: readingsOf(written) }),
)

/** What stands between a sound and another: 0 for the same, little where usual spellings differ, 1 for a typing error. */
function between(left: string, right: string): number {
  if (left === right) return 0
  const pair = left < right ? left + right : right + left
  return near[pair] ?? 1
}
/** ё is written as e and o. */
const near: Record<string, number> = { Ee: 0, Eo: 0.1, EO: 0, Oo: 0, Oe: 0.1 }

const vowels = new Set('aeiouE')
/** The first letter is hardly ever mistyped. */
const firstLetter = 1.5
const lessUsual = 0.05

type Step = { cost: number; left: Sound[]; right: Sound[] }

/** Compares two words by their nearest readings. */
export const compareWords = remember(
  (left: NameWord, right: NameWord) => `${left.written}\n${right.written}`,
  compareReadings,
)

function compareReadings(left: NameWord, right: NameWord): WordComparison {
  let best: { slips: number; table: CostTable } | undefined
  for (const [one, other] of readingPairs(left, right)) {
    const strain = lessUsual * (one.strain + other.strain)
    if (best && strain >= best.slips) break
    const table = costTable(one.sounds, other.sounds)
    const slips = table.total + strain
    if (!best || slips < best.slips) best = { slips, table }
  }
  if (!best) return { slips: Number.POSITIVE_INFINITY, letters: [] }
  return { slips: best.slips, letters: pairLetters(left.written, right.written, best.table.steps()) }
}

/** The usual readings first; where some are equal, these alone. */
function readingPairs(left: NameWord, right: NameWord): [Reading, Reading][] {
  const all = left.readings.flatMap(one => right.readings.map((other): [Reading, Reading] => [one, other]))
  const equal = all.filter(([one, other]) => one.key === other.key)
  const strain = ([one, other]: [Reading, Reading]) => one.strain + other.strain
  return (equal.length > 0 ? equal : all).sort((one, other) => strain(one) - strain(other))
}

type CostTable = { total: number; steps(): Step[] }

/** Damerau's distance over sounds. Of many readings only the nearest is asked for its steps, so that those are looked up afterwards. */
function costTable(left: readonly Sound[], right: readonly Sound[]): CostTable {
  const width = right.length + 1
  const costs = new Float64Array((left.length + 1) * width)
  const costAt = (i: number, j: number) => costs[i * width + j] ?? Number.POSITIVE_INFINITY
  // The cheapest way into the place that was looked at last: what it costs, and how many sounds of each word it takes.
  const way = { cost: 0, ofLeft: 0, ofRight: 0 }
  const findWay = (i: number, j: number) => {
    way.cost = Number.POSITIVE_INFINITY
    const offer = (ofLeft: number, ofRight: number, cost: number) => {
      const isFirst = cost === 1 && i + j === ofLeft + ofRight
      const total = costAt(i - ofLeft, j - ofRight) + cost * (isFirst ? firstLetter : 1)
      if (total >= way.cost) return
      way.cost = total
      way.ofLeft = ofLeft
      way.ofRight = ofRight
    }
    const [one, other] = [left[i - 1], right[j - 1]]
    if (one && other) offer(1, 1, between(one.sound, other.sound))
    if (one) offer(1, 0, leftOut(left, i - 1))
    if (other) offer(0, 1, leftOut(right, j - 1))
    if (one?.sound === right[j - 2]?.sound && other?.sound === left[i - 2]?.sound) offer(2, 2, 1)
    return way
  }
  for (let i = 0; i <= left.length; i += 1)
    for (let j = 0; j <= right.length; j += 1) if (i + j > 0) costs[i * width + j] = findWay(i, j).cost
  return {
    total: costAt(left.length, right.length),
    steps() {
      const steps: Step[] = []
      for (let [i, j] = [left.length, right.length]; i + j > 0; ) {
        const { ofLeft, ofRight } = findWay(i, j)
        steps.unshift({
          cost: costAt(i, j),
          left: left.slice(i - ofLeft, i),
          right: right.slice(j - ofRight, j),
        })
        i -= ofLeft
        j -= ofRight
      }
      return steps
    },
  }
}

/** A glide beside a vowel is often not written: Alekseev, Alekseyev. */
function leftOut(sounds: readonly Sound[], at: number): number {
  const beside = [sounds[at - 1], sounds[at + 1]].some(sound => sound && vowels.has(sound.sound))
  return sounds[at]?.sound === 'i' && beside ? 0.2 : 1
}

/** Steps as pieces of both words; steps over the same written letters are one pair, and letters without a sound go with those before them. */
function pairLetters(left: string, right: string, steps: readonly Step[]): LetterPair[] {
  const pairs: { left: number; right: number; cost: number }[] = []
  let cost = 0
  for (const step of steps) {
    const [toLeft, toRight] = [step.left.at(-1)?.to, step.right.at(-1)?.to]
    const last = pairs.at(-1)
    const [endLeft, endRight] = [
      Math.max(last?.left ?? 0, toLeft ?? 0),
      Math.max(last?.right ?? 0, toRight ?? 0),
    ]
    const shared =
      last &&
      (step.left.some(({ from }) => from < last.left) || step.right.some(({ from }) => from < last.right))
    if (shared)
      Object.assign(last, {
        left: endLeft,
        right: endRight,
        cost: Math.max(last.cost, step.cost - cost),
      })
    else pairs.push({ left: endLeft, right: endRight, cost: step.cost - cost })
    cost = step.cost
  }
  return pairs.map((pair, index) => {
    const before = pairs[index - 1]
    const isLast = index === pairs.length - 1
    const piece = (word: string, from: number | undefined, to: number, next: number | undefined) =>
      word.slice(from ?? 0, isLast ? word.length : silentEnd(word, to, next ?? word.length))
    const start = (word: string, at: number | undefined, end: number) =>
      at === undefined ? 0 : silentEnd(word, at, end)
    const after = pairs[index + 1]
    const [one, other] = [
      piece(left, start(left, before?.left, pair.left), pair.left, after?.left),
      piece(right, start(right, before?.right, pair.right), pair.right, after?.right),
    ]
    const how =
      pair.cost > 0.5
        ? ('slip' as const)
        : one.toLowerCase() === other.toLowerCase()
          ? ('same' as const)
          : ('sound' as const)
    return { left: one, right: other, how }
  })
}

/** Signs and apostrophes that have no sound of their own. */
const silent = /[ьъ'’ʼʹʺ`]/

function silentEnd(word: string, from: number, most: number): number {
  let end = from
  while (end < most && silent.test(word.charAt(end))) end += 1
  return end
}
