import type { ParticipantRole } from '../participant/participant-role.ts'
import type { PassportQueueState } from '../passport/passport-queue-state.ts'
import { passportRanks } from '../passport/passport-sort.ts'
import { type PaymentStatus, paymentStatuses } from '../payment/payment-transitions.ts'
import type { ApplicationStatus } from './application-status.ts'

/** Orders of the queue of applications; each column goes both ways. */
export const applicationOrders = [
  'newest',
  'oldest',
  'name',
  'nameDown',
  'company',
  'companyDown',
  'position',
  'positionDown',
  'role',
  'roleDown',
  'status',
  'statusDown',
  'payment',
  'paymentDown',
  'security',
  'securityDown',
  'photograph',
  'photographDown',
  'owner',
  'ownerDown',
] as const
export type ApplicationOrder = (typeof applicationOrders)[number]

/** `submitted`: the usual order of the status. */
export const applicationSorts = ['submitted', ...applicationOrders] as const
export type ApplicationSort = (typeof applicationSorts)[number]

/** Of what waits for a decision, the one that has waited longest comes first; of everything else the newest. */
export function applicationOrder(
  sort: ApplicationSort,
  status: ApplicationStatus | 'all' | undefined,
): ApplicationOrder {
  if (sort !== 'submitted') return sort
  return status === 'pending' ? 'oldest' : 'newest'
}

/** Columns of few values go in the order in which a value comes to be; what somebody has to do for a photograph comes first. */
export const applicationRanks = {
  role: ['participant', 'speaker', 'media'],
  status: ['draft', 'unconfirmed', 'pending', 'approved', 'rejected', 'cancelled'],
  payment: paymentStatuses,
  security: passportRanks,
  photograph: ['review', 'requested', 'missing', 'none'],
} as const satisfies {
  role: readonly ParticipantRole[]
  status: readonly ApplicationStatus[]
  payment: readonly PaymentStatus[]
  security: readonly PassportQueueState[]
  photograph: readonly string[]
}

/** An order by ranks: people of one rank go by name. Owners rank by their names, and nobody comes last. */
export type ApplicationRanking = { by: keyof typeof applicationRanks | 'owner'; way: 'asc' | 'desc' }

export const applicationRankings = {
  role: { by: 'role', way: 'asc' },
  roleDown: { by: 'role', way: 'desc' },
  status: { by: 'status', way: 'asc' },
  statusDown: { by: 'status', way: 'desc' },
  payment: { by: 'payment', way: 'asc' },
  paymentDown: { by: 'payment', way: 'desc' },
  security: { by: 'security', way: 'asc' },
  securityDown: { by: 'security', way: 'desc' },
  photograph: { by: 'photograph', way: 'asc' },
  photographDown: { by: 'photograph', way: 'desc' },
  owner: { by: 'owner', way: 'asc' },
  ownerDown: { by: 'owner', way: 'desc' },
} as const satisfies Partial<Record<ApplicationOrder, ApplicationRanking>>

type RankedOrder = keyof typeof applicationRankings

export type PlainOrder = Exclude<ApplicationOrder, RankedOrder>

export function isRanked(order: ApplicationOrder): order is RankedOrder {
  return order in applicationRankings
}
