import { AsyncLocalStorage } from 'node:async_hooks'
import type { TransactionSettings } from 'kysely'
import { CompiledQuery, type DatabaseConnection, PostgresDialect, PostgresDriver } from 'kysely'
import { RefusalError } from '../refuse.ts'

/** One claim of an idempotency key: `claimedAt` tells it from a later claim of the same key. */
export type ClaimedKey = { actor: string; key: string; claimedAt: Date }

type Run = { claim: ClaimedKey; marked: boolean; over: boolean }

const runs = new AsyncLocalStorage<Run>()

/**
 * Runs a write under its claim: the first of its transactions that commits says so in the row of the key, in that very
 * transaction (decision 025). Whatever dies afterwards, the key then knows that something was written.
 */
export async function markingRun<T>(claim: ClaimedKey, write: () => Promise<T>): Promise<T> {
  const run: Run = { claim, marked: false, over: false }
  try {
    return await runs.run(run, write)
  } finally {
    // What was started beside the write and goes on after it is no part of it.
    run.over = true
  }
}

/** The dialect of the app: PostgreSQL, with the mark of the run in every commit. */
export class MarkingDialect extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0]

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new MarkingDriver(this.#config)
  }
}

class MarkingDriver extends PostgresDriver {
  readonly #reading = new WeakSet<DatabaseConnection>()

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.accessMode === 'read only') this.#reading.add(connection)
    else this.#reading.delete(connection)
    await super.beginTransaction(connection, settings)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const run = runs.getStore()
    const marks = run && !run.over && !run.marked && !this.#reading.has(connection)
    if (marks) await mark(connection, run.claim)
    await super.commitTransaction(connection)
    if (marks) run.marked = true
  }
}

/** A run that took so long that its key was claimed anew writes nothing any more. */
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
