// Accounts with live tokens, made straight in the database: five hundred log-ins would be another measurement.
import { type KeyObject, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TokenAudience } from '#server/secrets/token-claims.ts'
import { createTokenSigner } from '#server/secrets/token-signer.ts'

const tokenMilliseconds = 2 * 3_600_000

export type MadeListeners = { people: { token: string; chatGuid: string }[]; organisers: string[] }

/** Makes people, each with an empty chat, and organisers who answer chats. */
export async function makeListeners(
  databaseUrl: string,
  tokenKey: KeyObject,
  wanted: { people: number; organisers: number },
): Promise<MadeListeners> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const [crowd, team] = [
      await makeAccounts(client, '+7913', wanted.people),
      await makeAccounts(client, '+7914', wanted.organisers),
    ]
    await client.query(
      `insert into organiser (account_guid, name, roles) select guid, 'Поддержка', array['support'] from unnest($1::uuid[]) guid`,
      [team],
    )
    const { rows } = await client.query<{ guid: string; account_guid: string }>(
      `insert into chat (edition_guid, account_guid, created_at, updated_at)
       select (select guid from edition where is_current), account, now(), now() from unnest($1::uuid[]) account
       returning guid, account_guid`,
      [crowd],
    )
    const signer = createTokenSigner(tokenKey)
    const made: MadeListeners = { people: [], organisers: [] }
    for (const row of rows)
      made.people.push({
        chatGuid: row.guid,
        token: await makeToken(client, signer, row.account_guid, 'participant'),
      })
    for (const account of team) made.organisers.push(await makeToken(client, signer, account, 'organizer'))
    return made
  } finally {
    await client.end()
  }
}

async function makeAccounts(client: pg.Client, prefix: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ guid: string }>(
    `insert into account (phone, locale, created_at)
     select $2 || lpad(number::text, 7, '0'), 'ru', now() from generate_series(1, $1::int) number returning guid`,
    [count, prefix],
  )
  return rows.map(({ guid }) => guid)
}

async function makeToken(
  client: pg.Client,
  signer: ReturnType<typeof createTokenSigner>,
  accountGuid: string,
  audience: TokenAudience,
): Promise<string> {
  const [tokenGuid, now] = [randomUUID(), new Date()]
  const expiresAt = new Date(now.getTime() + tokenMilliseconds)
  await client.query(
    'insert into access_token (guid, account_guid, audience, issued_at, expires_at) values ($1, $2, $3, $4, $5)',
    [tokenGuid, accountGuid, audience, now, expiresAt],
  )
  return signer.sign({ tokenGuid, accountGuid, audience, expiresAt }, now)
}
