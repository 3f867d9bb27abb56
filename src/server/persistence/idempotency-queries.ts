import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { isGone } from './instance-lock.ts'
import type { ClaimedKey } from './run-mark.ts'

export type KeyClaim =
  | { state: 'claimed' }
  | { state: 'running' }
  | { state: 'reused' }
  /** The run has written something, but its answer is lost. */
  | { state: 'lost' }
  | { state: 'answered'; body: unknown }

const holder = sql<number | null>`idempotency_key.holder`

/**
 * Claims a key for one run; the primary key decides between two at once. The key of an abandoned run can be claimed again, unless one of its
 * transactions committed (`run-mark.ts`). A run is abandoned when it takes too long, or when the copy that runs it is gone; a copy whose connection
 * is only being made again seems gone for less than `blipSeconds`.
 */
export async function claimKey(
  database: Database,
  claim: ClaimedKey,
  facts: { fingerprint: Buffer; instance: number; runningSeconds: number; blipSeconds: number },
): Promise<KeyClaim> {
  const { actor, key, claimedAt: now } = claim
  const { fingerprint, instance } = facts
  const abandoned = new Date(now.getTime() - facts.runningSeconds * 1000)
  const afterBlip = new Date(now.getTime() - facts.blipSeconds * 1000)
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const taken = await database
    .insertInto('idempotencyKey')
    .values({ actor, key, fingerprint, createdAt: now, status: null, body: null, holder: instance })
    .onConflict(conflict =>
      conflict
        .columns(['actor', 'key'])
        .doUpdateSet({ fingerprint, createdAt: now, status: null, body: null, holder: instance })
        .where(eb =>
          eb.or([
            eb('idempotencyKey.createdAt', '<', dayAgo),
            eb.and([
              eb('idempotencyKey.status', 'is', null),
              eb.or([
                eb('idempotencyKey.createdAt', '<', abandoned),
                eb.and([eb('idempotencyKey.createdAt', '<', afterBlip), isGone(holder)]),
              ]),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return { state: 'claimed' }
  const row = await database
    .selectFrom('idempotencyKey')
    .select(['fingerprint', 'status', 'body', 'createdAt', isGone(holder).as('gone')])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return { state: 'running' }
  if (!row.fingerprint.equals(fingerprint)) return { state: 'reused' }
  if (row.status === 200) return { state: 'answered', body: row.body }
  const dead = row.createdAt < abandoned || (row.gone && row.createdAt < afterBlip)
  const runs = row.status === null || (row.status === 102 && !dead)
  return { state: runs ? 'running' : 'lost' }
}

export async function keepAnswer(database: Database, claim: ClaimedKey, body: unknown): Promise<void> {
  await database
    .updateTable('idempotencyKey')
    .set({ status: 200, body: sql`${JSON.stringify(body)}::jsonb` })
    .where(claimed(claim))
    .execute()
}

/** Marks a run as done although its answer is lost: it must not be repeated. */
export async function loseAnswer(database: Database, claim: ClaimedKey): Promise<void> {
  await database
    .updateTable('idempotencyKey')
    .set({ status: 500, body: null })
    .where(claimed(claim))
    .execute()
}

/** The run was refused: a retry is judged anew. */
export async function forgetKey(database: Database, claim: ClaimedKey): Promise<void> {
  await database.deleteFrom('idempotencyKey').where(claimed(claim)).execute()
}

/** The run broke off: frees its key if nothing was written. */
export async function breakOff(database: Database, claim: ClaimedKey): Promise<void> {
  await database.deleteFrom('idempotencyKey').where(claimed(claim)).where('status', 'is', null).execute()
  await loseAnswer(database, claim)
}

/** Matches the key only as this run has claimed it: a later claim belongs to somebody else. */
function claimed({ actor, key, claimedAt }: ClaimedKey) {
  return (eb: ExpressionBuilder<DB, 'idempotencyKey'>) =>
    eb.and([eb('actor', '=', actor), eb('key', '=', key), eb('createdAt', '=', claimedAt)])
}

/** Deletes answers older than a day. */
export async function forgetOldKeys(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('idempotencyKey').where('createdAt', '<', before).execute()
}
