import { comparePeopleNames, type PersonName, sameFrom } from '../identity/compare-names.ts'
import type { NameReason } from '../identity/name-reason.ts'

/** Who is compared with the watch list, and with whom they stand in relation to the forum. Drivers are employees. */
export const watchedKinds = ['participant', 'employee', 'volunteer'] as const
export type WatchedKind = (typeof watchedKinds)[number]

/** What became of a hit: nobody has looked yet, it is the person of the list, or somebody else. */
export const watchHitStates = ['open', 'same', 'other'] as const
export type WatchHitState = (typeof watchHitStates)[number]

/** What a list is loaded for; the log keeps it. */
export const watchPurposes = ['check', 'inquiry'] as const
export type WatchPurpose = (typeof watchPurposes)[number]

export const birthDateFindings = ['same', 'near', 'different'] as const
export type BirthDateFinding = (typeof birthDateFindings)[number]

export type WatchVerdict = {
  isHit: boolean
  /** 0 to 100. */
  score: number
  names: NameReason[]
  /** Null where one of them is not known. */
  birthDate: BirthDateFinding | null
}

const certainty: Record<BirthDateFinding, number> = { same: 1, near: 0.9, different: 0 }
const unknown = 0.8

/** Whether somebody may be the person of the list: the names agree in any spelling, and the birth dates do not contradict. */
export function judgeWatched(
  listed: { name: PersonName; birthDate: string | null },
  person: { names: readonly PersonName[]; birthDate: string | null },
): WatchVerdict {
  const names = comparePeopleNames([listed.name], person.names)
  const birthDate = compareBirthDates(listed.birthDate, person.birthDate)
  return {
    isHit: names.score >= sameFrom && birthDate !== 'different',
    score: Math.round(100 * names.score * (birthDate ? certainty[birthDate] : unknown)),
    names: names.reasons,
    birthDate,
  }
}

/** Two ISO days. Near are those with one wrong digit, or with day and month swapped. */
export function compareBirthDates(left: string | null, right: string | null): BirthDateFinding | null {
  if (!left || !right) return null
  if (left === right) return 'same'
  const wrong = [...left].filter((digit, at) => digit !== right.charAt(at)).length
  const [year, month, day] = left.split('-')
  return wrong === 1 || right === `${year}-${day}-${month}` ? 'near' : 'different'
}
