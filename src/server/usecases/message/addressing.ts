import type { Config } from '#server/config.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'

/** What messages say of an edition. */
export type Forum = Pick<EditionRow, 'nameRu' | 'nameEn' | 'supportEmail'>

/** What any text may say without being given it. */
export type Addressing = {
  name: string
  forum: string
  support: string
  /** Of the site, without a path. */
  url: string
}

/** How a message speaks to somebody: by name, where one is known, of the forum in the language of the message. */
export function addressing(
  config: Pick<Config, 'publicUrl'>,
  edition: Forum,
  { name, locale }: { name: string | null; locale: 'ru' | 'en' },
): Addressing {
  return {
    name: name || (locale === 'ru' ? 'участник' : 'participant'),
    forum: forumIn(locale, edition),
    support: edition.supportEmail,
    url: config.publicUrl,
  }
}

export function forumIn(locale: 'ru' | 'en', edition: Omit<Forum, 'supportEmail'>): string {
  return locale === 'ru' ? edition.nameRu : edition.nameEn
}

/** A person's name in the script of a message to themselves. */
export function ownNameIn(
  locale: 'ru' | 'en',
  record: Pick<ParticipantRecord, 'firstName' | 'latinFirstName' | 'latinLastName'>,
): string | null {
  const latin = [record.latinFirstName, record.latinLastName].filter(Boolean).join(' ')
  return (locale === 'ru' && record.firstName) || latin || record.firstName
}
