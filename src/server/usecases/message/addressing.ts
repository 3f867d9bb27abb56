import type { Config } from '#server/config.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'

/** The facts of an edition that messages mention. */
export type Forum = Pick<EditionRow, 'nameRu' | 'nameEn' | 'supportEmail'>

/** What every text can use without being given it. */
export type Addressing = {
  name: string
  forum: string
  support: string
  /** The site's address, without a path. */
  url: string
}

/** How a message addresses somebody: by name if known, with the forum's name in the language of the message. */
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

/** A person's name in the script of a message to them. */
export function ownNameIn(
  locale: 'ru' | 'en',
  record: Pick<ParticipantRecord, 'firstName' | 'latinFirstName' | 'latinLastName'>,
): string | null {
  const latin = [record.latinFirstName, record.latinLastName].filter(Boolean).join(' ')
  return (locale === 'ru' && record.firstName) || latin || record.firstName
}
