import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import { type PaymentStatus, settledPaymentStatuses } from '../payment/payment-transitions.ts'

type Standing = { status: ApplicationStatus; security: SecurityStatus; payment: PaymentStatus }

/** People of a group by their progress (spec point 4). The paid are also counted as approved; the withdrawn count in the total only. */
export type GroupSummary = {
  total: number
  draft: number
  awaitingConfirmation: number
  awaitingReview: number
  approved: number
  paid: number
  rejected: number
}

export function summariseGroup(members: readonly Standing[]): GroupSummary {
  const count = (test: (member: Standing) => boolean) => members.filter(test).length
  const isRefused = ({ status, security }: Standing) => status === 'rejected' || security === 'rejected'
  const isApproved = (member: Standing) => member.status === 'approved' && !isRefused(member)
  return {
    total: members.length,
    draft: count(({ status }) => status === 'draft'),
    awaitingConfirmation: count(({ status }) => status === 'unconfirmed'),
    awaitingReview: count(member => member.status === 'pending' && !isRefused(member)),
    approved: count(isApproved),
    paid: count(member => isApproved(member) && settledPaymentStatuses.includes(member.payment)),
    rejected: count(member => member.status !== 'cancelled' && isRefused(member)),
  }
}
