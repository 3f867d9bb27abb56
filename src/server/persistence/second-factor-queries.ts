import { sql } from 'kysely'
import type { Sealed } from '../secrets/sealer.ts'
import type { Reader, Tx } from './database.ts'

/** Locks an organiser, so that two log-ins or changes with the same factors go one after the other. Null for nobody. */
export async function lockOrganiser(tx: Tx, accountGuid: string) {
  const row = await tx
    .selectFrom('organiser')
    .innerJoin('account', 'account.guid', 'organiser.accountGuid')
    .select(['account.phone', 'account.locale', 'organiser.name', 'organiser.revokedAt', 'organiser.endsAt'])
    .where('organiser.accountGuid', '=', accountGuid)
    .forUpdate('organiser')
    .executeTakeFirst()
  return row ?? null
}

export type LockedOrganiser = NonNullable<Awaited<ReturnType<typeof lockOrganiser>>>

/** The factors of an organiser, the oldest first. */
export function listFactors(reader: Reader, accountGuid: string) {
  return reader
    .selectFrom('secondFactor')
    .selectAll()
    .where('accountGuid', '=', accountGuid)
    .orderBy('createdAt')
    .orderBy('guid')
    .execute()
}

export type FactorRow = Awaited<ReturnType<typeof listFactors>>[number]

export type NewPasskey = {
  accountGuid: string
  name: string
  credentialId: string
  publicKey: Buffer
  useCount: bigint
  transports: string[]
  createdAt: Date
}

/** False where this passkey is registered already, with this account or another. */
export async function insertPasskey(tx: Tx, { transports, ...passkey }: NewPasskey): Promise<boolean> {
  const row = await tx
    .insertInto('secondFactor')
    .values({ ...passkey, kind: 'passkey', transports: sql<string[]>`${transports}::text[]` })
    .onConflict(conflict => conflict.column('credentialId').doNothing())
    .returning('guid')
    .executeTakeFirst()
  return row !== undefined
}

/** Sets up the app, or takes it in place of the old one; tells whether there was an old one. */
export async function saveApp(
  tx: Tx,
  app: { accountGuid: string; secret: Sealed; lastStep: number; createdAt: Date },
): Promise<{ replaced: boolean }> {
  const { accountGuid, secret, lastStep, createdAt } = app
  const { numDeletedRows } = await tx
    .deleteFrom('secondFactor')
    .where('accountGuid', '=', accountGuid)
    .where('kind', '=', 'app')
    .executeTakeFirst()
  await tx
    .insertInto('secondFactor')
    .values({
      accountGuid,
      kind: 'app',
      secretSealed: secret.sealed,
      secretKeyId: secret.keyId,
      lastStep,
      createdAt,
      lastUsedAt: createdAt,
    })
    .execute()
  return { replaced: numDeletedRows > 0n }
}

/** Marks a passkey as used; its count of uses only ever grows. */
export async function notePasskeyUse(tx: Tx, guid: string, use: { count: bigint; at: Date }): Promise<void> {
  await tx
    .updateTable('secondFactor')
    .set({ useCount: use.count, lastUsedAt: use.at })
    .where('guid', '=', guid)
    .execute()
}

/** Uses a step of the app; false if it is not later than the last one used. */
export async function takeAppStep(tx: Tx, guid: string, use: { step: number; at: Date }): Promise<boolean> {
  const row = await tx
    .updateTable('secondFactor')
    .set({ lastStep: use.step, lastUsedAt: use.at })
    .where('guid', '=', guid)
    .where(eb => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', use.step)]))
    .returning('guid')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteFactor(tx: Tx, accountGuid: string, guid: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('secondFactor')
    .where('accountGuid', '=', accountGuid)
    .where('guid', '=', guid)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Everything by which the organiser could pass the second step, the log-ins that wait for it included. */
export async function forgetFactors(tx: Tx, accountGuid: string): Promise<void> {
  for (const table of [
    'secondFactor',
    'recoveryCode',
    'organiserInvitation',
    'wrongFactor',
    'organiserLogin',
  ] as const)
    await tx.deleteFrom(table).where('accountGuid', '=', accountGuid).execute()
}

/** Puts these in place of all earlier ones. */
export async function replaceRecoveryCodes(tx: Tx, accountGuid: string, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recoveryCode').where('accountGuid', '=', accountGuid).execute()
  await tx
    .insertInto('recoveryCode')
    .values(hashes.map(codeHash => ({ accountGuid, codeHash })))
    .execute()
}

export async function forgetRecoveryCodes(tx: Tx, accountGuid: string): Promise<void> {
  await tx.deleteFrom('recoveryCode').where('accountGuid', '=', accountGuid).execute()
}

/** Uses a recovery code; false if it is none, or used. */
export async function takeRecoveryCode(
  tx: Tx,
  accountGuid: string,
  use: { hash: Buffer; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('recoveryCode')
    .set({ usedAt: use.at })
    .where('accountGuid', '=', accountGuid)
    .where('codeHash', '=', use.hash)
    .where('usedAt', 'is', null)
    .returning('accountGuid')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(reader: Reader, accountGuid: string): Promise<number> {
  const row = await reader
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('accountGuid', '=', accountGuid)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function countWrongFactor(tx: Tx, accountGuid: string, at: Date): Promise<void> {
  await tx.insertInto('wrongFactor').values({ accountGuid, at }).execute()
}

/** Ages in seconds, newest first, of the wrong tries of the last 24 hours. */
export async function wrongFactorsOfDay(reader: Reader, accountGuid: string, at: Date): Promise<number[]> {
  const now = at.getTime()
  const rows = await reader
    .selectFrom('wrongFactor')
    .select('at')
    .where('accountGuid', '=', accountGuid)
    .where('at', '>', new Date(now - 86_400_000))
    .orderBy('at', 'desc')
    .limit(50)
    .execute()
  return rows.map(row => (now - row.at.getTime()) / 1000)
}

/** Whether nobody has ended this log-in; of use once the organiser is locked. */
export async function isLogInOpen(tx: Tx, tokenGuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accessToken')
    .select('guid')
    .where('guid', '=', tokenGuid)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** When a factor was last shown in this log-in. */
export async function factorShownAt(reader: Reader, tokenGuid: string): Promise<Date | null> {
  const row = await reader
    .selectFrom('accessToken')
    .select('factorAt')
    .where('guid', '=', tokenGuid)
    .executeTakeFirst()
  return row?.factorAt ?? null
}

export async function noteFactorShown(tx: Tx, tokenGuid: string, at: Date): Promise<void> {
  await tx.updateTable('accessToken').set({ factorAt: at }).where('guid', '=', tokenGuid).execute()
}
