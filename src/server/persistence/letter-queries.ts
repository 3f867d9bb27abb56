import { type SqlBool, sql } from 'kysely'
import type { LetterAudience } from '#domain/letter/letter-audience.ts'
import type { Reader, Tx } from './database.ts'

export type LetterRow = NonNullable<Awaited<ReturnType<typeof findLetter>>>

export type LetterData = {
  audience: LetterAudience
  subjectRu: string
  subjectEn: string
  textRu: string
  textEn: string
}

export type LetterReaders = { ru: number; en: number }

export function findLetter(reader: Reader, wanted: { guid: string; editionGuid: string }) {
  return reader
    .selectFrom('marketingLetter')
    .selectAll()
    .where('guid', '=', wanted.guid)
    .where('editionGuid', '=', wanted.editionGuid)
    .executeTakeFirst()
}

/** Locked until the transaction ends, so that of a release and a recall at once one comes second. */
export function lockLetter(tx: Tx, wanted: { guid: string; editionGuid: string }) {
  return tx
    .selectFrom('marketingLetter')
    .selectAll()
    .where('guid', '=', wanted.guid)
    .where('editionGuid', '=', wanted.editionGuid)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertLetter(
  tx: Tx,
  letter: LetterData & { editionGuid: string; at: Date; by: string },
): Promise<string> {
  const { at, by, ...data } = letter
  const { guid } = await tx
    .insertInto('marketingLetter')
    .values({ ...data, createdAt: at, updatedAt: at, updatedBy: by })
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

/** False when the version has changed. */
export async function updateLetter(
  tx: Tx,
  wanted: { guid: string; version: number },
  change: LetterData & { at: Date; by: string },
): Promise<boolean> {
  const { at, by, ...data } = change
  const { numUpdatedRows } = await tx
    .updateTable('marketingLetter')
    .set(eb => ({ ...data, updatedAt: at, updatedBy: by, version: eb('version', '+', 1) }))
    .where('guid', '=', wanted.guid)
    .where('version', '=', wanted.version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteLetter(tx: Tx, guid: string): Promise<void> {
  await tx.deleteFrom('marketingLetter').where('guid', '=', guid).execute()
}

/** People who agreed to advertising and have an address, each address once: the one who agreed first. */
function readersOf({ audience, editionGuid }: { audience: LetterAudience; editionGuid: string }) {
  const narrowed: Record<LetterAudience, ReturnType<typeof sql<SqlBool>>> = {
    everyone: sql`true`,
    approved: sql`application.status = 'approved'`,
    speakers: sql`participant.role = 'speaker'`,
    media: sql`participant.role = 'media'`,
  }
  return sql`
    select distinct on (lower(participant.email)) participant.guid, participant.locale
    from participant
    join application on application.participant_guid = participant.guid and application.edition_guid = ${editionGuid}
    join consent on consent.participant_guid = participant.guid and consent.kind = 'advertising'
      and consent.withdrawn_at is null
    where participant.erased_at is null and participant.merged_into is null and participant.email is not null and ${narrowed[audience]}
    order by lower(participant.email), consent.given_at, participant.guid`
}

/** How many would get a letter now, by language. */
export async function countLetterReaders(
  reader: Reader,
  of: { audience: LetterAudience; editionGuid: string },
): Promise<LetterReaders> {
  const { rows } = await sql<{ locale: 'ru' | 'en'; count: string }>`
    select locale, count(*) from (${readersOf(of)}) as found group by locale`.execute(reader)
  const of_ = (locale: 'ru' | 'en') => Number(rows.find(row => row.locale === locale)?.count ?? 0)
  return { ru: of_('ru'), en: of_('en') }
}

/** Writes down who gets a released letter; returns how many they are, by language. */
export async function insertLetterRecipients(
  tx: Tx,
  letter: { guid: string; audience: LetterAudience; editionGuid: string; dueAt: Date },
): Promise<LetterReaders> {
  const { rows } = await sql<{ ru: string; en: string }>`
    with written as (
      insert into marketing_letter_recipient (letter_guid, participant_guid, locale, delivery_at)
      select ${letter.guid}, guid, locale, ${letter.dueAt} from (${readersOf(letter)}) as found returning locale
    )
    select count(*) filter (where locale = 'ru') as ru, count(*) filter (where locale = 'en') as en
    from written`.execute(tx)
  return { ru: Number(rows[0]?.ru ?? 0), en: Number(rows[0]?.en ?? 0) }
}

/** Who does not get a released letter after all: consents withdrawn since, and records that were merged, whose kept one has it. */
export type MissedReaders = { leftOut: LetterReaders; merged: LetterReaders }

export async function countMissedReaders(
  reader: Reader,
  letterGuids: readonly string[],
): Promise<Map<string, MissedReaders>> {
  const { rows } = await sql<{
    letterGuid: string
    locale: 'ru' | 'en'
    delivery: 'leftOut' | 'merged'
    count: string
  }>`
    select letter_guid, locale, delivery, count(*) as count from marketing_letter_recipient
    where letter_guid = any(${[...letterGuids]}::uuid[]) and delivery in ('leftOut', 'merged')
    group by letter_guid, locale, delivery`.execute(reader)
  const missed = new Map<string, MissedReaders>()
  for (const { letterGuid, locale, delivery, count } of rows) {
    const known = missed.get(letterGuid) ?? { leftOut: { ru: 0, en: 0 }, merged: { ru: 0, en: 0 } }
    known[delivery][locale] += Number(count)
    missed.set(letterGuid, known)
  }
  return missed
}

export async function markReleased(
  tx: Tx,
  guid: string,
  released: { by: string; at: Date; recallUntil: Date; recipients: LetterReaders },
): Promise<void> {
  await tx
    .updateTable('marketingLetter')
    .set(eb => ({
      state: 'released' as const,
      releasedBy: released.by,
      releasedAt: released.at,
      recallUntil: released.recallUntil,
      recipientsRu: released.recipients.ru,
      recipientsEn: released.recipients.en,
      version: eb('version', '+', 1),
    }))
    .where('guid', '=', guid)
    .execute()
}

/** Makes a released letter a draft that nobody gets. */
export async function takeLetterBack(tx: Tx, guid: string): Promise<void> {
  await tx.deleteFrom('marketingLetterRecipient').where('letterGuid', '=', guid).execute()
  await tx
    .updateTable('marketingLetter')
    .set(eb => ({
      state: 'draft' as const,
      releasedBy: null,
      releasedAt: null,
      recallUntil: null,
      recipientsRu: 0,
      recipientsEn: 0,
      version: eb('version', '+', 1),
    }))
    .where('guid', '=', guid)
    .execute()
}

/** A released letter whose window is over, locked; one that another copy of the app is writing is skipped. */
export function takeDueLetter(tx: Tx, wall: Date) {
  return tx
    .selectFrom('marketingLetter')
    .selectAll()
    .where('state', '=', 'released')
    .where('recallUntil', '<=', wall)
    .orderBy('recallUntil')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Whether the participant agrees to advertising now. */
export const agreesToLetters = sql<SqlBool>`(participant.merged_into is null and exists (select from consent
  where consent.participant_guid = participant.guid and consent.kind = 'advertising' and consent.withdrawn_at is null))`

/** Some recipients to whom the letter was not written yet, with the consent as it stands now. */
export function listWaitingRecipients(tx: Tx, letterGuid: string, limit: number) {
  return tx
    .selectFrom('marketingLetterRecipient as recipient')
    .innerJoin('participant', 'participant.guid', 'recipient.participantGuid')
    .select([
      'participant.guid',
      'participant.email',
      'participant.locale',
      'participant.unsubscribeGuid',
      'participant.firstName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'participant.erasedAt',
    ])
    .select(agreesToLetters.as('agrees'))
    .where('recipient.letterGuid', '=', letterGuid)
    .where('recipient.doneAt', 'is', null)
    .orderBy('participant.guid')
    .limit(limit)
    .execute()
}

export async function markRecipients(
  tx: Tx,
  of: { letterGuid: string; participantGuids: string[]; leftOut: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable('marketingLetterRecipient')
    .set({ doneAt: of.at, ...(of.leftOut && { delivery: 'leftOut', deliveryAt: of.at }) })
    .where('letterGuid', '=', of.letterGuid)
    .where(({ eb, val }) => eb('participantGuid', '=', eb.fn.any(val(of.participantGuids))))
    .execute()
}

export async function markLetterSent(tx: Tx, guid: string, at: Date): Promise<void> {
  await tx
    .updateTable('marketingLetter')
    .set({ state: 'sent', sentAt: at })
    .where('guid', '=', guid)
    .execute()
}
