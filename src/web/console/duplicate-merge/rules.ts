import type { DuplicateRecord } from '#contract/organiser-duplicate.ts'

type Told = Pick<DuplicateRecord, 'phone' | 'company' | 'createdAt'>

/** By what two records with the same name are told apart: the phone if it differs, else the company, else the day they were made. */
export function tellingFact(left: Told, right: Told): keyof Told {
  const differs = (fact: 'phone' | 'company') =>
    left[fact] !== null && right[fact] !== null && left[fact] !== right[fact]
  if (differs('phone')) return 'phone'
  return differs('company') ? 'company' : 'createdAt'
}
