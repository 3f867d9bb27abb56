import type { RaiseTab } from './raise-transitions.ts'

/** Orders of the requests for more places, each both ways. */
export const raiseSorts = [
  'oldest',
  'newest',
  'company',
  'companyDown',
  'role',
  'roleDown',
  'mostTaken',
  'fewestTaken',
  'mostAsked',
  'fewestAsked',
  'largest',
  'smallest',
  'state',
  'stateDown',
] as const
export type RaiseSort = (typeof raiseSorts)[number]

/** Who waits longest first; of what has ended the newest. */
export function usualRaiseSort(tab: RaiseTab): RaiseSort {
  return tab === 'ended' ? 'newest' : 'oldest'
}
