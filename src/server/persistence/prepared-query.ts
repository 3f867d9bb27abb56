import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from './database-types.gen.ts'

// A type of its own, because importing database.ts would be circular: it registers its pools here.
type Database = Kysely<DB>

/** Stands for a value while the query is built; each run replaces it by the real one. */
class Placeholder {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

const pools = new WeakMap<Database, pg.Pool>()

/** Lets prepared queries of this database use its pool directly. */
export function registerPool(database: Database, pool: pg.Pool): void {
  pools.set(database, pool)
}

/** The connections of a database's pool: in use, idle, and how many calls wait for one. */
export function countConnections(database: Database): Record<'used' | 'idle' | 'waiting', number> {
  const pool = pools.get(database)
  if (!pool) return { used: 0, idle: 0, waiting: 0 }
  return { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/**
 * A query for the hottest paths: built and compiled once, then run as a prepared statement of that name directly on the pool, so that neither Kysely
 * nor PostgreSQL prepares it again (decision 018). `build` may only pass its values on, never branch on them. List the columns: after a migration
 * PostgreSQL refuses a prepared `select *`. Inside a transaction use `keepPlan` instead.
 */
export function prepareQuery<Values extends Record<string, unknown>, Row>(
  name: string,
  build: (database: Database, values: Values) => Compilable<Row>,
): (database: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | null = null
  let keys: string[] | null = null

  return async (database, values) => {
    const pool = pools.get(database)
    if (!pool) throw new TypeError('A prepared query needs a database of openDatabase')
    compiled ??= build(database, placeholders() as Values).compile()
    const parameters = compiled.parameters.map(parameter =>
      parameter instanceof Placeholder ? values[parameter.key] : parameter,
    )
    const { rows, fields } = await pool.query<unknown[]>({
      name,
      text: compiled.sql,
      values: parameters,
      rowMode: 'array',
    })
    keys ??= fields.map(field => camelCase(field.name))
    const names = keys
    return rows.map(row => Object.fromEntries(row.map((value, index) => [names[index], value])) as Row)
  }
}

function placeholders(): object {
  return new Proxy({}, { get: (_target, key) => new Placeholder(String(key)) })
}

/** Renames the columns of a row that came as JSON, which still have the database's names. */
export function inCamelCase<Row extends object>(row: object): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])) as Row
}

/** Column names are a closed set, so the cache is bounded. */
const camelCased = new Map<string, string>()

/** Must give the same names as the plugin in database.ts. */
function camelCase(name: string): string {
  const known = camelCased.get(name)
  if (known !== undefined) return known
  const made = name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
  camelCased.set(name, made)
  return made
}
