import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { SavedView } from '#contract/organiser-saved-view.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { longestViewName, mostViews } from '#domain/saved-view/saved-view.ts'
import { roleThatViews, type ViewedList, viewedLists } from '#domain/saved-view/viewed-list.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Saving = { name: string; list?: ViewedList; query?: Record<string, string>; shared?: boolean }

const add = async (as: OrganiserRole, { list = 'applications', query = {}, shared = false, name }: Saving) =>
  server().call<SavedView>('POST', '/organizer/views', {
    token: await organiserToken(server(), as),
    body: { list, name, query, shared },
  })

const change = async (as: OrganiserRole, view: SavedView, changes: Partial<SavedView> = {}) => {
  const { guid, name, query, shared, version } = { ...view, ...changes }
  return server().call<SavedView>('POST', `/organizer/views/${guid}`, {
    token: await organiserToken(server(), as),
    body: { name, query, shared, version },
  })
}

const remove = async (as: OrganiserRole, { guid, version }: SavedView) =>
  server().call('POST', `/organizer/views/${guid}/remove`, {
    token: await organiserToken(server(), as),
    body: { version },
  })

const read = async (as: OrganiserRole, list: ViewedList = 'applications') =>
  server().call<{ items: SavedView[] }>('GET', `/organizer/views?list=${list}`, {
    token: await organiserToken(server(), as),
  })

const namesFor = async (as: OrganiserRole, list: ViewedList = 'applications') =>
  (await read(as, list)).body.items.map(({ name }) => name)

test('one’s own views are seen by nobody else, shared ones by all who read the list', async () => {
  const query = { status: 'approved', payment: 'unpaid' }
  // What is searched for is often somebody's name.
  const { body: own } = await add('committee', { name: '  Мои  банки ', query: { ...query, q: 'Орлова' } })
  expect(own).toMatchObject({ name: 'Мои банки', query, gone: [], shared: false, mine: true, version: 1 })
  const { body: shared } = await add('committee', { name: 'Наши банки', shared: true })
  expect(await namesFor('committee')).toEqual(['Мои банки', 'Наши банки'])
  expect(await namesFor('admin')).toEqual(['Наши банки'])
  const [seen] = (await read('finance')).body.items
  expect(seen).toMatchObject({ guid: shared.guid, mine: false })
  expect(seen?.author).toMatch(/\S/)
  expect((await change('committee', shared, { shared: false })).body).toMatchObject({ version: 2 })
  expect(await namesFor('finance')).toEqual([])
})

test('a view is only for roles that read its list', async () => {
  const made = (await add('security', { name: 'Иностранцы', list: 'passports', shared: true })).body
  for (const list of viewedLists)
    for (const role of ['gate', 'content', 'finance', 'security'] as const) {
      const answer = await read(role, list)
      if (roleThatViews([role], list)) expect(answer.status, `${role} ${list}`).toBe(200)
      else expectRefusal(answer, 403, 'forbidden')
    }
  expectRefusal(await add('committee', { name: 'Мои', list: 'passports' }), 403, 'forbidden')
  // An admin manages the team, and still does not read passports.
  expectRefusal(await remove('admin', made), 404, 'not_found')
  expectRefusal(await change('committee', made), 404, 'not_found')
  expectRefusal(await server().call('GET', '/organizer/views?list=applications'), 401, 'unauthorized')
})

test('of two who save under one name one is first', async () => {
  const same = { name: 'Очередь', shared: true }
  // Two who log in at once would ask for one code.
  for (const role of ['support', 'admin', 'finance'] as const) await organiserToken(server(), role)
  const answers = await Promise.all([
    add('support', same),
    add('support', { ...same, name: 'ОЧЕРЕДЬ' }),
    add('admin', same),
    add('finance', same),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  for (const answer of answers.filter(({ status }) => status === 409))
    expectRefusal(answer, 409, 'view_name_taken', { name: 'view_name_taken' })
  // What nobody else sees may have any name.
  expect((await add('logistics', { name: 'Очередь', list: 'transfers' })).status).toBe(200)
  const holder = answers.findIndex(({ status }) => status === 200) < 2 ? 'admin' : 'support'
  const { body: hidden } = await add(holder, { name: 'очередь' })
  expect(hidden.name).toBe('очередь')
  expectRefusal(await change(holder, hidden, { shared: true }), 409, 'view_name_taken')
})

test('a change does not write over another tab’s, and nobody changes a colleague’s', async () => {
  const { body: view } = await add('finance', { name: 'Две вкладки', shared: true })
  expect((await change('finance', view, { query: { q: 'банк' } })).body).toMatchObject({ version: 2 })
  expectRefusal(await change('finance', view, { query: { q: 'другое' } }), 409, 'changed_meanwhile')
  expectRefusal(await remove('finance', view), 409, 'changed_meanwhile')
  const fresh = { ...view, version: 2 }
  expectRefusal(await change('support', fresh), 404, 'not_found')
  expectRefusal(await remove('support', fresh), 404, 'not_found')
  expect((await remove('admin', fresh)).status).toBe(200)
  expectRefusal(await change('finance', fresh), 404, 'not_found')
  const { body: hidden } = await add('finance', { name: 'Только моё' })
  expectRefusal(await remove('admin', hidden), 404, 'not_found')
})

test('it is told what a view filters by and is no longer there', async () => {
  const made = await finishedParticipant(server())
  const token = await organiserToken(server(), 'support')
  const tags = `/organizer/applications/${made.applicationGuid}/tags`
  await server().call('POST', tags, { token, body: { tag: 'на обед' } })
  const query = { tag: 'на обед', group: randomUUID(), mood: 'good' }
  const { body } = await add('support', { name: 'Обед', query })
  expect(body).toMatchObject({ query, gone: ['group'] })
  await server().call('POST', `${tags}/remove`, { token, body: { tag: 'на обед' } })
  const seen = (await read('support')).body.items.find(({ guid }) => guid === body.guid)
  expect(seen?.gone).toEqual(['group', 'tag'])
  // No guid is asked of the database that is none.
  const { body: odd } = await add('support', { name: 'Правка руками', query: { group: '1; drop', hub: '' } })
  expect(odd.gone).toEqual(['group', 'hub'])
})

test('names and queries are refused that are empty, long or not text', async () => {
  for (const [saving, field, code] of [
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(longestViewName + 1) }, 'name', 'too_long'],
    [{ name: 'a\u0007b' }, 'name', 'value_invalid'],
  ] as const)
    expect((await add('admin', saving)).body).toMatchObject({ details: [{ field, code }] })
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`p${index}`, '1']))
  for (const query of [many, { q: 'x'.repeat(301) }, { q: 'a\u0000b' }])
    expect([400, 422]).toContain((await add('admin', { name: 'Список', query })).status)
})

