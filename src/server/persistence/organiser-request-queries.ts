import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ChangeRequestKind } from '#domain/change-request/change-request-kind.ts'
import { type OwnedRequest, type OwnerChoice, ownerChoices } from '#domain/organiser/owned-request.ts'
import type { Reader, Tx } from './database.ts'
import { colleaguesByName } from './organiser-owner-queries.ts'

type Source = {
  table: RawBuilder<unknown>
  isOpen: RawBuilder<SqlBool>
  isOf: (editionGuid: string) => RawBuilder<SqlBool>
  /** Whom the log names. */
  subject: RawBuilder<unknown>
  /** Of a change request its section. */
  kind: RawBuilder<unknown>
}

const ofNoKind = sql`null::text`

const sources: Record<OwnedRequest, Source> = {
  refunds: {
    table: sql`card_payment_line`,
    isOpen: sql`coalesce(request.refund_state in ('due', 'unconfirmed', 'sent'), false)`,
    isOf: editionGuid =>
      sql`request.refund_state is not null and exists (select from card_payment
        where card_payment.guid = request.card_payment_guid and card_payment.edition_guid = ${editionGuid})`,
    subject: sql`request.application_guid`,
    kind: ofNoKind,
  },
  changes: {
    table: sql`change_request`,
    isOpen: sql`request.status = 'open'`,
    isOf: editionGuid => sql`request.edition_guid = ${editionGuid}`,
    subject: sql`request.participant_guid`,
    kind: sql`request.kind`,
  },
  erasures: {
    table: sql`erasure_request`,
    isOpen: sql`request.status = 'open'`,
    isOf: editionGuid =>
      sql`exists (select from application where application.participant_guid = request.participant_guid
        and application.edition_guid = ${editionGuid})`,
    subject: sql`request.participant_guid`,
    kind: ofNoKind,
  },
}

type OwnedRow = {
  ownerGuid: string | null
  isOpen: boolean
  subjectGuid: string
  kind: ChangeRequestKind | null
}

/** Whose a request is, locked until the transaction ends. */
export async function lockRequestOwner(
  tx: Tx,
  what: OwnedRequest,
  { guid, editionGuid }: { guid: string; editionGuid: string },
): Promise<OwnedRow | undefined> {
  const { table, isOpen, isOf, subject, kind } = sources[what]
  const { rows } = await sql<OwnedRow>`
    select request.owner_guid, ${isOpen} as is_open, ${subject} as subject_guid, ${kind} as kind
    from ${table} as request where request.guid = ${guid} and ${isOf(editionGuid)} for update of request`.execute(
    tx,
  )
  return rows[0]
}

/** By what name the owner of a request is known; null for nobody. */
export async function readOwnerName(reader: Reader, ownerGuid: string | null): Promise<string | null> {
  if (ownerGuid === null) return null
  const row = await reader
    .selectFrom('organiser')
    .select('name')
    .where('accountGuid', '=', ownerGuid)
    .executeTakeFirst()
  return row?.name ?? null
}

export async function saveRequestOwner(
  tx: Tx,
  what: OwnedRequest,
  { guid, ownerGuid }: { guid: string; ownerGuid: string | null },
): Promise<void> {
  await sql`update ${sources[what].table} set owner_guid = ${ownerGuid} where guid = ${guid}`.execute(tx)
}

/** How many open ones somebody has taken, as a value of a query. */
export function ownRequests(
  what: OwnedRequest,
  { accountGuid, editionGuid }: { accountGuid: string; editionGuid: string },
): RawBuilder<number> {
  const { table, isOpen, isOf } = sources[what]
  return sql<number>`(select count(*)::int from ${table} as request
    where request.owner_guid = ${accountGuid} and ${isOpen} and ${isOf(editionGuid)})`
}

/** How many open change requests of each section somebody has taken. */
export async function countOwnChanges(
  reader: Reader,
  { accountGuid, editionGuid }: { accountGuid: string; editionGuid: string },
): Promise<Partial<Record<ChangeRequestKind, number>>> {
  const { table, kind, isOpen, isOf } = sources.changes
  const { rows } = await sql<{ kind: ChangeRequestKind; count: number }>`
    select ${kind} as kind, count(*)::int as count from ${table} as request
    where request.owner_guid = ${accountGuid} and ${isOpen} and ${isOf(editionGuid)} group by 1`.execute(
    reader,
  )
  return Object.fromEntries(rows.map(row => [row.kind, row.count]))
}

/** What somebody has taken of one kind goes to a colleague, or back to all; what is settled goes to nobody. Returns the open ones. */
export async function passRequests(
  tx: Tx,
  what: OwnedRequest,
  { from, to, kinds }: { from: string; to: string | null; kinds?: readonly ChangeRequestKind[] | undefined },
): Promise<string[]> {
  const { table, isOpen, kind } = sources[what]
  const own = kinds
    ? sql<SqlBool>`request.owner_guid = ${from} and ${kind} = any(${[...kinds]}::text[])`
    : sql<SqlBool>`request.owner_guid = ${from}`
  await sql`select guid from ${table} as request where ${own} order by guid for update`.execute(tx)
  const { rows } = await sql<{ guid: string; isOpen: boolean }>`
    update ${table} as request set owner_guid = case when ${isOpen} then ${to}::uuid end
    where ${own} returning request.guid, ${isOpen} as is_open`.execute(tx)
  return rows.filter(row => row.isOpen).map(({ guid }) => guid)
}

/** Accounts that have taken some, by name; the empty one at the end stands for nobody. */
export async function requestOwners(
  reader: Reader,
  what: OwnedRequest,
  locale: 'ru' | 'en',
): Promise<string[]> {
  const who = sql<SqlBool>`exists (select from ${sources[what].table} as request
    where request.owner_guid = organiser.account_guid)`
  return [...(await colleaguesByName(reader, { who, locale })), '']
}

/** Whether a request is of this account; an empty text asks for those that can be taken and that nobody has. */
export function isOwnedBy(
  owner: string | undefined,
  column: RawBuilder<unknown>,
  isOpen: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  if (owner === undefined) return sql<SqlBool>`true`
  return owner === ''
    ? sql<SqlBool>`(${column} is null and ${isOpen})`
    : sql<SqlBool>`${column} = ${owner}::uuid`
}

/** What each choice of the filter would find. */
export async function countByOwner(
  callerGuid: string,
  count: (owner: string) => Promise<number>,
): Promise<{ value: OwnerChoice; count: number; more: boolean }[]> {
  return Promise.all(
    ownerChoices.map(async value => ({
      ...{ value, more: false },
      count: await count(value === 'mine' ? callerGuid : ''),
    })),
  )
}
