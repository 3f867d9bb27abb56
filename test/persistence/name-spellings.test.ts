import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { duplicateWords } from '#domain/identity/name-forms.ts'
import { readingsOf } from '#domain/identity/name-sounds.ts'
import { latinForm } from '#domain/identity/typed-ways.ts'
import { personMatches } from '#server/persistence/search-text.ts'
import { labelledPairs } from '../identity/labelled-pairs.ts'
import { useTestServer } from '../server.ts'

const server = useTestServer()

async function folded(...written: string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select folded_key(one) as text from unnest(${written}::text[]) with ordinality as given (one, place) order by place`.execute(
    server().database,
  )
  return rows.map(({ text }) => text)
}

test.each([
  ['vyazemskaya', 'viazemskaia', 'vjazemskaja', 'viazemskaya', 'Вяземская'],
  ['khokhlov', 'hohlov', 'hokhlov', 'Хохлов'],
  ['alexander', 'aleksander'],
  ['tsvetkov', 'cvetkov', 'tzvetkov', 'Цветков'],
  ['yuliya', 'iuliia', 'julia', 'yulia', 'Юлия'],
  ['yevgeny', 'evgenii', 'evgeniy', 'evgeni', 'ЕВГЕНИЙ'],
  ['semyonov', 'semionov', 'semenov', 'Семёнов', 'семенов'],
  ['vasilyeva', 'vasileva', 'vasilieva', "vasil'eva", 'Васильева'],
  ['sofya philippova', 'sofia filippova', 'sofia filipova', 'Софья Филиппова'],
  ['petrow', 'petrov', 'Petroff', 'Петров'],
  ['Tchaikovsky', 'Tschaikowski', 'Chaykovskiy', 'Čajkovskij', 'Чайковский'],
  ['Shcherbina', 'Scherbina', 'Schtscherbina', 'Ŝerbina', 'ЩЕРБИНА'],
])('%s and its other spellings are one', async (...spellings) => {
  expect(new Set(await folded(...spellings)).size).toBe(1)
})

test('different names stay different, and what is no letter stays as it is', async () => {
  const different = ['orlov', 'orlova', 'kozlov', 'kotov', 'belov', 'bilov', 'chernov', 'shernov', 'zhernov']
  expect(new Set(await folded(...different)).size).toBe(different.length)
  const kept = ['+79161112200', '100\\%', 'a\\_b', 'a@b.invalid']
  expect(await folded(...kept)).toEqual(kept)
})

test('the database folds names as the engine reads them', async () => {
  const written = labelledPairs('pairs.txt').flatMap(({ kind, left, right }) =>
    kind === 'wrong layout'
      ? []
      : [left, right].flatMap(({ lastName, firstName }) => [lastName, firstName]).filter(Boolean),
  )
  const words = [...new Set(written.flatMap(name => name.split(/[\s.-]+/).filter(Boolean)))]
  const read = words.map(word => latinForm(readingsOf(word)[0]?.key ?? ''))
  const stored = await folded(...words)
  const apart = words.flatMap((word, at) =>
    read[at] === stored[at] ? [] : [`${word}: ${read[at]}, ${stored[at]}`],
  )
  expect(apart).toEqual([])
})

test('the index of names brings up nearly all pairs that are one person, and few that are two', async () => {
  const pairs = labelledPairs('pairs.txt').filter(({ kind }) => kind !== 'wrong layout')
  const asked = pairs.map(({ left, right }) => ({
    stored: `${left.lastName} ${left.firstName}`,
    words: duplicateWords({ ...right, latinLastName: null, latinFirstName: null }),
  }))
  const { rows } = await sql<{ isFound: boolean }>`
    select slip_codes(folded_key(stored)) && slip_codes(last_names)
      and slip_codes(folded_key(stored)) && (slip_codes(first_names) || word_codes(other_forms)) as "isFound"
    from unnest(${asked.map(({ stored }) => stored)}::text[], ${asked.map(({ words }) => words?.lastNames ?? '')}::text[],
      ${asked.map(({ words }) => words?.firstNames ?? '')}::text[], ${asked.map(({ words }) => words?.otherForms ?? '')}::text[])
      with ordinality as given (stored, last_names, first_names, other_forms, place) order by place`.execute(
    server().database,
  )
  const share = (isSame: boolean) => {
    const found = pairs.flatMap((pair, at) => (pair.isSame === isSame ? [rows[at]?.isFound === true] : []))
    return found.filter(Boolean).length / found.length
  }
  process.stdout.write(
    `from the index: ${share(true).toFixed(3)} of one person, ${share(false).toFixed(3)} of two\n`,
  )
  expect(share(true)).toBeGreaterThanOrEqual(0.95)
  expect(share(false)).toBeLessThan(0.5)
})

test('folds Cyrillic in a cluster without a locale', async () => {
  const { rows } = await sql<{ text: string }>`
    select folded_key('ЩЁГОЛЕВА Юлия' collate "C") as text`.execute(server().database)
  expect(rows[0]?.text).toBe('shegoleva iulia')
})

test('the search has an index for either way, and so has the queue of passports', async () => {
  const plan = (query: string) =>
    server()
      .database.transaction()
      .execute(async tx => {
        await sql`set local enable_seqscan = off`.execute(tx)
        const { rows } = await sql<Record<string, string>>`explain ${sql.raw(query)}`.execute(tx)
        return rows.flatMap(row => Object.values(row)).join('\n')
      })
  const { sql: text, parameters } = server()
    .database.selectFrom('participant')
    .select('guid')
    .where(personMatches('Верищагин'))
    .compile()
  const filled = parameters.reduceRight<string>(
    (query, value, at) => query.replaceAll(`$${at + 1}`, `'${String(value)}'`),
    text,
  )
  const found = await plan(filled)
  expect(found).toContain('participant_search_key')
  expect(found).toContain('participant_name_codes')
  expect(found).not.toContain('Seq Scan')
  expect(
    await plan('select participant_guid from passport where saved_at is not null order by saved_at limit 10'),
  ).toContain('passport_saved')
})
