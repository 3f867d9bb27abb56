import { type SpeakerProfile, speakerCardOf } from './speaker-profile.ts'

/** The part of a card taken from the person's data; photograph and topics are the editors'. */
export type SpeakerCardTexts = ReturnType<typeof speakerCardOf>

/**
 * The card after the person changed their data. Texts that differ from `before` are updated, everything else stays as the editors have it. Without a
 * `before` all of it is taken from the person.
 */
export function followSpeaker<Card extends SpeakerCardTexts>(
  card: Card,
  before: SpeakerProfile | null,
  after: SpeakerProfile,
): Card {
  const [old, next] = [before && speakerCardOf(before), speakerCardOf(after)]
  const fields = Object.keys(next) as (keyof SpeakerCardTexts)[]
  const followed = fields.map(field => {
    const changed = (locale: 'ru' | 'en') => !old || old[field][locale] !== next[field][locale]
    const text = {
      ru: changed('ru') ? next[field].ru : card[field].ru,
      en: changed('en') ? next[field].en : card[field].en,
    }
    return [field, text]
  })
  return { ...card, ...Object.fromEntries(followed) }
}

/** What a card keeps once the consent is withdrawn: the name, until it is off the programme (152-FZ, article 10.1). */
export function withoutConsent<Card extends SpeakerCardTexts & { photo: unknown }>(card: Card): Card {
  return { ...card, biography: { ru: '', en: '' }, photo: null }
}
