import type { ApplicationStatus } from '../application/application-status.ts'
import { type ConsentKind, requiredForApplication } from './consent-kind.ts'

/**
 * Whether a consent can be withdrawn on its own. Nobody can be admitted without the required ones, so they end together with the application: by
 * cancelling it or by a request to erase the data (152-FZ, article 9, part 2; product.md §6a). All others end at once and change nothing else.
 */
export function judgeWithdrawal(facts: {
  kind: ConsentKind
  status: ApplicationStatus
}): { ok: true } | { ok: false; code: 'consent_ends_participation' } {
  const over = facts.status === 'cancelled' || facts.status === 'rejected'
  return requiredForApplication.includes(facts.kind) && !over
    ? { ok: false, code: 'consent_ends_participation' }
    : { ok: true }
}

/** Consents that a person may give in the cabinet; those for a payment are asked for with the payment. */
export function mayGive(kind: ConsentKind, role: 'participant' | 'speaker' | 'media'): boolean {
  if (kind === 'cardPayment' || kind === 'payerDetails') return false
  return kind !== 'speakerPublication' || role === 'speaker'
}
