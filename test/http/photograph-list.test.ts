import { expect, test } from 'vitest'
import type { PhotographRow } from '#contract/organiser-photograph.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { photographChecks } from '#domain/photograph/photograph-sort.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  must,
  type TestApplicant,
  uploadPhotograph,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

// Photographs that were changed after the approval wait here for the committee's look.
const server = useTestServer()

type Page = { items: PhotographRow[]; nextCursor: string | null; counts: Record<string, number> }

const total = ({ counts }: Page) => Object.values(counts).reduce((sum, count) => sum + count, 0)

const list = async (query = '', as: OrganiserRole = 'committee') =>
  server().call<Page>('GET', `/organizer/photographs${query}`, { token: await organiserToken(server(), as) })

async function changedPhotograph(): Promise<TestApplicant> {
  const made = await approvedParticipant(server())
  await uploadPhotograph(server(), made)
  return made
}

type Chosen = Pick<PhotographRow, 'guid' | 'photographFileGuid'>

const decide = async (photographs: readonly Chosen[], body: object, as: OrganiserRole = 'committee') =>
  server().call<{ results: { guid: string; ok: boolean; code: string | null }[] }>(
    'POST',
    '/organizer/photographs/decisions',
    {
      token: await organiserToken(server(), as),
      body: {
        photographs: photographs.map(({ guid, photographFileGuid }) => ({ guid, photographFileGuid })),
        ...body,
      },
    },
  )

const rowOf = async ({ applicationGuid }: TestApplicant) => {
  const row = (await list('?limit=200')).body.items.find(({ guid }) => guid === applicationGuid)
  if (!row) throw new Error('the photograph does not wait')
  return row
}

test.each([
  ['the longest waiting first', ''],
  ['the last that came first', 'sort=newest&'],
])('%s, page by page, and none twice', async (_order, sort) => {
  const made = [await changedPhotograph(), await changedPhotograph(), await changedPhotograph()]
  const { body } = await list(`?${sort}limit=200`)
  const { items } = body
  expect(total(body)).toBe(items.length)
  const byTime = items.map(({ since }) => since).sort()
  expect(items.map(({ since }) => since)).toEqual(sort ? byTime.reverse() : byTime)
  const walked: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Page = (await list(`?${sort}limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`))
      .body
    walked.push(...page.items.map(({ guid }) => guid))
    cursor = page.nextCursor
  }
  expect(walked).toEqual(items.map(({ guid }) => guid))
  for (const { applicationGuid } of made) expect(walked).toContain(applicationGuid)
  expect((await list('?to=2025-09-14')).body).toMatchObject({ items: [], counts: {} })
  expect((await list('?from=2025-09-15&to=2025-09-15&limit=200')).body.items).toHaveLength(items.length)
})

