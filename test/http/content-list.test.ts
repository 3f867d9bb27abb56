import { beforeAll, expect, test } from 'vitest'
import type { ContentRow } from '#contract/content.ts'
import { contentSortsOf } from '#domain/content/content-sort.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { createPiece, goodDrafts } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()
const path = '/organizer/content/speaker'
const { read, all } = listPages<ContentRow>(server, path, 'content')

const guids = (rows: readonly ContentRow[]) => rows.map(({ guid }) => guid)

const surnames = ['Ёлкин', 'Елагин', 'Жуков', 'Абрамов', 'Яшин', 'Дёмин', 'Демидов', 'Цой', 'Буров'] as const

beforeAll(async () => {
  for (const [index, surname] of surnames.entries()) {
    const draft = goodDrafts.speaker()
    // Every third has no English, and one has no Russian surname.
    const english = index % 3 === 0 ? '' : `Surname${9 - index}`
    const piece = await createPiece(server(), 'speaker', {
      ...draft,
      lastName: { ru: surname === 'Цой' ? '' : surname, en: english },
    })
    await server()
      .database.updateTable('contentItem')
      .set({ updatedAt: new Date(Date.UTC(2025, 7, 1 + index * 2, 21, 30)) })
      .where('guid', '=', piece.guid)
      .execute()
  }
})

const surnameOf = ({ title }: ContentRow, locale: 'ru' | 'en') => {
  const [first, ...last] = title[locale].split(' ')
  return last.join(' ') || first
}

test('each order holds every piece once, and goes both ways', async () => {
  const everything = await all()
  expect(everything.length).toBeGreaterThanOrEqual(surnames.length)
  const upwards = {
    name: 'nameDown',
    oldest: 'newest',
    fewestProblems: 'mostProblems',
    state: 'stateDown',
    fewestUntranslated: 'mostUntranslated',
    // Nobody leaves here.
    longestWait: 'shortestWait',
  } as const
  expect(['site', ...Object.entries(upwards).flat()].sort()).toEqual([...contentSortsOf('speaker')].sort())
  for (const [up, down] of Object.entries(upwards)) {
    const found = await all({ sort: up })
    expect(guids(found).sort(), up).toEqual(guids(everything).sort())
    expect(guids(await all({ sort: down })), down).toEqual(guids(found).toReversed())
  }
  const times = (await all({ sort: 'oldest' })).map(row => Date.parse(row.updatedAt))
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  const problems = (await all({ sort: 'mostProblems' })).map(row => row.problems)
  expect(problems).toEqual(problems.toSorted((one, other) => other - one))
  const missing = (await all({ sort: 'mostUntranslated' })).map(row => row.untranslated.length)
  expect(missing).toEqual(missing.toSorted((one, other) => other - one))
  const order = ['draft', 'changed', 'published']
  const states = (await all({ sort: 'state' })).map(row => order.indexOf(row.state))
  expect(states).toEqual(states.toSorted((one, other) => one - other))
})

test('names go by surname in the reader’s language, in the other where there is none', async () => {
  const named = (await all({ sort: 'name' })).filter(row =>
    surnames.some(surname => row.title.ru.includes(surname)),
  )
  expect(named.map(row => surnameOf(row, 'ru'))).toEqual([
    ...['Абрамов', 'Буров', 'Демидов', 'Дёмин', 'Елагин', 'Ёлкин', 'Жуков', 'Яшин'],
  ])
  const token = await organiserToken(server(), 'content')
  const english = await server().call<{ items: ContentRow[] }>('GET', `${path}?sort=name&limit=100`, {
    token,
    locale: 'en',
  })
  const latin = english.body.items
    .map(row => surnameOf(row, 'en'))
    .filter(name => name?.startsWith('Surname'))
  expect(latin).toEqual(latin.toSorted())
  expect(latin.length).toBeGreaterThan(4)
})

