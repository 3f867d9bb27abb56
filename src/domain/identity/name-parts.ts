import { compareWords, type NameWord, toNameWord } from './compare-words.ts'
import { fullNamesOf } from './first-names.ts'
import type { NamePart, NameReason } from './name-reason.ts'
import { bothFrequent, sameByCustom, surnameForm } from './surnames.ts'

/** How far one part of a name agrees, 0 to 1, and why. */
export type PartComparison = { score: number; reason: NameReason }

/** What a slip costs, and what is kept where two words are no spellings of one another. */
const perSlip = 0.1
const different = 0.4

/** How many typing errors a word of so many sounds may have. */
export function slipsAllowed(sounds: number): number {
  return sounds < 5 ? 0 : sounds < 8 ? 1 : 2
}

function allowedFor(left: NameWord, right: NameWord): number {
  const length = (word: NameWord) => word.readings[0]?.key.length ?? 0
  return slipsAllowed(Math.min(length(left), length(right)))
}

const keysOf = (word: NameWord) => word.readings.map(({ key }) => key)
const plain = (written: string) => written.toLowerCase().replaceAll('ё', 'е')

/** Only another way to write the sounds: less than half a slip. */
const isSpelling = (slips: number) => slips < 0.5

export function compareSurnames(left: string, right: string): PartComparison {
  const [ones, others] = [wordsOf(left), wordsOf(right)]
  // A double surname: in any order, or one half alone.
  const [fewer, more] = ones.length <= others.length ? [ones, others] : [others, ones]
  const found = fewer.map(word =>
    more
      .map(other => compareSurnameWords(word, other))
      .reduce((best, next) => (next.score > best.score ? next : best)),
  )
  const worst = found.reduce((one, other) => (other.score < one.score ? other : one))
  const isWhole = fewer.length === more.length
  return { score: worst.score * (isWhole ? 1 : 0.92), reason: { ...worst.reason, left, right } }
}

/** A hyphen alone, as a search may hold it, is a word like any other. */
function wordsOf(name: string): string[] {
  const words = name.split(/[\s-]+/).filter(Boolean)
  return words.length > 0 ? words : [name]
}

function compareSurnameWords(left: string, right: string): PartComparison {
  const part = 'lastName'
  if (sameByCustom(left, right)) return spelling(part, left, right, [])
  const [one, other] = [toNameWord(left), toNameWord(right)]
  const { slips, letters } = compareWords(one, other)
  if (isSpelling(slips)) return spelling(part, left, right, letters)
  const forms = pairs(keysOf(one).map(surnameForm), keysOf(other).map(surnameForm))
  const isOneName = forms.some(([a, b]) => a.masculine === b.masculine && a.gender !== b.gender)
  if (isOneName) return { score: 0.6, reason: { code: 'differentEnding', part, left, right, letters } }
  const [usual, otherUsual] = [surnameForm(keysOf(one)[0] ?? ''), surnameForm(keysOf(other)[0] ?? '')]
  const endsOtherwise =
    (usual.ending !== null && otherUsual.ending !== null && usual.ending !== otherUsual.ending) ||
    (usual.gender !== null && otherUsual.gender !== null && usual.gender !== otherUsual.gender)
  if (endsOtherwise && !forms.some(([a, b]) => a.ending === b.ending && a.gender === b.gender))
    return { score: different, reason: { code: 'differentEnding', part, left, right, letters } }
  if (slips > allowedFor(one, other) + 0.5 || forms.some(([a, b]) => bothFrequent(a.masculine, b.masculine)))
    return { score: different, reason: { code: 'differentName', part, left, right, letters } }
  return { score: 1 - perSlip * slips, reason: { code: 'typingError', part, left, right, letters } }
}

function pairs<One>(left: readonly One[], right: readonly One[]): [One, One][] {
  return left.flatMap(one => right.map((other): [One, One] => [one, other]))
}