test('by the check, what asks most of the committee comes first, and it goes both ways', async () => {
  const verdicts = ['fail', 'look', 'pass'] as const
  for (const verdict of verdicts) {
    const made = await changedPhotograph()
    const { photographFileGuid } = await rowOf(made)
    await server()
      .database.updateTable('photographCheck')
      .set({ verdict })
      .where('fileGuid', '=', photographFileGuid)
      .execute()
  }
  const walk = async (sort: string) => {
    const rows: PhotographRow[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = (
        await list(`?sort=${sort}&limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      ).body
      rows.push(...page.items)
      cursor = page.nextCursor
    }
    return rows
  }
  const [up, down] = [await walk('check'), await walk('checkDown')]
  const places = up.map(({ check }) => photographChecks.indexOf(check?.verdict ?? 'unchecked'))
  expect(places).toEqual(places.toSorted())
  expect(new Set(places).size).toBeGreaterThanOrEqual(verdicts.length)
  expect(down.map(({ guid }) => guid)).toEqual(up.map(({ guid }) => guid).reverse())
  const { counts } = (await list('?check=pass')).body
  for (const check of photographChecks) {
    const { items } = (await list(`?limit=200&check=${check}`)).body
    expect(items.map(({ guid }) => guid).sort()).toEqual(
      up
        .filter(row => (row.check?.verdict ?? 'unchecked') === check)
        .map(({ guid }) => guid)
        .sort(),
    )
    expect(counts[check] ?? 0).toBe(items.length)
  }
  const [someone] = up
  const found = (await list(`?q=${encodeURIComponent(someone?.name ?? '')}`)).body
  expect(total(found)).toBe(found.items.length)
  expect((await list('?check=blurred')).status).toBe(400)
})

test('what is accepted waits no more, and the rail counts what waits', async () => {
  const made = await changedPhotograph()
  const before = total((await list()).body)
  const token = await organiserToken(server(), 'committee')
  const waiting = async () => {
    const { waiting: rows } = await must<{ waiting: { what: string; count: number }[] }>(
      server(),
      'GET',
      '/organizer/dashboard',
      { token },
    )
    return rows.find(({ what }) => what === 'photographs')?.count ?? 0
  }
  expect(await waiting()).toBe(before)
  const { body } = await decide([await rowOf(made)], { decision: 'accept' })
  expect(body.results).toEqual([{ guid: made.applicationGuid, ok: true, code: null }])
  expect(total((await list()).body)).toBe(before - 1)
  expect(await waiting()).toBe(before - 1)
})

test('each of many has its own result: decided by a colleague, changed meanwhile, no reason in their language', async () => {
  const [done, changed, foreign, fine] = [
    await changedPhotograph(),
    await changedPhotograph(),
    await changedPhotograph(),
    await changedPhotograph(),
  ]
  await server()
    .database.updateTable('participant')
    .set({ locale: 'en' })
    .where('guid', '=', foreign.guid)
    .execute()
  const rows = [await rowOf(done), await rowOf(changed), await rowOf(foreign), await rowOf(fine)]
  await decide(rows.slice(0, 1), { decision: 'accept' }, 'admin')
  await uploadPhotograph(server(), changed)
  const { body } = await decide([...rows, ...rows], {
    decision: 'request',
    reason: { ru: 'Лицо в тени', en: '' },
  })
  expect(body.results).toEqual([
    // Accepted is no obstacle to being asked for another.
    { guid: done.applicationGuid, ok: true, code: null },
    { guid: changed.applicationGuid, ok: false, code: 'changed_meanwhile' },
    { guid: foreign.applicationGuid, ok: false, code: 'reason_required' },
    { guid: fine.applicationGuid, ok: true, code: null },
  ])
  const again = await decide([rows[3] ?? (await rowOf(fine))], {
    decision: 'request',
    reason: { ru: 'Ещё раз', en: '' },
  })
  expect(again.body.results).toEqual([{ guid: fine.applicationGuid, ok: false, code: 'state_forbids' }])
})

test('two who accept one photograph at the same time decide it once', async () => {
  const row = await rowOf(await changedPhotograph())
  const answers = await Promise.all([
    decide([row], { decision: 'accept' }),
    decide([row], { decision: 'accept' }, 'admin'),
  ])
  expect(answers.map(({ body }) => body.results[0]?.code ?? 'done').sort()).toEqual(['done', 'state_forbids'])
})

test('only whoever decides sees them', async () => {
  for (const role of ['support', 'security', 'finance', 'gate'] as const) {
    expectRefusal(await list('', role), 403, 'forbidden')
    expectRefusal(
      await decide([await rowOf(await changedPhotograph())], { decision: 'accept' }, role),
      403,
      'forbidden',
    )
  }
})

test.each<[string, (row: PhotographRow) => string]>([
  ['name', ({ name }) => name.toLowerCase().split(' ').slice(0, 2).join(' ')],
  ['company', ({ company }) => company?.toLowerCase() ?? ''],
])('by %s both ways, also where it is the same', async (sort, keyOf) => {
  for (const lastName of ['Яхонтов', 'Алмазов', 'Алмазов']) {
    const { guid } = await changedPhotograph()
    await server().database.updateTable('participant').set({ lastName }).where('guid', '=', guid).execute()
  }
  const readAll = async (order: string) => {
    const rows: PhotographRow[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = (await list(`?sort=${order}&limit=2${cursor && `&cursor=${cursor}`}`)).body
      rows.push(...page.items)
      cursor = page.nextCursor
      if (rows.length > 1000) throw new Error('the list does not end')
    }
    return rows
  }
  const there = await readAll(sort)
  expect(there).toHaveLength(total((await list()).body))
  const keys = there.map(keyOf)
  expect(keys).toEqual(keys.toSorted(new Intl.Collator('und').compare))
  expect(await readAll(`${sort}Down`)).toEqual(there.toReversed())
})
