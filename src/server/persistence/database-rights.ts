import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type DatabaseFacts = {
  version: string
  /** 180004 for 18.4. */
  versionNumber: number
  role: string
  superuser: boolean
  /** Tables in the schema `public`. */
  createsTables: boolean
  /** The schema of the jobs. */
  createsSchemas: boolean
  /** The search needs the extension pg_trgm. */
  trigrams: 'installed' | 'installable' | 'missing'
  /** False behind a pooler that gives each transaction another connection. */
  hearsNotifications: boolean
  maxConnections: number
  hasEdition: boolean
  /** Ids of the keys that anything is sealed with. */
  sealedWith: string[]
}

/** Looks at a database with the eyes of the app's role, and changes nothing. */
export async function readDatabaseFacts(url: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<
      Omit<DatabaseFacts, 'hearsNotifications' | 'hasEdition' | 'sealedWith'>
    >(`
      select current_setting('server_version') as version,
        current_setting('server_version_num')::int as "versionNumber",
        current_user::text as role,
        (select rolsuper from pg_roles where rolname = current_user) as superuser,
        has_schema_privilege('public', 'create') as "createsTables",
        has_database_privilege(current_database(), 'create') as "createsSchemas",
        case when exists (select from pg_extension where extname = 'pg_trgm') then 'installed'
          when exists (select from pg_available_extension_versions where name = 'pg_trgm' and trusted)
            and has_database_privilege(current_database(), 'create') then 'installable'
          else 'missing' end as trigrams,
        current_setting('max_connections')::int as "maxConnections"`)
    const [facts] = rows
    if (!facts) throw new Error('the database says nothing of itself')
    const migrated = await isMigrated(client)
    return {
      ...facts,
      hearsNotifications: await hears(client),
      hasEdition: migrated && (await hasCurrent(client)),
      sealedWith: migrated ? await listSealKeys(client) : [],
    }
  } finally {
    await client.end()
  }
}

async function isMigrated(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(
    "select to_regclass('public.edition') is not null as made",
  )
  return rows[0]?.made ?? false
}

async function hasCurrent(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select from edition where is_current')
  return rows.length > 0
}

async function listSealKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`
    select key_id as id from passport
    union select sealed_key_id from file where sealed_key_id is not null and erased_at is null
    union select key_id from message where sealed is not null
    union select key_id from card_payment where key_id is not null
    union select secret_key_id from second_factor where secret_key_id is not null
    order by 1`)
  return rows.map(({ id }) => id)
}

async function hears(client: pg.Client): Promise<boolean> {
  let heard = false
  client.on('notification', () => {
    heard = true
  })
  await client.query('listen settings_check')
  await client.query('begin')
  await client.query('notify settings_check')
  await client.query('commit')
  for (let waited = 0; !heard && waited < 1000; waited += 20) await sleep(20)
  return heard
}
