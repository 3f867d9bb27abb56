import { type SpeakerProfile, speakerCardOf } from './speaker-profile.ts'

/** What the person's own data say on a card; a card has more of the editors': photograph, topics. */
export type SpeakerCardTexts = ReturnType<typeof speakerCardOf>

/**
 * The card after the person changed their data: each text in each language follows where it is another than `before`, everything else stays as
 * editors have it. Without a `before` all of it is the person's.
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

/** What a card keeps once its person no longer wants to be published: the name, until the programme lets go of it (152-FZ, article 10.1). */
export function withoutConsent<Card extends SpeakerCardTexts & { photo: unknown }>(card: Card): Card {
  return { ...card, biography: { ru: '', en: '' }, photo: null }
}
