import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'

/** What each consent is called in the console. Each message is named, not built from the code, so that the bundler drops what a page does not use. */
export const consentWords: Record<ConsentKind, () => string> = {
  processing: m.organizer_consent_processing,
  distribution: m.organizer_consent_distribution,
  advertising: m.organizer_consent_advertising,
  cardPayment: m.organizer_consent_card_payment,
  notifications: m.organizer_consent_notifications,
  speakerPublication: m.organizer_consent_speaker_publication,
  payerDetails: m.organizer_consent_payer_details,
  badgePhotograph: m.organizer_consent_badge_photograph,
}
