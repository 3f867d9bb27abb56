import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { Database, Reader, Tx } from './database.ts'

export type LiveToken = {
  accountGuid: string
  phone: string
  audience: 'participant' | 'organizer'
  organiser: { name: string; roles: OrganiserRole[] } | null
  /** Every participant of the account is blocked (spec point 4), and there is at least one. */
  blocked: boolean
}

/** The row behind an access token, asked on every request, so that log-out and blocking work at once everywhere. */
export async function findLiveToken(database: Database, guid: string, now: Date): Promise<LiveToken | null> {
  const row = await database
    .selectFrom('accessToken')
    .innerJoin('account', 'account.guid', 'accessToken.accountGuid')
    .leftJoin('organiser', join =>
      join.onRef('organiser.accountGuid', '=', 'account.guid').on('organiser.revokedAt', 'is', null),
    )
    .select(['account.guid', 'account.phone', 'accessToken.audience', 'organiser.name', 'organiser.roles'])
    .select(builder =>
      builder
        .selectFrom('application')
        .innerJoin('participant', 'participant.guid', 'application.participantGuid')
        .whereRef('participant.accountGuid', '=', 'account.guid')
        .where('application.status', '<>', 'cancelled')
        .select(({ fn, eb, or }) =>
          fn
            .agg<boolean | null>('bool_and', [
              or([eb('application.status', '=', 'rejected'), eb('application.security', '=', 'rejected')]),
            ])
            .as('blocked'),
        )
        .as('blocked'),
    )
    .where('accessToken.guid', '=', guid)
    .where('accessToken.revokedAt', 'is', null)
    .where('accessToken.expiresAt', '>', now)
    .executeTakeFirst()
  if (!row) return null
  return {
    accountGuid: row.guid,
    phone: row.phone,
    audience: row.audience,
    organiser: row.name && row.roles ? { name: row.name, roles: row.roles as OrganiserRole[] } : null,
    blocked: row.blocked === true,
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

export async function revokeToken(database: Database, guid: string, at: Date): Promise<void> {
  await database
    .updateTable('accessToken')
    .set({ revokedAt: at })
    .where('guid', '=', guid)
    .where('revokedAt', 'is', null)
    .execute()
}

/** The account of a phone, made on its first log-in. Two at once get the same row. */
export async function ensureAccount(tx: Tx, phone: string, locale: 'ru' | 'en', at: Date): Promise<string> {
  const row = await tx
    .insertInto('account')
    .values({ phone, locale, createdAt: at })
    .onConflict(conflict => conflict.column('phone').doUpdateSet({ locale }))
    .returning('guid')
    .executeTakeFirstOrThrow()
  return row.guid
}

export async function findOrganiser(reader: Reader, accountGuid: string) {
  const row = await reader
    .selectFrom('organiser')
    .select(['name', 'roles'])
    .where('accountGuid', '=', accountGuid)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return row ? { name: row.name, roles: row.roles as OrganiserRole[] } : null
}
