import { comparePeopleNames, type PersonName, sameFrom } from './compare-names.ts'
import type { NameReason } from './name-reason.ts'

/** What a pair of records is: nobody has looked yet, somebody has said that they are two people, or the two have become one record. */
export const duplicateStates = ['open', 'different', 'merged'] as const
export type DuplicateState = (typeof duplicateStates)[number]

export const duplicateFacts = ['birthDate', 'phone', 'email', 'company', 'passport'] as const
export type DuplicateFact = (typeof duplicateFacts)[number]

/** What is compared of a record beside its names; null where it was not given. A passport is its keyed hash, a company its tax number. */
export type RecordFacts = { names: PersonName[] } & Record<DuplicateFact, string | null>

export type DuplicateVerdict = {
  /** Whether the two records belong into the list. */
  isLikely: boolean
  /** 0 to 100. */
  score: number
  names: NameReason[]
  /** Only facts that both records have. */
  facts: { fact: DuplicateFact; agrees: boolean }[]
}

/** What a fact says when it agrees, and when it does not. A phone or an e-mail address may be an assistant's, and people change companies. */
const weights: Record<DuplicateFact, { agrees: number; differs: number }> = {
  birthDate: { agrees: 2, differs: -3 },
  phone: { agrees: 2, differs: 0 },
  email: { agrees: 2, differs: 0 },
  company: { agrees: 1, differs: 0 },
  // Somebody may hold two passports.
  passport: { agrees: 4, differs: -1 },
}
const surest = 5

/** Whether two records are likely one person's: the names are, and at least one fact speaks for it more than others against it. */
export function judgeDuplicates(left: RecordFacts, right: RecordFacts): DuplicateVerdict {
  const names = comparePeopleNames(left.names, right.names)
  const facts = duplicateFacts.flatMap(fact => {
    const [one, other] = [left[fact], right[fact]]
    return one && other ? [{ fact, agrees: one.toLowerCase() === other.toLowerCase() }] : []
  })
  const father = names.reasons.some(({ code, part }) => part === 'middleName' && code === 'sameSpelling')
    ? 1
    : 0
  const points = facts.reduce(
    (sum, { fact, agrees }) => sum + weights[fact][agrees ? 'agrees' : 'differs'],
    father,
  )
  const certainty = 0.5 + (0.5 * Math.min(Math.max(points, 0), surest)) / surest
  return {
    isLikely: names.score >= sameFrom && points > 0,
    score: Math.round(100 * names.score * certainty),
    names: names.reasons,
    facts,
  }
}