test('days of the last change narrow it, and each language is counted beside them', async () => {
  const day = (row: ContentRow) => localDayAt(Date.parse(row.updatedAt), 'Europe/Moscow')
  const token = await organiserToken(server(), 'content')
  const everything = await all()
  for (const query of [
    {},
    { from: '2025-08-04', to: '2025-08-12' },
    { from: '2025-08-06', state: 'draft' },
    { to: '2025-08-10', untranslated: 'en' },
  ] as { from?: string; to?: string; state?: string; untranslated?: 'ru' | 'en' }[]) {
    const label = JSON.stringify(query)
    const { untranslated, ...others } = query
    const beside = everything.filter(
      row =>
        (!query.from || day(row) >= query.from) &&
        (!query.to || day(row) <= query.to) &&
        (!query.state || row.state === query.state),
    )
    const expected = beside.filter(row => !untranslated || row.untranslated.includes(untranslated))
    expect(expected.length, label).toBeGreaterThan(0)
    expect(guids(await all(query)), label).toEqual(guids(expected))
    const { counts } = await must<{ counts: { untranslated: { value: 'ru' | 'en'; count: number }[] } }>(
      server(),
      'GET',
      `${path}/counts?${new URLSearchParams(query)}`,
      { token },
    )
    expect(counts.untranslated.map(({ value }) => value)).toEqual(['ru', 'en'])
    for (const { value, count } of counts.untranslated) {
      expect(count, `${value} ${label}`).toBe(beside.filter(row => row.untranslated.includes(value)).length)
      expect(count).toBe((await all({ ...others, untranslated: value })).length)
    }
  }
})

test('a cursor of another view, an unknown order and a wrong day are refused', async () => {
  const token = await organiserToken(server(), 'content')
  const { nextCursor } = await read({ limit: '3', sort: 'name' })
  const next = (query: string) => server().call('GET', `${path}?${query}&cursor=${nextCursor}`, { token })
  expect((await next('sort=name&limit=9')).status).toBe(200)
  for (const query of ['sort=site', 'sort=nameDown', 'sort=name&from=2025-01-01'])
    expectRefusal(await next(query), 422, 'cursor_of_another_view')
  for (const query of ['sort=length', 'from=2025-02-30'])
    expectRefusal(await server().call('GET', `${path}?${query}`, { token }), 400, 'malformed_request')
})

test('who edits nothing of the kind counts nothing of it', async () => {
  expectRefusal(await server().call('GET', `${path}/counts`), 401, 'unauthorized')
  for (const role of ['finance', 'support'] as const)
    expectRefusal(
      await server().call('GET', `${path}/counts`, { token: await organiserToken(server(), role) }),
      403,
      'forbidden',
    )
})

test('pages go by their address, important updates by whom, how pressing and until when, both ways', async () => {
  for (const slug of ['venue', 'home', 'committee', 'demoDay'] as const)
    await createPiece(server(), 'page', goodDrafts.page(slug))
  for (const [index, audience] of (['media', 'everyone', 'companies', 'everyone'] as const).entries())
    await must(server(), 'POST', '/organizer/updates', {
      token: await organiserToken(server(), 'support'),
      body: {
        title: { ru: `Новость ${index}`, en: `News ${index}` },
        body: { ru: 'Идите южным входом.', en: 'Use the southern gate.' },
        ...{ audience, urgent: index % 2 === 0 },
        shownUntil: index === 1 ? null : `2025-11-0${9 - index}`,
      },
    })
  const bothWays = async (
    kind: 'page' | 'importantUpdate',
    [up, down]: [string, string],
    keyOf: (row: ContentRow) => string,
  ) => {
    const list = listPages<ContentRow>(
      server,
      `/organizer/content/${kind}`,
      kind === 'page' ? 'content' : 'support',
      '3',
    )
    const rows = await list.all({ sort: up })
    expect(new Set(rows.map(keyOf)).size, up).toBeGreaterThan(1)
    expect(rows.map(keyOf), up).toEqual(rows.map(keyOf).toSorted())
    expect(guids(await list.all({ sort: down }))).toEqual(guids(rows).toReversed())
  }
  await bothWays('page', ['path', 'pathDown'], ({ slug }) => (slug === 'home' ? '' : (slug ?? '')))
  const audiences = ['everyone', 'approved', 'unpaid', 'speakers', 'media', 'companies']
  await bothWays('importantUpdate', ['audience', 'audienceDown'], ({ notice }) =>
    String(audiences.indexOf(notice?.audience ?? '')),
  )
  await bothWays('importantUpdate', ['urgent', 'urgentDown'], ({ notice }) => (notice?.urgent ? '0' : '1'))
  await bothWays('importantUpdate', ['until', 'untilDown'], ({ notice }) => notice?.shownUntil ?? 'endless')
})
