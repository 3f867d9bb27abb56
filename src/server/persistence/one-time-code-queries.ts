import { sql } from 'kysely'
import type { CodePurpose } from '#domain/account/one-time-code.ts'
import type { Reader, Tx } from './database.ts'

/** Serialises code requests of one phone and one address, so that concurrent ones cannot exceed a limit. */
export async function lockCodeRequests(tx: Tx, keys: string[]): Promise<void> {
  // In sorted order, so that two requests with both keys in common cannot deadlock.
  for (const key of [...keys].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7203114))`.execute(tx)
}

export async function codeHistory(
  tx: Tx,
  facts: { phone: string; phonePrefix: string; addressHash: Buffer; now: Date },
) {
  const hourAgo = new Date(facts.now.getTime() - 3_600_000)
  const byPhone = await tx
    .selectFrom('oneTimeCode')
    .select(['createdAt', 'consumedAt'])
    .where('phone', '=', facts.phone)
    .where('createdAt', '>', hourAgo)
    .orderBy('createdAt', 'desc')
    .execute()
  const byAddress = await tx
    .selectFrom('oneTimeCode')
    .select('createdAt')
    .where('addressHash', '=', facts.addressHash)
    .where('createdAt', '>', hourAgo)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute()
  const byPrefix = await tx
    .selectFrom('oneTimeCode')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('phonePrefix', '=', facts.phonePrefix)
    .where('createdAt', '>', hourAgo)
    .executeTakeFirstOrThrow()
  const age = (at: Date) => (facts.now.getTime() - at.getTime()) / 1000
  const used = byPhone.findIndex(row => row.consumedAt !== null)
  return {
    sentSinceLogin: (used === -1 ? byPhone : byPhone.slice(0, used)).map(row => age(row.createdAt)),
    sentToPhone: byPhone.map(row => age(row.createdAt)),
    sentToAddress: byAddress.map(row => age(row.createdAt)),
    sentToPrefixCount: Number(byPrefix.count),
    wrongByPhoneDay: await wrongCodesOfDay(tx, facts),
  }
}

/** Ages in seconds, newest first, of the wrong codes typed for a phone in the last 24 hours. */
export async function wrongCodesOfDay(
  reader: Reader,
  facts: { phone: string; now: Date },
): Promise<number[]> {
  const now = facts.now.getTime()
  const rows = await reader
    .selectFrom('wrongCode')
    .select('at')
    .where('phone', '=', facts.phone)
    .where('at', '>', new Date(now - 86_400_000))
    .orderBy('at', 'desc')
    .limit(50)
    .execute()
  return rows.map(row => (now - row.at.getTime()) / 1000)
}

export async function countWrongCodes(reader: Reader, since: Date): Promise<number> {
  const row = await reader
    .selectFrom('wrongCode')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function insertCode(
  tx: Tx,
  code: {
    requestGuid: string
    phone: string
    phonePrefix: string
    addressHash: Buffer
    purpose: CodePurpose
    codeHash: Buffer
    createdAt: Date
  },
): Promise<void> {
  await tx
    .updateTable('oneTimeCode')
    .set({ supersededAt: code.createdAt })
    .where('phone', '=', code.phone)
    .where('purpose', '=', code.purpose)
    .where('supersededAt', 'is', null)
    .where('consumedAt', 'is', null)
    .execute()
  await tx.insertInto('oneTimeCode').values(code).execute()
}

export function lockCode(tx: Tx, requestGuid: string, phone: string) {
  return tx
    .selectFrom('oneTimeCode')
    .selectAll()
    .where('requestGuid', '=', requestGuid)
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirst()
}

export async function consumeCode(tx: Tx, requestGuid: string, at: Date): Promise<void> {
  await tx.updateTable('oneTimeCode').set({ consumedAt: at }).where('requestGuid', '=', requestGuid).execute()
}

export async function countTry(
  tx: Tx,
  code: { requestGuid: string; phone: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('oneTimeCode')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('requestGuid', '=', code.requestGuid)
    .execute()
  await tx.insertInto('wrongCode').values({ phone: code.phone, at: code.at }).execute()
}

/** Deletes codes and wrong tries older than their longest limit. */
export async function forgetOldCodes(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('oneTimeCode').where('createdAt', '<', before).execute()
  await tx.deleteFrom('wrongCode').where('at', '<', before).execute()
}
