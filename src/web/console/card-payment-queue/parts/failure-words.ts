import { m } from '#messages/compiled/messages.js'

const words: Record<string, () => string> = {
  insufficient_funds: m.organizer_failure_insufficient_funds,
  card_expired: m.organizer_failure_card_expired,
  invalid_card: m.organizer_failure_invalid_card,
  fraud_suspected: m.organizer_failure_fraud_suspected,
  three_d_secure_failed: m.organizer_failure_three_d_secure_failed,
  limit_exceeded: m.organizer_failure_limit_exceeded,
  card_restricted: m.organizer_failure_card_restricted,
  issuer_unavailable: m.organizer_failure_issuer_unavailable,
}

/** Why the bank refused, for finance; a reason that we do not know is shown as the acquirer wrote it. */
export function failureWord(reason: string): string {
  return Object.hasOwn(words, reason) ? (words[reason]?.() ?? reason) : reason
}