function spelling(
  part: NamePart,
  left: string,
  right: string,
  letters: NameReason['letters'],
): PartComparison {
  const isSame = plain(left) === plain(right)
  return {
    score: isSame ? 1 : 0.97,
    reason: { code: isSame ? 'sameSpelling' : 'otherSpelling', part, left, right, letters },
  }
}

const initial = /^\p{L}\.?$/u

export function compareFirstNames(left: string, right: string): PartComparison {
  const part = 'firstName'
  if (plain(left) === plain(right)) return spelling(part, left, right, [])
  if (initial.test(left) || initial.test(right)) return compareInitials(part, left, right)
  const [one, other] = [toNameWord(left), toNameWord(right)]
  const { slips, letters } = compareWords(one, other)
  const [full, otherFull] = [fullNamesOf(keysOf(one)), fullNamesOf(keysOf(other))]
  const bothKnown = full.size > 0 && otherFull.size > 0
  if (isSpelling(slips) && (!bothKnown || shares(full, otherFull)))
    return spelling(part, left, right, letters)
  if (bothKnown && shares(full, otherFull))
    return { score: 0.93, reason: { code: 'shortName', part, left, right, letters: [] } }
  const allowed = Math.min(1, allowedFor(one, other))
  if (bothKnown || slips > allowed + 0.5 || endsByGender(one, other))
    return { score: different, reason: { code: 'differentName', part, left, right, letters } }
  return { score: 1 - perSlip * slips, reason: { code: 'typingError', part, left, right, letters } }
}

function shares(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return [...left].some(name => right.has(name))
}

/** Эльмир and Эльмира are two people: a last a is no slip. */
function endsByGender(left: NameWord, right: NameWord): boolean {
  const [one, other] = [keysOf(left)[0] ?? '', keysOf(right)[0] ?? '']
  return one.endsWith('a') !== other.endsWith('a')
}

function compareInitials(part: NamePart, left: string, right: string): PartComparison {
  const first = (written: string) =>
    toNameWord(written.replace('.', '')).readings.map(({ key }) => key.charAt(0))
  const agrees = pairs(first(left), first(right)).some(([one, other]) => one === other)
  if (!agrees) return { score: different, reason: { code: 'differentName', part, left, right, letters: [] } }
  return { score: 0.65, reason: { code: 'initial', part, left, right, letters: [] } }
}

/** Patronymics differ by the father's name and by the bearer's gender; Андреич is Андреевич. */
export function comparePatronymics(left: string, right: string): PartComparison {
  const part = 'middleName'
  if (plain(left) === plain(right)) return spelling(part, left, right, [])
  if (initial.test(left) || initial.test(right)) return compareInitials(part, left, right)
  const { slips, letters } = compareWords(toNameWord(left), toNameWord(right))
  if (isSpelling(slips)) return spelling(part, left, right, letters)
  const [one, other] = [patronymic(left), patronymic(right)]
  const fathers = compareWords(toNameWord(one.father), toNameWord(other.father)).slips
  // Olegovich and Olegovna are two people, and Oleg is no patronymic.
  const genders = one.isDaughter !== other.isDaughter
  const shortest = Math.min(one.father.length, other.father.length)
  if (genders || fathers > slipsAllowed(shortest + 1))
    return { score: different, reason: { code: 'differentName', part, left, right, letters } }
  const code = isSpelling(fathers) ? 'shortName' : 'typingError'
  return { score: 1 - perSlip * fathers, reason: { code, part, left, right, letters } }
}

function patronymic(written: string): { father: string; isDaughter: boolean | null } {
  const key = toNameWord(written).readings[0]?.key ?? ''
  const daughter = /(?:ov|ev|e|iC)na$/
  const son = /(?:ov|ev|e)?iC$/
  if (daughter.test(key)) return { father: key.replace(daughter, ''), isDaughter: true }
  if (son.test(key)) return { father: key.replace(son, ''), isDaughter: false }
  return { father: key, isDaughter: null }
}
