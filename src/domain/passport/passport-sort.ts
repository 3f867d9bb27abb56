import type { PassportQueueState } from './passport-queue-state.ts'

/** Orders of the passport check; each column goes both ways. */
export const passportSorts = [
  'saved',
  'savedDown',
  'name',
  'nameDown',
  'company',
  'companyDown',
  'citizenship',
  'citizenshipDown',
  'state',
  'stateDown',
] as const
export type PassportSort = (typeof passportSorts)[number]

/** States in the order in which a passport comes to them. */
export const passportRanks = [
  'notGiven',
  'passportPending',
  'passportFailed',
  'passportVerified',
  'onHold',
  'rejected',
] as const satisfies readonly PassportQueueState[]

/** An order by ranks: people of one rank go by name. Countries rank by their names, and those who have named none come last. */
export type PassportRanking = { by: 'state' | 'citizenship'; way: 'asc' | 'desc' }

export const passportRankings = {
  citizenship: { by: 'citizenship', way: 'asc' },
  citizenshipDown: { by: 'citizenship', way: 'desc' },
  state: { by: 'state', way: 'asc' },
  stateDown: { by: 'state', way: 'desc' },
} as const satisfies Partial<Record<PassportSort, PassportRanking>>

export type RankedPassportSort = keyof typeof passportRankings

export function isRankedPassportSort(sort: PassportSort): sort is RankedPassportSort {
  return sort in passportRankings
}