test('two at once keep no more views than fit', async () => {
  for (let count = 1; count < mostViews; count += 1)
    await add('logistics', { list: 'badges', name: `Вид ${count}` })
  const answers = await Promise.all(
    ['Первый', 'Второй'].map(name => add('logistics', { list: 'badges', name })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expectRefusal(await add('logistics', { list: 'badges', name: 'Третий' }), 409, 'views_many')
})

test('the log says that a view was shared and not what it looks for', async () => {
  await add('content', { name: 'x', list: 'applications' }).then(answer => expect(answer.status).toBe(403))
  const { body } = await add('committee', { name: 'Петровы', query: { q: 'Петров' }, shared: true })
  await remove('committee', body)
  const entries = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'actorRole', 'toValue', 'reason'])
    .where('action', 'in', ['shareView', 'removeView'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const noted = { actorRole: 'committee', toValue: 'applications', reason: null }
  expect(entries).toEqual([
    { action: 'removeView', ...noted },
    { action: 'shareView', ...noted },
  ])
})

test('each kind of content has views of its own, for whoever edits it', async () => {
  const query = { state: 'changed', untranslated: 'en', sort: 'newest' }
  const speakers = { name: 'Без английского', list: 'content-speaker', query, shared: true } as const
  expect((await add('content', speakers)).body).toMatchObject({ query, gone: [], mine: true })
  // Another kind is another list.
  expect((await add('content', { ...speakers, list: 'content-news' })).status).toBe(200)
  expectRefusal(await add('admin', speakers), 409, 'view_name_taken')
  expect(await namesFor('admin', 'content-speaker')).toEqual(['Без английского'])
  // Support edits ready answers, and those alone.
  expectRefusal(await read('support', 'content-speaker'), 403, 'forbidden')
  expectRefusal(await add('support', speakers), 403, 'forbidden')
  expect((await add('support', { name: 'Черновики', list: 'content-cannedReply' })).status).toBe(200)
  const unknown = 'content-nothing' as ViewedList
  expect((await add('content', { name: 'Ничего', list: unknown })).status).toBe(422)
  const last = await server()
    .database.selectFrom('auditEntry')
    .select(['toValue', 'actorRole'])
    .where('action', '=', 'shareView')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(last).toEqual({ toValue: 'content-news', actorRole: 'content' })
})

test('views by the former name of an order open in the order they were saved in', async () => {
  const { body } = await add('finance', { name: 'Крупные', list: 'invoices', query: { status: 'paid' } })
  const { body: other } = await add('finance', { name: 'Новые', list: 'invoices', query: { sort: 'oldest' } })
  const { database } = server()
  const before = { query: JSON.stringify({ status: 'paid', sort: 'sum' }) }
  await database.updateTable('savedView').set(before).where('guid', '=', body.guid).execute()
  const migration = new URL(
    '../../src/server/persistence/migrations/0400-one-word-for-the-largest-sum.sql',
    import.meta.url,
  )
  for (const statement of readFileSync(migration, 'utf8').split(';').slice(0, -1))
    await sql.raw(statement).execute(database)
  const views = (await read('finance', 'invoices')).body.items
  expect(views.find(({ guid }) => guid === body.guid)?.query).toEqual({ status: 'paid', sort: 'largest' })
  expect(views.find(({ guid }) => guid === other.guid)?.query).toEqual({ sort: 'oldest' })
})
