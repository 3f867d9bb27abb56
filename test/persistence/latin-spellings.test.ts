import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer } from '../server.ts'

const server = useTestServer()

async function folded(...written: string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select folded_latin(one) as text from unnest(${written}::text[]) with ordinality as given (one, place) order by place`.execute(
    server().database,
  )
  return rows.map(({ text }) => text)
}

test.each([
  ['vyazemskaya', 'viazemskaia', 'vjazemskaja', 'viazemskaya'],
  ['khokhlov', 'hohlov', 'hokhlov'],
  ['alexander', 'aleksander'],
  ['tsvetkov', 'cvetkov', 'tzvetkov'],
  ['yuliya', 'iuliia', 'julia', 'yulia'],
  ['yevgeny', 'evgenii', 'evgeniy', 'evgeni'],
  ['semyonov', 'semionov', 'semenov'],
  ['vasilyeva', 'vasileva', 'vasilieva', "vasil'eva"],
  ['sofya philippova', 'sofia filippova', 'sofia filipova'],
  ['petrow', 'petrov'],
])('%s and its other spellings are one', async (...spellings) => {
  expect(new Set(await folded(...spellings)).size).toBe(1)
})

test('different names stay different, and what is not Latin stays as it is', async () => {
  const different = ['orlov', 'orlova', 'kozlov', 'kotov', 'belov', 'bilov', 'chernov', 'shernov']
  expect(new Set(await folded(...different)).size).toBe(different.length)
  const kept = ['вяземская анна', '+79161112200', '100\\%', 'a\\_b']
  expect(await folded(...kept)).toEqual(kept)
})

test('the search by spelling has an index, and so has the queue of passports', async () => {
  const plan = (query: string) =>
    server()
      .database.transaction()
      .execute(async tx => {
        await sql`set local enable_seqscan = off`.execute(tx)
        const { rows } = await sql<Record<string, string>>`explain ${sql.raw(query)}`.execute(tx)
        return rows.flatMap(row => Object.values(row)).join('\n')
      })
  expect(
    await plan(`select guid from participant where trigram_letters(search_text) like '%vyazem%'
      or folded_latin(search_text) like folded_latin('%vyazem%')`),
  ).toMatch(/participant_letters[\s\S]+participant_spelling|participant_spelling[\s\S]+participant_letters/)
  // In a cluster of the locale C no Cyrillic letter is one to pg_trgm.
  expect(
    await plan(
      "select guid from participant where trigram_letters(search_text) like trigram_letters('%вязем%')",
    ),
  ).toMatch(/Index Cond: [\s\S]+vqzem/)
  expect(
    await plan('select participant_guid from passport where saved_at is not null order by saved_at limit 10'),
  ).toContain('passport_saved')
})
