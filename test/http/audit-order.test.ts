import { beforeAll, expect, test } from 'vitest'
import type { AuditEntryRow } from '#contract/organiser-audit.ts'
import type { ListExport } from '#contract/organiser-export.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { auditAccessFor } from '#domain/audit/audit-access.ts'
import { auditSorts } from '#domain/audit/audit-sort.ts'
import { auditActionWord, auditKindWords, auditRoleWord } from '#messages/audit-word.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Locale = 'ru' | 'en'
type Page = { items: AuditEntryRow[]; nextCursor: string | null }
type Asked = { as?: OrganiserRole; locale?: Locale; limit?: number }

/** Every entry that a query finds, by its pages. */
async function all(
  query: Record<string, string>,
  { as = 'admin', locale = 'ru', limit = 97 }: Asked = {},
): Promise<AuditEntryRow[]> {
  const token = await organiserToken(server(), as)
  const rows: AuditEntryRow[] = []
  let cursor: string | null = null
  do {
    const asked = new URLSearchParams({ ...query, limit: String(limit), ...(cursor && { cursor }) })
    const page: Page = await must<Page>(server(), 'GET', `/organizer/audit?${asked}`, { token, locale })
    rows.push(...page.items)
    cursor = page.nextCursor
    expect(rows.length, 'the pages lead in a circle').toBeLessThan(20_000)
  } while (cursor !== null)
  return rows
}

/** Names that no version of the app has a word for. */
const former = { action: 'anoint', role: 'seneschal' }

const wordsOf = {
  role: ({ actorRole }: AuditEntryRow, locale: Locale) => auditRoleWord(actorRole, locale),
  action: ({ action, subject }: AuditEntryRow, locale: Locale) =>
    auditActionWord(action, { kind: subject.kind, locale }),
  kind: ({ subject }: AuditEntryRow, locale: Locale) => auditKindWords[subject.kind]({}, { locale }),
}
type Column = keyof typeof wordsOf
const columns = ['role', 'action', 'kind'] as const satisfies readonly Column[]

/** What comes newest first, put in order by hand. */
function inOrder(rows: readonly AuditEntryRow[], by: Column, locale: Locale): string[] {
  const { compare } = new Intl.Collator(locale)
  const isFormer = (word: string) => word === former.action || word === former.role
  return rows
    .map(row => ({ id: row.id, word: wordsOf[by](row, locale) }))
    .toSorted(
      (one, other) =>
        Number(isFormer(one.word)) - Number(isFormer(other.word)) || compare(one.word, other.word),
    )
    .map(({ id }) => id)
}

const ids = (rows: readonly AuditEntryRow[]) => rows.map(({ id }) => id)

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 250, seed: 11, say: () => {} })
  for (const role of ['admin', 'security'] as const) await organiserToken(server(), role)
  const { database } = server()
  const { guid: subjectGuid } = await database
    .selectFrom('application')
    .select('guid')
    .executeTakeFirstOrThrow()
  const entry = { actorRole: 'admin', subjectKind: 'application' as const, subjectGuid, actorGuid: null }
  const hour = (number: number) => new Date(Date.parse('2025-09-01T08:00:00Z') + number * 3_600_000)
  await database
    .insertInto('auditEntry')
    .values([
      { ...entry, at: hour(1), action: former.action },
      { ...entry, at: hour(2), action: former.action, subjectKind: 'payment' },
      { ...entry, at: hour(3), action: 'approve', actorRole: former.role },
      { ...entry, at: hour(4), action: former.action, actorRole: former.role },
      // Two roles of one word, one of them of older entries alone, turn and turn about.
      ...Array.from({ length: 6 }, (_, number) => ({
        ...entry,
        at: hour(5 + number),
        action: 'writeNote',
        actorRole: number % 2 ? 'clock' : 'system',
      })),
    ])
    .execute()
})

test.each(
  (['ru', 'en'] as const).flatMap(locale =>
    (['admin', 'security'] as const).map(as => [locale, as] as const),
  ),
)('in %s, %s reads it by the words of each column, both ways', async (locale, as) => {
  const byTime = await all({}, { as, locale })
  const { kinds, ofSecurity } = auditAccessFor([as])
  expect(byTime.length).toBeGreaterThan(as === 'admin' ? 300 : 20)
  for (const column of columns) {
    const expected = inOrder(byTime, column, locale)
    const rows = await all({ sort: column }, { as, locale })
    expect(ids(rows), column).toEqual(expected)
    expect(ids(await all({ sort: `${column}Down` }, { as, locale })), column).toEqual(expected.toReversed())
    expect(
      rows.every(
        ({ actorRole, subject: { kind } }) =>
          kinds.includes(kind) || (actorRole === 'security' && ofSecurity.includes(kind)),
      ),
    ).toBe(true)
  }
})

