import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { SessionGroup, SessionStaffCompany, SessionUser } from '#contract/auth.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { Database, Reader, Tx } from './database.ts'
import { groupsOfAccount, presentSessionGroups } from './group-queries.ts'
import { announce } from './live-queries.ts'
import { inCamelCase, prepareQuery } from './prepared-query.ts'
import { heldParticipants, isRejected, presentSessionUsers, usersOfAccount } from './session-queries.ts'
import { presentSessionStaffCompanies, staffCompaniesOfAccount } from './staff-company-queries.ts'

export type LiveToken = {
  accountGuid: string
  phone: string
  audience: 'participant' | 'organizer'
  organiser: { name: string; roles: OrganiserRole[]; endsAt: Date | null } | null
  /** The account has a person of its own, and that person and everybody it manages are blocked (spec point 4). An assistant of a refused person is not blocked. */
  blocked: boolean
}

type TokenKey = { guid: string; now: Date }

/** The token, its account and the account's roles; read anew for each request. */
function liveTokens(database: Database, { guid, now }: TokenKey) {
  return database
    .selectFrom('accessToken')
    .innerJoin('account', 'account.guid', 'accessToken.accountGuid')
    .leftJoin('organiser', join =>
      join.onRef('organiser.accountGuid', '=', 'account.guid').on('organiser.revokedAt', 'is', null),
    )
    .select([
      'account.guid as accountGuid',
      'account.phone',
      'accessToken.audience',
      'organiser.name',
      'organiser.roles',
      'organiser.endsAt',
    ])
    .where('accessToken.guid', '=', guid)
    .where('accessToken.revokedAt', 'is', null)
    .where('accessToken.expiresAt', '>', now)
}

type LiveRow = Awaited<ReturnType<ReturnType<typeof liveTokens>['executeTakeFirstOrThrow']>>

function presentLive(row: LiveRow, blocked: boolean | null): LiveToken {
  return {
    accountGuid: row.accountGuid,
    phone: row.phone,
    audience: row.audience,
    organiser:
      row.name && row.roles
        ? { name: row.name, roles: row.roles as OrganiserRole[], endsAt: row.endsAt }
        : null,
    blocked: blocked === true,
  }
}

const findLive = prepareQuery('live-token', (database, key: TokenKey) =>
  liveTokens(database, key).select(builder =>
    builder
      .selectFrom('application')
      .innerJoin('participant', 'participant.guid', 'application.participantGuid')
      .where('participant.guid', 'in', heldParticipants(sql.ref<string>('account.guid')))
      .where('application.status', '<>', 'cancelled')
      .where('participant.erasedAt', 'is', null)
      .where(({ not, exists }) => not(exists(groupsOfAccount(database, sql.ref<string>('account.guid')))))
      .select(({ and, eb, fn, or, ref }) =>
        and([
          fn.agg<boolean>('bool_and', [isRejected({ eb, or })]),
          fn.agg<boolean>('bool_or', [
            and([
              eb('participant.isPrimary', '=', true),
              eb('participant.accountGuid', '=', ref('account.guid')),
            ]),
          ]),
        ])
          .$castTo<boolean | null>()
          .as('blocked'),
      )
      .as('blocked'),
  ),
)

/** The row behind an access token, read on every request, so that log-out and blocking take effect everywhere at once. */
export async function findLiveToken(database: Database, guid: string, now: Date): Promise<LiveToken | null> {
  const [row] = await findLive(database, { guid, now })
  return row ? presentLive(row, row.blocked) : null
}

export type LiveTokenWithUsers = LiveToken & {
  users: SessionUser[]
  groups: SessionGroup[]
  staffCompanies: SessionStaffCompany[]
}

const findWithUsers = prepareQuery('live-token-with-users', (database, key: TokenKey) =>
  liveTokens(database, key).select(() =>
    // As JSON: a dozen columns take longer to describe and parse one by one.
    [
      jsonArrayFrom(usersOfAccount(database, sql.ref<string>('account.guid'))).as('people'),
      jsonArrayFrom(groupsOfAccount(database, sql.ref<string>('account.guid'))).as('groups'),
      jsonArrayFrom(staffCompaniesOfAccount(database, sql.ref<string>('account.guid'))).as('companies'),
    ],
  ),
)

