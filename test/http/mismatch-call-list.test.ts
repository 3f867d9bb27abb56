import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { CallDetail, CallRow } from '#contract/organiser-call.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  decidePassport,
  finishedParticipant,
  givePassport,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { expectDayRefused, expectDays, forumDay } from './list-day-range.ts'
import { listPages } from './list-pages.ts'

// The call desk narrowed to days and to whose calls they are.
const server = useTestServer()
let token = ''
let made = 0

beforeAll(async () => {
  token = await organiserToken(server(), 'support')
})

async function mismatched(): Promise<TestApplicant> {
  made += 1
  const person = await finishedParticipant(server(), {
    person: { lastName: `Несовпадов${'а'.repeat(made)}` },
  })
  await givePassport(server(), person, russianPassport({ number: String(710_000 + made) }))
  await decidePassport(server(), person, 'fail', 'Отчество на скане другое')
  return person
}

const list = (query: string, as = token) =>
  must<{ items: CallRow[]; counts: Record<string, number> }>(
    server(),
    'GET',
    `/organizer/calls?limit=200&${query}`,
    { token: as },
  )

async function take({ applicationGuid }: TestApplicant, as = token): Promise<void> {
  const path = `/organizer/calls/${applicationGuid}`
  const { version } = await must<CallDetail>(server(), 'GET', path, { token: as })
  await must(server(), 'PUT', `${path}/owner`, { token: as, body: { owner: 'me', version } })
}

test('calls are narrowed to the days on which the passport was found not to match', async () => {
  for (let count = 0; count < 4; count += 1) await take(await mismatched())
  await sql`with numbered as (select application_guid, row_number() over (order by application_guid) as place from mismatch_call)
    update mismatch_call set opened_at = timestamptz '2025-09-01 21:30+00' + place * interval '13 hours'
    from numbered where numbered.application_guid = mismatch_call.application_guid`.execute(server().database)
  const calls = listPages<CallRow>(server, '/organizer/calls', 'support', '3')
  await expectDays(calls, { query: { tab: 'due' }, tab: 'due', dayOf: row => forumDay(row.openedAt) })
  await expectDayRefused(server(), '/organizer/calls', token)
})

test('calls are narrowed to one’s own or to those that nobody has, and counted so', async () => {
  const [own, colleagues, free] = [await mismatched(), await mismatched(), await mismatched()]
  const other = await organiserToken(server(), 'admin')
  await take(own)
  await take(colleagues, other)
  for (const query of ['', 'q=несовпадов', 'from=2025-01-01']) {
    const mine = await list(`${query}&owner=mine`)
    const nobodys = await list(`${query}&owner=free`)
    const has = (page: { items: CallRow[] }, person: TestApplicant) =>
      page.items.some(({ guid }) => guid === person.applicationGuid)
    expect([own, colleagues, free].map(person => has(mine, person))).toEqual([true, false, false])
    expect([own, colleagues, free].map(person => has(nobodys, person))).toEqual([false, false, true])
    expect(mine.items.every(({ owner }) => owner?.mine)).toBe(true)
    expect(mine.counts.due).toBe(mine.items.length)
    const counted = await must<{ counts: { owner: { value: string; count: number }[] } }>(
      server(),
      'GET',
      `/organizer/calls/counts?${query}&owner=mine`,
      { token },
    )
    expect(Object.fromEntries(counted.counts.owner.map(({ value, count }) => [value, count]))).toEqual({
      mine: mine.items.length,
      free: nobodys.items.length,
    })
  }
  expect((await list('owner=mine', other)).items.map(({ guid }) => guid)).toEqual([
    colleagues.applicationGuid,
  ])
  expectRefusal(
    await server().call('GET', '/organizer/calls?owner=theirs', { token }),
    400,
    'malformed_request',
  )
})
