import { requestSorts } from '../change-request/request-sort.ts'
import type { PhotographVerdict } from './photograph-finding.ts'

export const photographSorts = [...requestSorts, 'check', 'checkDown'] as const
export type PhotographSort = (typeof photographSorts)[number]

/** What the check says of them, in the order of the list: what asks most of the committee comes first. */
export const photographChecks = ['fail', 'look', 'unchecked', 'pass'] satisfies (
  | PhotographVerdict
  | 'unchecked'
)[]
export type PhotographCheck = (typeof photographChecks)[number]
