import { sql } from 'kysely'
import { isOrganiserRole, type OrganiserRole } from '#domain/access/organiser-role.ts'
import type { Reader, Tx } from './database.ts'
import { announce } from './live-queries.ts'

/**
 * Changes of the team go one after another: whether an admin is left depends on everybody in it. Taken before any row of an organiser is locked.
 */
export async function lockTeam(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7203127)`.execute(tx)
}

function teamOf(reader: Reader) {
  return reader
    .selectFrom('organiser')
    .innerJoin('account', 'account.guid', 'organiser.accountGuid')
    .leftJoin('organiserInvitation as invitation', 'invitation.accountGuid', 'organiser.accountGuid')
    .select([
      'organiser.accountGuid',
      'organiser.name',
      'organiser.roles',
      'organiser.revokedAt',
      'organiser.endsAt',
      'organiser.lastLoginAt',
      'organiser.version',
      'account.phone',
      'account.locale',
      'invitation.expiresAt as invitedUntil',
    ])
    .select(eb => [
      eb
        .selectFrom('secondFactor')
        .whereRef('secondFactor.accountGuid', '=', 'organiser.accountGuid')
        .select(({ fn }) => fn.countAll<bigint>().filterWhere('kind', '=', 'passkey').as('count'))
        .as('passkeys'),
      eb
        .selectFrom('secondFactor')
        .whereRef('secondFactor.accountGuid', '=', 'organiser.accountGuid')
        .select(({ fn }) => fn.countAll<bigint>().filterWhere('kind', '=', 'app').as('count'))
        .as('apps'),
      eb
        .selectFrom('recoveryCode')
        .whereRef('recoveryCode.accountGuid', '=', 'organiser.accountGuid')
        .where('usedAt', 'is', null)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('recoveryCodes'),
    ])
}

type TeamRow = Awaited<ReturnType<ReturnType<typeof teamOf>['executeTakeFirstOrThrow']>>

function presentRow(row: TeamRow) {
  return {
    ...row,
    roles: row.roles as OrganiserRole[],
    passkeys: Number(row.passkeys),
    apps: Number(row.apps),
    recoveryCodes: Number(row.recoveryCodes),
  }
}

export type OrganiserRecord = ReturnType<typeof presentRow>

/** Everybody in the team, those who were shut out included, by name. */
export async function listTeam(reader: Reader): Promise<OrganiserRecord[]> {
  const rows = await teamOf(reader).orderBy('organiser.name').orderBy('organiser.accountGuid').execute()
  return rows.map(presentRow)
}

/** Who of the team has one of these roles, may act now and has been here: somebody only invited could not answer. By name. */
export function listAble(
  reader: Reader,
  { roles, at }: { roles: readonly OrganiserRole[]; at: Date },
): Promise<{ accountGuid: string; name: string }[]> {
  return reader
    .selectFrom('organiser')
    .select(['accountGuid', 'name'])
    .where('revokedAt', 'is', null)
    .where(eb => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', at)]))
    .where('lastLoginAt', 'is not', null)
    .where(sql<boolean>`roles && ${[...roles]}::text[]`)
    .orderBy('name')
    .execute()
}

/** Whose access has ended by its day, or was closed since then. */
export async function listEndedOrganisers(
  reader: Reader,
  { at, closedSince }: { at: Date; closedSince: Date },
): Promise<string[]> {
  const rows = await reader
    .selectFrom('organiser')
    .select('accountGuid')
    .where(eb => eb.or([eb('revokedAt', '>', closedSince), eb('endsAt', '<=', at)]))
    .orderBy('accountGuid')
    .execute()
  return rows.map(({ accountGuid }) => accountGuid)
}

/**
 * Holds an organiser until the transaction ends, so that they are neither shut out nor given other roles meanwhile. Returns the roles, or null for
 * whoever is shut out. Call it before their work is locked: whoever shuts somebody out locks in this order too.
 */
export async function holdOrganiser(tx: Tx, accountGuid: string): Promise<OrganiserRole[] | null> {
  const row = await tx
    .selectFrom('organiser')
    .select('roles')
    .where('accountGuid', '=', accountGuid)
    .where('revokedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row ? row.roles.filter(isOrganiserRole) : null
}

/** False where the account is an organiser already. */
export async function insertOrganiser(
  tx: Tx,
  organiser: {
    accountGuid: string
    name: string
    roles: OrganiserRole[]
    endsAt: Date | null
    addedAt: Date
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('organiser')
    .values({ ...organiser, roles: sql<string[]>`${organiser.roles}::text[]` })
    .onConflict(conflict => conflict.column('accountGuid').doNothing())
    .returning('accountGuid')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateOrganiser(
  tx: Tx,
  accountGuid: string,
  change: { name?: string; roles?: OrganiserRole[]; endsAt?: Date | null; revokedAt?: Date | null },
): Promise<number> {
  const { roles, ...plain } = change
  const row = await tx
    .updateTable('organiser')
    .set(eb => ({
      ...plain,
      ...(roles && { roles: sql<string[]>`${roles}::text[]` }),
      version: eb('version', '+', 1),
    }))
    .where('accountGuid', '=', accountGuid)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

export async function noteLogin(tx: Tx, accountGuid: string, at: Date): Promise<void> {
  await tx.updateTable('organiser').set({ lastLoginAt: at }).where('accountGuid', '=', accountGuid).execute()
}

/** Ends every console log-in of an account with its open streams, at once on every instance; log-ins to its cabinet stay. */
export async function revokeConsoleLogIns(tx: Tx, accountGuid: string, at: Date): Promise<void> {
  await tx
    .updateTable('accessToken')
    .set({ revokedAt: at })
    .where('accountGuid', '=', accountGuid)
    .where('audience', '=', 'organizer')
    .where('revokedAt', 'is', null)
    .execute()
  await announce(tx, { event: 'logOut', account: accountGuid })
}

/** A new invitation voids the one before. */
export async function saveInvitation(
  tx: Tx,
  invitation: { accountGuid: string; codeHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { accountGuid, ...row } = invitation
  await tx
    .insertInto('organiserInvitation')
    .values({ accountGuid, ...row })
    .onConflict(conflict => conflict.column('accountGuid').doUpdateSet(row))
    .execute()
}

export async function findInvitation(reader: Reader, accountGuid: string) {
  const row = await reader
    .selectFrom('organiserInvitation')
    .select(['codeHash', 'expiresAt'])
    .where('accountGuid', '=', accountGuid)
    .executeTakeFirst()
  return row ?? null
}

export async function endInvitation(tx: Tx, accountGuid: string): Promise<void> {
  await tx.deleteFrom('organiserInvitation').where('accountGuid', '=', accountGuid).execute()
}

/** The account of an organiser by phone; null for anybody else. */
export async function findOrganiserName(reader: Reader, accountGuid: string): Promise<string | null> {
  const row = await reader
    .selectFrom('organiser')
    .select('name')
    .where('accountGuid', '=', accountGuid)
    .executeTakeFirst()
  return row?.name ?? null
}

/** Name and roles of an organiser who may act now; null for anybody else. */
export async function findActingOrganiser(
  reader: Reader,
  accountGuid: string,
  at: Date,
): Promise<{ accountGuid: string; name: string; roles: OrganiserRole[] } | null> {
  const row = await reader
    .selectFrom('organiser')
    .select(['accountGuid', 'name', 'roles'])
    .where('accountGuid', '=', accountGuid)
    .where('revokedAt', 'is', null)
    .where(eb => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', at)]))
    .executeTakeFirst()
  return row ? { ...row, roles: row.roles.filter(isOrganiserRole) } : null
}

export async function findOrganiserByPhone(reader: Reader, phone: string): Promise<string | null> {
  const row = await reader
    .selectFrom('organiser')
    .innerJoin('account', 'account.guid', 'organiser.accountGuid')
    .select('organiser.accountGuid')
    .where('account.phone', '=', phone)
    .executeTakeFirst()
  return row?.accountGuid ?? null
}
