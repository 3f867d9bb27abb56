import { sql } from 'kysely'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import type { Reader, Tx } from './database.ts'

/** Where and when each forum ended. */
export function listForumEnds(reader: Reader) {
  return reader.selectFrom('edition').select(['guid', 'endsOn', 'timeZone']).orderBy('guid').execute()
}

/** Whoever takes part in one of these editions and in no other; of an alias `person`. */
const onlyIn = (editionGuids: readonly string[]) => sql<boolean>`
  exists (select from application where participant_guid = person.guid and edition_guid = any(${[...editionGuids]}))
  and not exists (select from application where participant_guid = person.guid and edition_guid <> all(${[...editionGuids]}))`

/** Locks people whose passport or photograph is still kept; whoever is being saved at this moment is left to the next portion. */
export async function lockAdmissionData(
  tx: Tx,
  of: { editionGuid: string; editionGuids: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    select person.guid from participant as person
    where ${onlyIn(of.editionGuids)}
      and exists (select from application where participant_guid = person.guid and edition_guid = ${of.editionGuid}) and (
      person.photograph_file_guid is not null
      or exists (select from passport where participant_guid = person.guid)
      or exists (
        select from file where participant_guid = person.guid
          and kind in ('photograph', 'passportPage') and removed_at is null
      )
    )
    order by person.guid limit ${of.limit} for update of person skip locked`.execute(tx)
  return rows.map(({ guid }) => guid)
}

/** Deletes passports with their pages, and photographs; the sweep erases the bytes. Returns what each person had. */
export async function forgetAdmissionData(
  tx: Tx,
  { guids, at }: { guids: readonly string[]; at: Date },
): Promise<{ participantGuid: string; passport: boolean; photograph: boolean; files: number }[]> {
  if (guids.length === 0) return []
  const passports = await tx
    .deleteFrom('passport')
    .where('participantGuid', 'in', [...guids])
    .returning('participantGuid')
    .execute()
  await tx
    .updateTable('participant')
    .set(eb => ({ photographFileGuid: null, version: eb('version', '+', 1), updatedAt: at }))
    .where('guid', 'in', [...guids])
    .where('photographFileGuid', 'is not', null)
    .execute()
  const files = await tx
    .updateTable('file')
    .set({ removedAt: at })
    .where('participantGuid', 'in', [...guids])
    .where('kind', 'in', ['photograph', 'passportPage'])
    .where('removedAt', 'is', null)
    .returning(['participantGuid', 'kind'])
    .execute()
  return guids.map(participantGuid => {
    const own = files.filter(file => file.participantGuid === participantGuid)
    return {
      participantGuid,
      passport:
        passports.some(each => each.participantGuid === participantGuid) ||
        own.some(({ kind }) => kind === 'passportPage'),
      photograph: own.some(({ kind }) => kind === 'photograph'),
      files: own.length,
    }
  })
}

/** People who are not erased yet, with their edition; in a different order each time, so that a few who fail do not block the others. */
export async function listAgedPeople(
  reader: Reader,
  of: { editionGuids: readonly string[]; limit: number },
): Promise<{ guid: string; editionGuid: string }[]> {
  const { rows } = await sql<{ guid: string; editionGuid: string }>`
    select person.guid, (
      select edition_guid from application where participant_guid = person.guid order by guid desc limit 1
    ) as "editionGuid"
    from participant as person
    where person.erased_at is null and ${onlyIn(of.editionGuids)}
    order by random() limit ${of.limit}`.execute(reader)
  return rows
}

/** Deletes the groups of these editions with the names of their coordinators; returns which. */
export async function forgetGroups(tx: Tx, editionGuids: readonly string[]): Promise<string[]> {
  const gone = await tx
    .deleteFrom('participantGroup')
    .where('editionGuid', 'in', [...editionGuids])
    .returning('guid')
    .execute()
  return gone.map(({ guid }) => guid)
}

/** Empties what accounts wrote to support on their own behalf, files included; returns how many conversations had something. */
export async function forgetAccountChats(
  tx: Tx,
  { editionGuids, at }: { editionGuids: readonly string[]; at: Date },
): Promise<number> {
  const chats = sql`(select guid from chat where edition_guid = any(${[...editionGuids]}))`
  await sql`
    update file set removed_at = coalesce(removed_at, ${at}), chat_message_guid = null, name = null
    where chat_guid in ${chats} and (removed_at is null or name is not null)`.execute(tx)
  const { rows } = await sql<{ chats: bigint }>`
    with gone as (delete from chat_message where chat_guid in ${chats} returning chat_guid)
    select count(distinct chat_guid) as chats from gone`.execute(tx)
  return Number(rows[0]?.chats ?? 0n)
}

/** Accounts from before that day that nobody and nothing uses any more; locked. */
export async function lockIdleAccounts(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<{ guid: string; phone: string }[]> {
  const { rows } = await sql<{ guid: string; phone: string }>`
    select account.guid, account.phone from account
    where account.created_at < ${before} and account.phone not like 'erased:%'
      and not exists (select from participant where account_guid = account.guid and erased_at is null)
      and not exists (select from organiser where account_guid = account.guid)
      and not exists (select from participant_group where account_guid = account.guid)
      and not exists (select from assistant where account_guid = account.guid and withdrawn_at is null)
    order by account.guid limit ${limit} for update of account skip locked`.execute(tx)
  return rows
}

export type LapsedConsent = { participantGuid: string; kind: ConsentKind; editionGuid: string }

/** Ends consents of these kinds that are older; returns whose. */
export async function endConsentsGivenBefore(
  tx: Tx,
  of: { kinds: readonly ConsentKind[]; before: Date; at: Date; limit: number },
): Promise<LapsedConsent[]> {
  return endConsents(tx, of, sql`given_at < ${of.before}`)
}

/** Ends consents of these kinds of whoever takes part in these editions and in no other; returns whose. */
export async function endConsentsOfEditions(
  tx: Tx,
  of: { kinds: readonly ConsentKind[]; editionGuids: readonly string[]; at: Date; limit: number },
): Promise<LapsedConsent[]> {
  return endConsents(tx, of, onlyIn(of.editionGuids))
}

/** Of at most so many people, who are locked first, as by whoever withdraws a consent. */
async function endConsents(
  tx: Tx,
  { kinds, at, limit }: { kinds: readonly ConsentKind[]; at: Date; limit: number },
  which: ReturnType<typeof sql>,
): Promise<LapsedConsent[]> {
  const { rows } = await sql<LapsedConsent>`
    with ended as (
      select person.guid from participant as person
      where exists (
        select from consent where participant_guid = person.guid
          and kind = any(${[...kinds]}) and withdrawn_at is null and ${which}
      )
      order by person.guid limit ${limit} for update of person skip locked
    )
    update consent set withdrawn_at = ${at} from participant as person
    where person.guid = consent.participant_guid and person.guid in (select guid from ended)
      and kind = any(${[...kinds]}) and withdrawn_at is null and ${which}
    returning consent.participant_guid as "participantGuid", consent.kind, (
      select edition_guid from application where application.participant_guid = person.guid
      order by application.guid desc limit 1
    ) as "editionGuid"`.execute(tx)
  return rows
}

/**
 * Deletes the proof of consents that ended before; returns how many. One of an account has no end of its own: it was for the forum that
 * came next.
 */
export async function forgetProof(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from consent where guid in (
      select guid from consent
      where withdrawn_at < ${before} or (participant_guid is null and (
        select min(ends_on) from edition where ends_on >= consent.given_at::date
      ) < ${before}::timestamptz::date)
      order by guid limit ${limit} for update skip locked
    )`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/**
 * Blanks names on invoices and the papers that belong to them: of the participants, and of a payer who is a person (an INN of twelve digits). The
 * names of companies are no personal data. Returns which.
 */
export async function forgetNamesOnInvoices(
  tx: Tx,
  { year, at, limit }: { year: number; at: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    update invoice set
      names_erased_at = ${at}, documents_erased_at = null,
      search_text = case when length(payer_inn) = 12 then year || '-' || lpad(number::text, 4, '0') else search_text end,
      payer_name = case when length(payer_inn) = 12 then '—' else payer_name end,
      payer_address = case when length(payer_inn) = 12 then '—' else payer_address end,
      edo_id = case when length(payer_inn) = 12 then null else edo_id end,
      payer_inn = case when length(payer_inn) = 12 then null else payer_inn end
    where guid in (
      select guid from invoice
      where names_erased_at is null and year <= ${year}
        -- A paper belongs to the year in which the last money for it came or went.
        and not exists (select from invoice_payment as came where came.invoice_guid = invoice.guid
          and came.reversed_at is null and extract(year from came.received_on) > ${year})
        and not exists (select from invoice_refund as went where went.invoice_guid = invoice.guid
          and extract(year from went.returned_on) > ${year})
        and not exists (select from closing where closing.invoice_guid = invoice.guid and closing.year > ${year})
      order by guid limit ${limit} for update skip locked
    ) returning guid`.execute(tx)
  const guids = rows.map(({ guid }) => guid)
  if (guids.length === 0) return []
  await tx
    .updateTable('invoiceLine')
    .set({ participantName: '—' })
    .where('invoiceGuid', 'in', guids)
    .execute()
  await tx
    .updateTable('closingLine')
    .set({ participantName: '—' })
    .where('closingGuid', 'in', eb =>
      eb.selectFrom('closing').select('guid').where('invoiceGuid', 'in', guids),
    )
    .execute()
  return guids
}

/** Destroys the sealed payers of card payments; returns which. */
export async function forgetCardPayers(
  tx: Tx,
  { year, at, limit }: { year: number; at: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    update card_payment set payer_sealed = '', payer_erased_at = ${at}
    where guid in (
      select guid from card_payment
      where payer_erased_at is null and extract(year from coalesce(finished_at, created_at)) <= ${year}
      order by guid limit ${limit} for update skip locked
    ) returning guid`.execute(tx)
  return rows.map(({ guid }) => guid)
}