test('pages of a few entries each join without a gap', async () => {
  const query = { from: '2025-09-01', to: '2025-09-03' }
  const byTime = await all(query)
  for (const column of columns)
    expect(ids(await all({ ...query, sort: column }, { limit: 7 })), column).toEqual(
      inOrder(byTime, column, 'ru'),
    )
})

test('names of another version come once, after every word of the language', async () => {
  const byAction = (await all({ sort: 'action' })).map(({ action }) => action)
  expect(byAction.slice(-3)).toEqual([former.action, former.action, former.action])
  expect(byAction.indexOf(former.action)).toBe(byAction.length - 3)
  const byRole = (await all({ sort: 'role' })).map(({ actorRole }) => actorRole)
  expect(byRole.indexOf(former.role)).toBe(byRole.length - 2)
  const turned = (await all({ sort: 'roleDown' })).map(({ actorRole }) => actorRole)
  expect(turned.lastIndexOf(former.role)).toBe(1)
})

test('the orders keep to the filters', async () => {
  const { accountGuid } = await server()
    .database.selectFrom('organiser')
    .innerJoin('auditEntry', 'auditEntry.actorGuid', 'organiser.accountGuid')
    .select('organiser.accountGuid')
    .where('auditEntry.action', '=', 'approve')
    .executeTakeFirstOrThrow()
  const filters: Record<string, string>[] = [
    { kind: 'application' },
    { role: 'committee' },
    { action: 'approve' },
    { kind: 'application', role: 'clock' },
    { from: '2025-08-20', to: '2025-09-20' },
    { organiser: accountGuid },
    { organiser: accountGuid, kind: 'application', to: '2025-12-31' },
  ]
  for (const query of filters) {
    const byTime = await all(query)
    expect(byTime.length, JSON.stringify(query)).toBeGreaterThan(0)
    // By time a filter asks for each role that it knows; these orders find every role of the log.
    const known = (rows: readonly AuditEntryRow[]) => ids(rows.filter(row => row.actorRole !== former.role))
    for (const column of columns) {
      const label = JSON.stringify({ ...query, column })
      const expected = inOrder(byTime, column, 'ru').filter(id => known(byTime).includes(id))
      expect(known(await all({ ...query, sort: column }, { limit: 89 })), label).toEqual(expected)
      expect(known(await all({ ...query, sort: `${column}Down` }, { limit: 89 })), label).toEqual(
        expected.toReversed(),
      )
    }
  }
  for (const sort of auditSorts) expect(await all({ action: 'approve', kind: 'payment', sort })).toEqual([])
})

test('a cursor of another order is told of, and none tells the number of an entry', async () => {
  const token = await organiserToken(server(), 'admin')
  const { nextCursor } = await must<Page>(server(), 'GET', '/organizer/audit?limit=5&sort=action', { token })
  const next = (sort: string) =>
    server().call('GET', `/organizer/audit?limit=5&sort=${sort}&cursor=${nextCursor}`, { token })
  expect((await next('action')).status).toBe(200)
  for (const sort of ['actionDown', 'kind', 'newest'])
    expectRefusal(await next(sort), 422, 'cursor_of_another_view')
  const numbers = await server().database.selectFrom('auditEntry').select('id').execute()
  const place = Buffer.from(nextCursor?.split('.')[1] ?? '', 'base64url').toString('utf8')
  expect(numbers.some(({ id }) => place.includes(`"${id}"`))).toBe(false)
  expectRefusal(
    await server().call('GET', '/organizer/audit?sort=colour', { token }),
    400,
    'malformed_request',
  )
})

test('a file has the order that the list had, and a saved view keeps it', async () => {
  const token = await organiserToken(server(), 'admin')
  const { body: started } = await server().call<ListExport>('POST', '/organizer/exports', {
    token,
    body: {
      ...{ list: 'audit', format: 'csv', columns: ['actorRole'], purpose: null },
      filters: { sort: 'roleDown', kind: 'application' },
    },
  })
  await server().deliver()
  const { bytes } = await server().call('GET', `/organizer/exports/${started.guid}/file`, { token })
  const [, ...written] = bytes.toString('utf8').trimEnd().split('\r\n')
  const shown = await all({ sort: 'roleDown', kind: 'application' })
  expect(written).toEqual(shown.map(row => `"${auditRoleWord(row.actorRole, 'ru')}"`))
  const body = { list: 'audit', name: 'По ролям', query: { sort: 'role' }, shared: false }
  expect(await server().call('POST', '/organizer/views', { token, body })).toMatchObject({ status: 200 })
  const { items } = await must<{ items: { query: object; gone: string[] }[] }>(
    server(),
    'GET',
    '/organizer/views?list=audit',
    { token },
  )
  expect(items).toMatchObject([{ query: { sort: 'role' }, gone: [] }])
})
