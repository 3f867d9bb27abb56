import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'

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

/** The version of a text as a day, with its number where the details in it were published again: `15 September 2025 (2)`. */
export function versionWords(version: string, locale: 'ru' | 'en'): string {
  const [day = version, number] = version.split('.')
  return `${formatDay(day, locale)}${number ? ` (${number})` : ''}`
}

/** What ticking the box of a consent says, in the first person. */
export function consentSentence(kind: ConsentKind): string {
  return sentences[kind]()
}
