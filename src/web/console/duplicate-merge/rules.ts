import type { DuplicateRecord } from '#contract/organiser-duplicate.ts'

type Told = Pick<DuplicateRecord, 'phone' | 'company' | 'createdAt'>

/** What tells the records of two people of one name apart; when they were made, where the two have nothing else that differs. */
export function tellingFact(left: Told, right: Told): keyof Told {
  const differs = (fact: 'phone' | 'company') =>
    left[fact] !== null && right[fact] !== null && left[fact] !== right[fact]
  if (differs('phone')) return 'phone'
  return differs('company') ? 'company' : 'createdAt'
}
