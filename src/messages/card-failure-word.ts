import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

const words: Record<string, Word> = {
  given_up: m.organiser_failure_given_up,
  insufficient_funds: m.organiser_failure_insufficient_funds,
  card_expired: m.organiser_failure_card_expired,
  invalid_card: m.organiser_failure_invalid_card,
  fraud_suspected: m.organiser_failure_fraud_suspected,
  three_d_secure_failed: m.organiser_failure_three_d_secure_failed,
  limit_exceeded: m.organiser_failure_limit_exceeded,
  card_restricted: m.organiser_failure_card_restricted,
  issuer_unavailable: m.organiser_failure_issuer_unavailable,
}

/** Why the bank refused, for finance; an unknown reason is shown as the acquirer wrote it. */
export function cardFailureWord(reason: string): Word {
  return (Object.hasOwn(words, reason) ? words[reason] : undefined) ?? (() => reason)
}
