import { m } from '#messages/compiled/messages.js'

const sentences: Record<string, () => string> = {
  insufficient_funds: m.failure_insufficient_funds,
  card_expired: m.failure_card_expired,
  invalid_card: m.failure_invalid_card,
  fraud_suspected: m.failure_fraud_suspected,
  three_d_secure_failed: m.failure_three_d_secure_failed,
  limit_exceeded: m.failure_limit_exceeded,
  card_restricted: m.failure_card_restricted,
  issuer_unavailable: m.failure_issuer_unavailable,
}

/** Why the bank refused and what to do; an unknown reason reads as a plain refusal. */
export function failureSentence(reason: string | null): string {
  const sentence = reason !== null && Object.hasOwn(sentences, reason) ? sentences[reason] : undefined
  return (sentence ?? m.failure_declined)()
}
