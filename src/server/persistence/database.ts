import { CamelCasePlugin, Kysely, type Kysely as KyselyType, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.gen.ts'
import { keepingPlans } from './kept-plan.ts'
import { registerPool } from './prepared-query.ts'
import { markingCommits } from './run-mark.ts'

export type Database = KyselyType<DB>
export type Tx = Transaction<DB>
/** Reads run on the pool or inside a transaction; writes take a transaction. */
export type Reader = Database | Tx

const int8 = 20
const date = 1082
const numeric = 1700

/** Dates stay ISO strings (a Date would drift by the time zone), money comes as bigint. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return (value: string) => BigInt(value)
    // The only numerics are VAT rates in percent; money is int8.
    if (oid === numeric) return Number
    if (oid === date) return (value: string) => value
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

export type OpenDatabase = { database: Database; pool: pg.Pool; close(): Promise<void> }

/** Opens the pool with the limits of design.md §4; `onIdleError` is told of connections that die while idle. */
export function openDatabase(facts: {
  url: string
  poolSize: number
  onIdleError: (error: Error) => void
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: facts.url,
    max: facts.poolSize,
    types,
    connectionTimeoutMillis: 3000,
    // Kept for ten minutes, because the first queries of a new connection are several times slower (decision 206).
    idleTimeoutMillis: 600_000,
    // Otherwise a firewall may drop a connection that nobody has used for a while.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 5000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'quorum',
  })
  pool.on('error', facts.onIdleError)
  // A connection that dies in use fails its query, but also emits an error that would end the process without a listener.
  pool.on('connect', client => client.on('error', () => {}))
  const database = new Kysely<DB>({
    dialect: markingCommits(new PostgresDialect({ pool: keepingPlans(pool) })),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  registerPool(database, pool)
  return { database, pool, close: () => database.destroy() }
}
