import { sql } from 'kysely'
import type { SpeakerProfile } from '#domain/speaker/speaker-profile.ts'
import type { Reader, Tx } from './database.ts'
import { exactMatch, nearMatch } from './search-text.ts'

/** As many as an editor reads through; a more specific search finds the rest. */
const mostFound = 20

/**
 * Speakers of an edition with an application under way, by name, company or phone, and the state of their cards. Where nobody is found as typed, one word
 * of a name may have a typing error.
 */
export async function searchSpeakers(reader: Reader, { editionGuid, q }: { editionGuid: string; q: string }) {
  const asTyped = await speakers(reader, editionGuid).where(exactMatch('participant', q)).execute()
  const near = asTyped.length > 0 ? null : nearMatch(q)
  return near ? speakers(reader, editionGuid).where(near).execute() : asTyped
}

function speakers(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('participant')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .leftJoin('speakerProfile', 'speakerProfile.participantGuid', 'participant.guid')
    .leftJoin('contentItem', 'contentItem.guid', 'speakerProfile.contentGuid')
    .select([
      'participant.guid',
      'participant.firstName',
      'participant.lastName',
      'participant.middleName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'company.shortName as company',
      'speakerProfile.contentGuid',
    ])
    .select(eb => eb('contentItem.published', 'is not', null).as('onSite'))
    .where('application.editionGuid', '=', editionGuid)
    .where('application.status', 'in', ['pending', 'approved'])
    .where('participant.role', '=', 'speaker')
    .where('participant.erasedAt', 'is', null)
    .orderBy('participant.lastName')
    .orderBy('participant.guid')
    .limit(mostFound)
}

/** Links a person's speaker data to a card that editors wrote; `words` fill the data if the person has written nothing yet. */
export async function linkSpeakerCard(
  tx: Tx,
  link: { participantGuid: string; contentGuid: string; words: SpeakerProfile; at: Date },
): Promise<void> {
  const { participantGuid, contentGuid, words, at } = link
  const card = { contentGuid, cardLinkedAt: at, cardKeptAt: null }
  await tx
    .insertInto('speakerProfile')
    .values({ participantGuid, ...words, ...card, savedAt: at })
    .onConflict(conflict => conflict.column('participantGuid').doUpdateSet(card))
    .execute()
}

/** Unlinks a card; the person keeps their words. */
export async function unlinkSpeakerCard(tx: Tx, contentGuid: string): Promise<void> {
  await tx
    .updateTable('speakerProfile')
    .set({ contentGuid: null, cardLinkedAt: null, cardKeptAt: null })
    .where('contentGuid', '=', contentGuid)
    .execute()
}

export async function keepSpeakerCard(tx: Tx, contentGuid: string, at: Date): Promise<void> {
  await tx
    .updateTable('speakerProfile')
    .set({ cardKeptAt: at })
    .where('contentGuid', '=', contentGuid)
    .execute()
}

/** Published cards of people who no longer take part, as `hasLeft` says, and about whom no editor has decided yet. */
export function leftCards(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('speakerProfile')
    .innerJoin('contentItem', 'contentItem.guid', 'speakerProfile.contentGuid')
    .innerJoin('application', join =>
      join
        .onRef('application.participantGuid', '=', 'speakerProfile.participantGuid')
        .onRef('application.editionGuid', '=', 'contentItem.editionGuid'),
    )
    .where('contentItem.editionGuid', '=', editionGuid)
    .where('contentItem.published', 'is not', null)
    .where('speakerProfile.cardKeptAt', 'is', null)
    .where(
      sql<boolean>`(application.status in ('cancelled', 'rejected') or application.security = 'rejected')`,
    )
}

export function listLeftCards(reader: Reader, editionGuid: string) {
  return leftCards(reader, editionGuid)
    .select(['contentItem.guid', 'contentItem.draft'])
    .orderBy('contentItem.position')
    .limit(mostFound)
    .execute()
}

export async function countLeftCards(reader: Reader, editionGuid: string): Promise<number> {
  const { count } = await leftCards(reader, editionGuid)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