/** The same with the account's participants, in one round trip: for the route that begins every visit of the cabinet. */
export async function findLiveTokenWithUsers(
  database: Database,
  guid: string,
  now: Date,
): Promise<LiveTokenWithUsers | null> {
  const [row] = await findWithUsers(database, { guid, now })
  if (!row) return null
  const people = row.people.map(person => inCamelCase<typeof person>(person))
  const groups = row.groups.map(group => inCamelCase<typeof group>(group))
  const companies = row.companies.map(company => inCamelCase<typeof company>(company))
  // A group's coordinator still has a board to look after, whatever became of their own application.
  const hasOwn = people.some(person => person.isOwn)
  const blocked = groups.length === 0 && hasOwn && people[0]?.allBlocked === true
  return {
    ...presentLive(row, blocked),
    users: presentSessionUsers(people),
    groups: presentSessionGroups(groups),
    staffCompanies: presentSessionStaffCompanies(companies),
  }
}

export async function insertToken(
  tx: Tx,
  token: {
    guid: string
    accountGuid: string
    audience: 'participant' | 'organizer'
    issuedAt: Date
    expiresAt: Date
  },
): Promise<void> {
  await tx.insertInto('accessToken').values(token).execute()
}

/** Expiry only ever moves later (product.md §5). */
export async function renewToken(tx: Tx, guid: string, expiresAt: Date): Promise<Date | null> {
  const row = await tx
    .updateTable('accessToken')
    .set(({ fn, val }) => ({ expiresAt: fn<Date>('greatest', ['expiresAt', val(expiresAt)]) }))
    .where('guid', '=', guid)
    .where('revokedAt', 'is', null)
    .returning('expiresAt')
    .executeTakeFirst()
  return row?.expiresAt ?? null
}

/** Ends a log-in and its open streams. */
export async function revokeToken(tx: Tx, guid: string, at: Date): Promise<void> {
  const ended = await tx
    .updateTable('accessToken')
    .set({ revokedAt: at })
    .where('guid', '=', guid)
    .where('revokedAt', 'is', null)
    .returning('accountGuid')
    .executeTakeFirst()
  if (ended) await announce(tx, { event: 'logOut', account: ended.accountGuid })
}

/** The account of a phone, created on its first log-in. Simultaneous calls get the same row. */
export async function ensureAccount(
  tx: Tx,
  phone: string,
  { locale, at }: { locale: 'ru' | 'en'; at: Date },
): Promise<string> {
  const row = await tx
    .insertInto('account')
    .values({ phone, locale, createdAt: at })
    .onConflict(conflict => conflict.column('phone').doUpdateSet({ locale }))
    .returning('guid')
    .executeTakeFirstOrThrow()
  return row.guid
}

/** The account of a phone named by somebody else: created if missing, otherwise unchanged. Simultaneous calls get the same row. */
export async function ensureAccountOf(
  tx: Tx,
  phone: string,
  { locale, at }: { locale: 'ru' | 'en'; at: Date },
): Promise<{ guid: string; locale: 'ru' | 'en' }> {
  await tx
    .insertInto('account')
    .values({ phone, locale, createdAt: at })
    .onConflict(conflict => conflict.column('phone').doNothing())
    .execute()
  // Locked, so that it is not erased meanwhile, but with a lock that others who name it can share.
  return tx
    .selectFrom('account')
    .select(['guid', 'locale'])
    .where('phone', '=', phone)
    .forKeyShare()
    .executeTakeFirstOrThrow()
}

/** An organiser who is not shut out; whether their access has ended is for the caller to judge. */
export async function findOrganiser(reader: Reader, accountGuid: string) {
  const row = await reader
    .selectFrom('organiser')
    .select(['name', 'roles', 'endsAt'])
    .where('accountGuid', '=', accountGuid)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, roles: row.roles as OrganiserRole[] } : null
}
