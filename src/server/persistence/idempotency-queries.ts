import { sql } from 'kysely'
import type { Database } from './database.ts'

export type KeyClaim =
  | { state: 'claimed' }
  | { state: 'running' }
  | { state: 'reused' }
  /** It ran to its end, but what it answered is not known. */
  | { state: 'lost' }
  | { state: 'answered'; body: unknown }

/** Claims a key for one run; the primary key decides between two at once. An abandoned run's key can be claimed anew. */
export async function claimKey(
  database: Database,
  claim: { actor: string; key: string; fingerprint: Buffer; now: Date; runningSeconds: number },
): Promise<KeyClaim> {
  const { actor, key, fingerprint, now } = claim
  const abandoned = new Date(now.getTime() - claim.runningSeconds * 1000)
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const taken = await database
    .insertInto('idempotencyKey')
    .values({ actor, key, fingerprint, createdAt: now, status: null, body: null })
    .onConflict(conflict =>
      conflict
        .columns(['actor', 'key'])
        .doUpdateSet({ fingerprint, createdAt: now, status: null, body: null })
        .where(eb =>
          eb.or([
            eb('idempotencyKey.createdAt', '<', dayAgo),
            eb.and([eb('idempotencyKey.status', 'is', null), eb('idempotencyKey.createdAt', '<', abandoned)]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return { state: 'claimed' }
  const row = await database
    .selectFrom('idempotencyKey')
    .selectAll()
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return { state: 'running' }
  if (!row.fingerprint.equals(fingerprint)) return { state: 'reused' }
  if (row.status === null) return { state: 'running' }
  return row.status === 200 ? { state: 'answered', body: row.body } : { state: 'lost' }
}

export async function keepAnswer(
  database: Database,
  answer: { actor: string; key: string; body: unknown },
): Promise<void> {
  await database
    .updateTable('idempotencyKey')
    .set({ status: 200, body: sql`${JSON.stringify(answer.body)}::jsonb` })
    .where('actor', '=', answer.actor)
    .where('key', '=', answer.key)
    .execute()
}

/** The run is done, and must not be done again, though its answer cannot be given. */
export async function loseAnswer(database: Database, key: { actor: string; key: string }): Promise<void> {
  await database
    .updateTable('idempotencyKey')
    .set({ status: 500, body: null })
    .where('actor', '=', key.actor)
    .where('key', '=', key.key)
    .execute()
}

export async function forgetKey(database: Database, key: { actor: string; key: string }): Promise<void> {
  await database
    .deleteFrom('idempotencyKey')
    .where('actor', '=', key.actor)
    .where('key', '=', key.key)
    .where('status', 'is', null)
    .execute()
}

/** Answers older than a day are forgotten by the sweep. */
export async function forgetOldKeys(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('idempotencyKey').where('createdAt', '<', before).execute()
}
