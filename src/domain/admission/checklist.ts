import { payability } from '../payment/payability.ts'
import { settledPaymentStatuses } from '../payment/payment-transitions.ts'
import type { AdmissionFacts } from './admission-verdict.ts'

/** Items of the dashboard checklist (spec point 4). */
export const checklistItems = ['passport', 'payment', 'speaker', 'transfer', 'verification'] as const

export type ChecklistItem = (typeof checklistItems)[number]

export type ChecklistFacts = AdmissionFacts & {
  isSpeaker: boolean
  speakerInfoGiven: boolean
  transferInfoGiven: boolean
  /** The cabinet's date for transfers has passed (spec point 4): changes now need a change request. */
  transferLocked: boolean
}

/** The items that concern this person, done or to do; an item is not `available` when they cannot do it yet or any more. */
export function checklist(
  facts: ChecklistFacts,
): { item: ChecklistItem; done: boolean; available: boolean }[] {
  const rows = [
    {
      item: 'passport' as const,
      done: facts.passportGiven && facts.security !== 'passportFailed',
      available: true,
    },
    {
      item: 'payment' as const,
      done: settledPaymentStatuses.includes(facts.payment),
      available: isPaymentOwn(facts),
    },
    { item: 'speaker' as const, done: facts.speakerInfoGiven, available: true },
    { item: 'transfer' as const, done: facts.transferInfoGiven, available: !facts.transferLocked },
    {
      item: 'verification' as const,
      done: facts.security === 'passportVerified',
      available: facts.passportGiven,
    },
  ]
  return facts.isSpeaker ? rows : rows.filter(row => row.item !== 'speaker')
}

/** It is paid, or it may be paid and no coordinator pays. */
function isPaymentOwn({
  application: status,
  security,
  payment,
  paidByCoordinator,
}: ChecklistFacts): boolean {
  const verdict = payability({ status, security, payment })
  if (!verdict.ok) return verdict.code === 'payment_already_settled'
  return !paidByCoordinator
}
