import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'

const sentences: Record<ConsentKind, () => string> = {
  processing: m.auth_consent_processing,
  distribution: m.auth_consent_distribution,
  advertising: m.auth_consent_advertising,
  cardPayment: m.auth_consent_card_payment,
  notifications: m.auth_consent_notifications,
  speakerPublication: m.auth_consent_speaker_publication,
  payerDetails: m.auth_consent_payer_details,
  badgePhotograph: m.auth_consent_badge_photograph,
}

/** What ticking the box of a consent says, in the first person. */
export function consentSentence(kind: ConsentKind): string {
  return sentences[kind]()
}
