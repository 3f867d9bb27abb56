import { sql } from 'kysely'
import type { CodeHistory, CodePurpose } from '#domain/account/one-time-code.ts'
import type { Reader, Tx } from './database.ts'

/** Serialises code requests of one phone and one address, so that concurrent ones cannot exceed a limit. */
export async function lockCodeRequests(tx: Tx, keys: string[]): Promise<void> {
  // In sorted order, so that two requests with both keys in common cannot deadlock.
  for (const key of [...keys].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7203114))`.execute(tx)
}

/** Which counts a code belongs to: those of a phone in one known browser, or with null in all others together. */
type Counted = { phone: string; device: Buffer | null }

export async function codeHistory(
  tx: Tx,
  facts: Counted & { phonePrefix: string; addressHash: Buffer; now: Date },
): Promise<Omit<CodeHistory, 'inAllHour' | 'sentInAllCount'>> {
  const byPhone = await tx
    .selectFrom('oneTimeCode')
    .select(['createdAt', 'consumedAt'])
    .where('phone', '=', facts.phone)
    .where('device', 'is not distinct from', facts.device)
    .where('createdAt', '>', hourBefore(facts.now))
    .orderBy('createdAt', 'desc')
    .execute()
  const age = (at: Date) => (facts.now.getTime() - at.getTime()) / 1000
  const used = byPhone.findIndex(row => row.consumedAt !== null)
  return {
    sentSinceLogin: (used === -1 ? byPhone : byPhone.slice(0, used)).map(row => age(row.createdAt)),
    sentToPhone: byPhone.map(row => age(row.createdAt)),
    sentToKnown: facts.device ? (await sentToKnown(tx, facts)).map(age) : [],
    wrongByPhoneDay: await wrongCodesOfDay(tx, facts),
    strange: facts.device ? null : await strangeHistory(tx, facts),
  }
}

/** When codes were sent to a phone in the last hour by all browsers that know it, newest first. */
async function sentToKnown(tx: Tx, facts: { phone: string; now: Date }): Promise<Date[]> {
  const rows = await tx
    .selectFrom('oneTimeCode')
    .select('createdAt')
    .where('phone', '=', facts.phone)
    .where('device', 'is not', null)
    .where('createdAt', '>', hourBefore(facts.now))
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(row => row.createdAt)
}

async function strangeHistory(
  tx: Tx,
  facts: { phonePrefix: string; addressHash: Buffer; now: Date },
): Promise<NonNullable<CodeHistory['strange']>> {
  const byAddress = await tx
    .selectFrom('oneTimeCode')
    .select(['phone', 'device', 'createdAt', 'consumedAt'])
    .where('addressHash', '=', facts.addressHash)
    .where('createdAt', '>', hourBefore(facts.now))
    .orderBy('createdAt', 'desc')
    .limit(1000)
    .execute()
  const byPrefix = await tx
    .selectFrom('oneTimeCode')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('phonePrefix', '=', facts.phonePrefix)
    .where('createdAt', '>', hourBefore(facts.now))
    .executeTakeFirstOrThrow()
  const verified = byAddress.filter(row => row.consumedAt !== null)
  // A code that was asked for again counts with the one that was typed in.
  const proven = new Set(verified.map(row => row.phone))
  return {
    unverifiedByAddress: byAddress
      .filter(row => row.device === null && !proven.has(row.phone))
      .map(row => (facts.now.getTime() - row.createdAt.getTime()) / 1000),
    verifiedByAddress: verified.length,
    sentToPrefixCount: Number(byPrefix.count),
  }
}

const hourBefore = (now: Date) => new Date(now.getTime() - 3_600_000)

/** Ages in seconds, newest first, of the wrong codes typed for a phone in the last 24 hours. */
export async function wrongCodesOfDay(reader: Reader, facts: Counted & { now: Date }): Promise<number[]> {
  const now = facts.now.getTime()
  const rows = await reader
    .selectFrom('wrongCode')
    .select('at')
    .where('phone', '=', facts.phone)
    .where('device', 'is not distinct from', facts.device)
    .where('at', '>', new Date(now - 86_400_000))
    .orderBy('at', 'desc')
    .limit(50)
    .execute()
  return rows.map(row => (now - row.at.getTime()) / 1000)
}

/** All codes of the last hour. */
export async function countCodes(reader: Reader, now: Date): Promise<number> {
  const row = await reader
    .selectFrom('oneTimeCode')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('createdAt', '>', hourBefore(now))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The last places of a budget are given one by one. */
const lastPlaces = 100

/**
 * Counts against a budget that all share. Far from its end the count is read without a lock, because one lock for everybody would make all who log in
 * wait for each other's commit; near it they take turns, so that however many come at once none is exceeded.
 */
export async function countInTurn(
  tx: Tx,
  budget: { name: string; ends: readonly number[]; count: (reader: Reader) => Promise<number> },
): Promise<number> {
  const count = await budget.count(tx)
  if (!budget.ends.some(end => count >= end - lastPlaces && count < end)) return count
  await sql`select pg_advisory_xact_lock(hashtextextended(${budget.name}, 7203115))`.execute(tx)
  return budget.count(tx)
}

/** Wrong codes of the last day, over all phones. */
export async function countWrongCodes(reader: Reader, now: Date): Promise<number> {
  const row = await reader
    .selectFrom('wrongCode')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('at', '>', new Date(now.getTime() - 86_400_000))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A newer code ends the earlier ones of its own counts alone: a stranger who asks for one does not end the owner's. */
export async function insertCode(
  tx: Tx,
  code: {
    requestGuid: string
    phone: string
    device: Buffer | null
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
    .where('device', 'is not distinct from', code.device)
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

export async function countTry(tx: Tx, code: Counted & { requestGuid: string; at: Date }): Promise<void> {
  await tx
    .updateTable('oneTimeCode')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('requestGuid', '=', code.requestGuid)
    .execute()
  await tx.insertInto('wrongCode').values({ phone: code.phone, device: code.device, at: code.at }).execute()
}

/** Deletes codes and wrong tries older than their longest limit. */
export async function forgetOldCodes(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('oneTimeCode').where('createdAt', '<', before).execute()
  await tx.deleteFrom('wrongCode').where('at', '<', before).execute()
}
