// Makes many participants of the demo's few, with everything that hangs on a person: in the database alone, because by the API it would take days.
import pg from 'pg'

/** What a copy has otherwise than its model; `n` is the number of the copy. Rows of other tables stay as they are. */
const copied: Record<string, Record<string, string>> = {
  account: {
    guid: guid('guid'),
    phone: "'+7' || lpad((2000000000 + n * 1000 + row_number() over (order by guid))::text, 10, '0')",
  },
  participant: {
    guid: guid('guid'),
    account_guid: guid('account_guid'),
    registered_by: guid('registered_by'),
    unsubscribe_guid: guid('unsubscribe_guid'),
    photograph_file_guid: guid('photograph_file_guid'),
  },
  participant_company: { participant_guid: guid('participant_guid') },
  passport: {
    participant_guid: guid('participant_guid'),
    number_hash: 'sha256(number_hash || n::text::bytea)',
  },
  application: {
    guid: guid('guid'),
    participant_guid: guid('participant_guid'),
    primary_phone: 'null',
  },
  decision: { guid: guid('guid'), application_guid: guid('application_guid') },
  file: {
    guid: guid('guid'),
    participant_guid: guid('participant_guid'),
    created_by: guid('created_by'),
    storage_key: "storage_key || '-' || n",
  },
  consent: {
    guid: guid('guid'),
    participant_guid: guid('participant_guid'),
    account_guid: guid('account_guid'),
    given_by: guid('given_by'),
  },
  message: {
    guid: guid('guid'),
    participant_guid: guid('participant_guid'),
    decision_guid: guid('decision_guid'),
  },
  audit_entry: { subject_guid: guid('subject_guid') },
}

/** Models that are left out: a chat's file would need its chat. */
const leftOut: Record<string, string> = { file: "kind = 'chatFile'" }

/** The same guid for the same model and copy, so that references still meet. */
function guid(column: string): string {
  return `md5(${column}::text || n)::uuid`
}

/** Multiplies until about so many participants stand there; needs a superuser, because references are checked only afterwards. Gives the number. */
export async function multiplyPeople(databaseUrl: string, wanted: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role to replica')
    const count = async () => {
      const { rows } = await client.query<{ count: number }>('select count(*)::int as count from participant')
      return rows[0]?.count ?? 0
    }
    const copies = Math.ceil(wanted / (await count()))
    for (const [table, changes] of Object.entries(copied)) {
      const { rows } = await client.query<{ name: string; key: boolean }>(
        `select column_name as name, is_identity = 'YES' as key from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
        [table],
      )
      const names = rows.filter(({ key }) => !key).map(({ name }) => name)
      // One statement reads the models once: it would otherwise multiply what it has just made.
      await client.query(
        `insert into ${table} (${names.join(', ')})
         select ${names.map(name => changes[name] ?? name).join(', ')} from ${table}, generate_series(1, ${copies - 1}) n
         where not (${leftOut[table] ?? 'false'})`,
      )
    }
    await client.query('analyze')
    return await count()
  } finally {
    await client.end()
  }
}
