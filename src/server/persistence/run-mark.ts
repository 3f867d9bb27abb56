import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely'
import { RefusalError } from '../refuse.ts'

/** One claim of an idempotency key; `claimedAt` tells it from a later claim of the same key. */
export type ClaimedKey = { actor: string; key: string; claimedAt: Date }

type Run = { claim: ClaimedKey; marked: boolean; over: boolean }

const runs = new AsyncLocalStorage<Run>()

/**
 * Runs a write under its claim: the first of its transactions to commit also marks the row of the key (decision 025). So even if the process dies
 * afterwards, the key tells that something was written.
 */
export async function markingRun<T>(claim: ClaimedKey, write: () => Promise<T>): Promise<T> {
  const run: Run = { claim, marked: false, over: false }
  try {
    return await runs.run(run, write)
  } finally {
    // Background work started by the write is not part of it.
    run.over = true
  }
}

const accountGuid = /^[0-9a-f]{8}-/

/** The account whose write is running; null outside of one, or when nobody is logged in. */
export function accountOfRun(): string | null {
  const run = runs.getStore()
  return run && !run.over && accountGuid.test(run.claim.actor) ? run.claim.actor : null
}

/** A dialect whose commits mark the run's key. */
export function markingCommits(inner: Dialect): Dialect {
  return {
    createDriver: () => markingDriver(inner.createDriver()),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createAdapter: () => inner.createAdapter(),
    createIntrospector: database => inner.createIntrospector(database),
  }
}

function markingDriver(inner: Driver): Driver {
  const reading = new WeakSet<DatabaseConnection>()
  return {
    init: options => inner.init(options),
    acquireConnection: options => inner.acquireConnection(options),
    async beginTransaction(connection, settings) {
      if (settings.accessMode === 'read only') reading.add(connection)
      else reading.delete(connection)
      await inner.beginTransaction(connection, settings)
    },
    async commitTransaction(connection) {
      const run = runs.getStore()
      const marks = run && !run.over && !run.marked && !reading.has(connection)
      if (marks) await mark(connection, run.claim)
      await inner.commitTransaction(connection)
      if (marks) run.marked = true
    },
    rollbackTransaction: connection => inner.rollbackTransaction(connection),
    releaseConnection: (connection, options) => inner.releaseConnection(connection, options),
    destroy: options => inner.destroy(options),
  }
}

/** A run whose key was claimed again because it took too long must not write any more. */
async function mark(connection: DatabaseConnection, claim: ClaimedKey): Promise<void> {
  const { numAffectedRows } = await connection.executeQuery(
    CompiledQuery.raw(
      `update idempotency_key set status = 102
       where actor = $1 and key = $2 and created_at = $3 and (status is null or status = 102)`,
      [claim.actor, claim.key, claim.claimedAt],
    ),
  )
  if (numAffectedRows !== 1n)
    throw new RefusalError({ code: 'idempotency_in_progress', retryAfterSeconds: 2 })
}
