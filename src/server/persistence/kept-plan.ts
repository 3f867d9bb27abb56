import { createHash } from 'node:crypto'
import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely'
import type pg from 'pg'

const mark = '/* kept plan */'

/**
 * Ends a query whose plan each connection keeps (`modifyEnd`): to plan one with many joins takes several times as long as to run it. For queries that
 * look up rows by their keys: a list that is narrowed and sorted needs a plan for its values. They list their columns, because after a migration
 * PostgreSQL refuses a kept `select *` (and a column whose type has changed, until the process is restarted), and have one text whatever they are asked (`= any`, never `in`).
 */
export const keepPlan = sql.raw(mark)

/** Plans are kept by name (decision 018). The texts are a closed set, so the names are too. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const made = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, made)
  return made
}

class KeepingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(text: string | object, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Nothing here reads by a cursor')
    const values = [...parameters]
    return text.endsWith(mark)
      ? this.#client.query({ name: nameOf(text), text, values })
      : this.#client.query(text, values)
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}

/** The pool as Kysely uses it, where marked queries run as prepared statements, in a transaction too. Nothing here cancels a query, so it offers no client for that. */
export function keepingPlans(pool: pg.Pool): PostgresPool {
  // Kysely knows a connection again by its client.
  const clients = new WeakMap<pg.PoolClient, KeepingClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const keeping = clients.get(client) ?? new KeepingClient(client)
      clients.set(client, keeping)
      return keeping
    },
  }
}
