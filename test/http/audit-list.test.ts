import { beforeAll, expect, test } from 'vitest'
import type { AuditEntryRow } from '#contract/organiser-audit.ts'
import type { ListExport } from '#contract/organiser-export.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { auditAccessFor, auditKindsFor } from '#domain/audit/audit-access.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { type AuditEntry, recordAudit } from '#server/persistence/audit-queries.ts'
import { shownAuditId } from '#server/usecases/audit/list-audit.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decidePassport, finishedParticipant, givePassport, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Page = {
  items: AuditEntryRow[]
  nextCursor: string | null
  counts: { all?: number }
  countedInPart: string[]
}
type Counts = {
  counts: Record<'action' | 'role' | 'kind', { value: string; count: number; more: boolean }[]>
  organisers: { guid: string; name: string }[]
}

const call = async <Answer>(as: OrganiserRole, path: string) =>
  must<Answer>(server(), 'GET', `/organizer/audit${path}`, { token: await organiserToken(server(), as) })

/** Every entry that a query finds, by its pages. */
async function all(as: OrganiserRole, query: Record<string, string> = {}): Promise<AuditEntryRow[]> {
  const rows: AuditEntryRow[] = []
  let cursor: string | null = null
  do {
    const asked = new URLSearchParams({ ...query, limit: '97', ...(cursor && { cursor }) })
    const page: Page = await call<Page>(as, `?${asked}`)
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}

/** What the log holds, newest first. */
const held = () =>
  server().database.selectFrom('auditEntry').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').execute()

const shownId = ({ id }: { id: bigint }) => shownAuditId(server().services, id)

const watched = 'Белова Анна Сергеевна'
const formula = '=HYPERLINK("x")'

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 250, seed: 11, say: () => {} })
  // Everybody whom the tests ask as, so that no log-in comes between two reads.
  for (const role of ['admin', 'security', 'committee', 'finance', 'support'] as const)
    await organiserToken(server(), role)
  const { guid } = await server().database.selectFrom('application').select('guid').executeTakeFirstOrThrow()
  const entry: AuditEntry = {
    at: new Date('2025-09-14T21:30:00Z'),
    actorGuid: null,
    actorRole: 'clock',
    ...{ subjectKind: 'application', subjectGuid: guid, action: 'writeNote', reason: formula },
  }
  await server()
    .database.transaction()
    .execute(async tx => {
      await recordAudit(tx, entry)
      await recordAudit(tx, { ...entry, subjectKind: 'watchHit', action: 'confirmWatchHit', reason: watched })
      await recordAudit(tx, { ...entry, subjectKind: 'passport', action: 'viewPassport', reason: 'check' })
    })
})

test.each(['admin', 'security'] as const)('%s sees what they may read, newest and oldest first', async as => {
  const { kinds, ofSecurity } = auditAccessFor([as])
  const expected = (await held())
    .filter(
      row =>
        kinds.some(kind => kind === row.subjectKind) ||
        (row.actorRole === 'security' && ofSecurity.some(kind => kind === row.subjectKind)),
    )
    .map(shownId)
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.length).toBeLessThan((await held()).length)
  expect((await all(as)).map(({ id }) => id)).toEqual(expected)
  expect((await all(as, { sort: 'oldest' })).map(({ id }) => id)).toEqual(expected.toReversed())
})

test('neither an entry nor a place in the list tells how many are hidden', async () => {
  const { items, nextCursor } = await call<Page>('admin', '?limit=5')
  const numbers = (await held()).map(({ id }) => String(id))
  expect(items.some(({ id }) => numbers.includes(id))).toBe(false)
  const place = Buffer.from(nextCursor?.split('.')[1] ?? '', 'base64url').toString('utf8')
  expect(place).not.toMatch(new RegExp(`"(${numbers.join('|')})"`))
})

test('an admin learns nothing of the watch list, nor security of applications', async () => {
  const [ofAdmin, ofSecurity] = [await all('admin'), await all('security')]
  expect(ofAdmin.some(({ reason }) => reason === formula)).toBe(true)
  expect(ofAdmin.some(({ reason }) => reason === watched)).toBe(false)
  expect(ofSecurity.some(({ reason }) => reason === watched)).toBe(true)
  expect(ofSecurity.some(({ reason }) => reason === formula)).toBe(false)
  expect(await all('admin', { action: 'confirmWatchHit' })).toEqual([])
  const onPeople = await all('security', { kind: 'application' })
  expect(onPeople.every(({ actorRole }) => actorRole === 'security')).toBe(true)
  expect(await all('security', { action: 'writeNote' })).toEqual([])
})

test('why security refused somebody, security alone reads', async () => {
  const person = await finishedParticipant(server())
  await givePassport(server(), person)
  const note = 'Совпало с рассылкой регулятора'
  await decidePassport(server(), person, 'refuse', note)
  const [seen] = await all('security', { action: 'refuse', kind: 'application' })
  expect(seen).toMatchObject({ reason: note, actorRole: 'security' })
  const ofAdmin = await all('admin', { action: 'refuse', kind: 'application' })
  expect(ofAdmin[0]).toMatchObject({ id: seen?.id, reason: null })
  expect(JSON.stringify(await all('admin'))).not.toContain(note)
})

test('filters narrow the log alone and together', async () => {
  const everything = await all('admin')
  const [committee] = await server()
    .database.selectFrom('organiser')
    .select('accountGuid')
    .where('accountGuid', 'in', eb =>
      eb.selectFrom('auditEntry').select('auditEntry.actorGuid').where('action', '=', 'approve'),
    )
    .execute()
  const organiser = String(committee?.accountGuid)
  const theirs = (await held()).filter(row => row.actorGuid === organiser).map(shownId)
  const day = (row: AuditEntryRow) => localDayAt(Date.parse(row.at), 'Europe/Moscow')
  const days = everything.map(day).sort()
  const [from = '', to = ''] = [days[Math.floor(days.length / 3)], days[Math.floor((days.length * 2) / 3)]]
  const within = (row: AuditEntryRow) => day(row) >= from && day(row) <= to
  const cases: [Record<string, string>, (row: AuditEntryRow) => boolean][] = [
    [{ action: 'approve' }, row => row.action === 'approve'],
    [{ role: 'committee' }, row => row.actorRole === 'committee'],
    [{ kind: 'payment' }, row => row.subject.kind === 'payment'],
    [{ organiser }, row => theirs.includes(row.id)],
    [{ from, to }, within],
    [{ from: to }, row => day(row) >= to],
    [
      { kind: 'application', role: 'committee' },
      row => row.subject.kind === 'application' && row.actorRole === 'committee',
    ],
    [
      { action: 'approve', role: 'committee', from, to },
      row => row.action === 'approve' && row.actorRole === 'committee' && within(row),
    ],
    [
      { organiser, action: 'approve', to },
      row => theirs.includes(row.id) && row.action === 'approve' && day(row) <= to,
    ],
    [{ action: 'approve', kind: 'payment' }, () => false],
  ]
  for (const [query, found] of cases) {
    const expected = everything.filter(found).map(({ id }) => id)
    const label = JSON.stringify(query)
    if (label !== JSON.stringify({ action: 'approve', kind: 'payment' }))
      expect(expected.length, label).toBeGreaterThan(0)
    expect(
      (await all('admin', query)).map(({ id }) => id),
      label,
    ).toEqual(expected)
    expect(
      (await all('admin', { ...query, sort: 'oldest' })).map(({ id }) => id),
      label,
    ).toEqual(expected.toReversed())
  }
})

test('each value is counted beside the other filters, up to a limit', async () => {
  const values = { action: 'action', role: 'actorRole' } as const
  const beside: Record<string, string>[] = [
    {},
    { role: 'committee' },
    { kind: 'application' },
    { action: 'approve' },
  ]
  for (const query of beside) {
    const { counts } = await call<Counts>('admin', `/counts?${new URLSearchParams(query)}`)
    for (const name of ['action', 'role', 'kind'] as const) {
      const rows = await all(
        'admin',
        Object.fromEntries(Object.entries(query).filter(([key]) => key !== name)),
      )
      const of = Map.groupBy(rows, row => (name === 'kind' ? row.subject.kind : row[values[name]]))
      const label = `${name} beside ${JSON.stringify(query)}`
      expect(counts[name].map(({ value }) => value).sort(), label).toEqual([...of.keys()].sort())
      for (const { value, count, more } of counts[name]) {
        const exact = of.get(value)?.length ?? 0
        if (more) expect(exact, label).toBeGreaterThanOrEqual(count)
        else expect(count, label).toBe(exact)
      }
    }
  }
  const { counts, organisers } = await call<Counts>('security', '/counts')
  expect(counts.kind.every(({ value }) => (auditKindsFor(['security']) as string[]).includes(value))).toBe(
    true,
  )
  expect(counts.action.some(({ value }) => value === 'writeNote')).toBe(false)
  expect(organisers.length).toBeGreaterThan(5)
})

test('an entry names its people in the script of the reader, and leads to them', async () => {
  const token = await organiserToken(server(), 'admin')
  const asked = '/organizer/audit?action=approve&limit=5'
  const [ru, en] = await Promise.all(
    (['ru', 'en'] as const).map(locale => must<Page>(server(), 'GET', asked, { token, locale })),
  )
  expect(ru?.items[0]).toMatchObject({ actorRole: 'committee', from: 'pending', to: 'approved' })
  expect(ru?.items[0]?.actorName).toMatch(/^[А-ЯЁ]/)
  expect(ru?.items[0]?.subject.applicationGuid).toBe(ru?.items[0]?.subject.guid)
  expect(ru?.items.some(({ subject }) => /^[А-ЯЁ]/.test(subject.name ?? ''))).toBe(true)
  expect(en?.items.every(({ subject }) => /^[A-Z]/.test(subject.name ?? ''))).toBe(true)
})

test('a cursor of another view is told of', async () => {
  const { nextCursor } = await call<Page>('admin', '?limit=5&action=approve')
  const token = await organiserToken(server(), 'admin')
  const next = (query: string) =>
    server().call('GET', `/organizer/audit?${query}&cursor=${nextCursor}`, { token })
  expect((await next('action=approve&limit=9')).status).toBe(200)
  for (const query of ['sort=oldest&action=approve', 'action=reject', 'action=approve&kind=application'])
    expectRefusal(await next(query), 422, 'cursor_of_another_view')
})

test('the log is for admins and security alone, and takes only what it knows', async () => {
  for (const path of ['/organizer/audit', '/organizer/audit/counts']) {
    expectRefusal(await server().call('GET', path), 401, 'unauthorized')
    for (const role of ['committee', 'finance', 'support'] as const)
      expectRefusal(
        await server().call('GET', path, { token: await organiserToken(server(), role) }),
        403,
        'forbidden',
      )
    for (const query of ['action=everything', 'role=king', 'kind=secret', 'organiser=12', 'from=2025-02-30'])
      expectRefusal(
        await server().call('GET', `${path}?${query}`, { token: await organiserToken(server(), 'admin') }),
        400,
        'malformed_request',
      )
  }
})

test('it is taken away with a purpose, formulas are quoted, and that is in the log itself', async () => {
  const ask = async (body: object, as: OrganiserRole = 'admin') =>
    server().call<ListExport>('POST', '/organizer/exports', {
      token: await organiserToken(server(), as),
      body: {
        ...{
          list: 'audit',
          format: 'csv',
          columns: ['at', 'actorRole', 'action', 'subject', 'changedTo', 'reason'],
        },
        ...{ filters: { action: 'writeNote', role: 'clock' }, purpose: 'Проверка журнала', ...body },
      },
    })
  expectRefusal(await ask({ purpose: null }), 422, 'required', { purpose: 'required' })
  expectRefusal(await ask({ filters: { action: 'everything' } }), 422, 'value_invalid', {
    filters: 'value_invalid',
  })
  expectRefusal(await ask({}, 'committee'), 403, 'forbidden')
  const read = async (body: object) => {
    const { body: started } = await ask(body)
    await server().deliver()
    const token = await organiserToken(server(), 'admin')
    const { bytes } = await server().call('GET', `/organizer/exports/${started.guid}/file`, { token })
    return bytes.toString('utf8').trimEnd().split('\r\n')
  }
  const [head, line, ...more] = await read({})
  expect(head?.replaceAll('\u00a0', ' ')).toBe(
    '\ufeff"Когда";"В какой роли";"Что сделано";"Кого или что касается";"Стало";"Причина"',
  )
  expect(line).toMatch(
    /^"15\.09\.2025 00:30";"Система";"Оставлена заметка";"[А-ЯЁ][^"]+";"";"'=HYPERLINK\(""x""\)"$/,
  )
  expect(more).toEqual([])
  const [, first] = await read({
    filters: { action: 'approve' },
    columns: ['action', 'changedTo'],
    purpose: null,
  })
  expect(first).toBe('"Одобрено";"Одобрена"')
  const [own] = await all('admin', { action: 'exportList' })
  expect(own).toMatchObject({ actorRole: 'admin', to: 'audit (action, changedTo)', reason: null })
  const [, earlier] = await all('admin', { action: 'exportList' })
  expect(earlier).toMatchObject({ reason: 'Проверка журнала' })
})

test('its views are saved, with an organiser in them', async () => {
  const token = await organiserToken(server(), 'admin')
  const { organisers } = await call<Counts>('admin', '/counts')
  const organiser = String(organisers[0]?.guid)
  const save = (name: string, of: string) =>
    server().call('POST', '/organizer/views', {
      token,
      body: { list: 'audit', name, query: { organiser: of, action: 'approve' }, shared: false },
    })
  expect((await save('Решения', organiser)).status).toBe(200)
  expect((await save('Никто', '0f8fad5b-d9cb-469f-a165-70867728950e')).status).toBe(200)
  const { items } = await must<{ items: { name: string; gone: string[] }[] }>(
    server(),
    'GET',
    '/organizer/views?list=audit',
    { token },
  )
  expect(Object.fromEntries(items.map(({ name, gone }) => [name, gone]))).toEqual({
    Решения: [],
    Никто: ['organiser'],
  })
})

test.each(['admin', 'security'] as const)(
  '%s is told how many entries the log has, up to 1,000',
  async as => {
    const whole = await all(as)
    const [first] = whole
    const [organiser] = (await call<Counts>(as, '/counts')).organisers
    const queries: Record<string, string>[] = [
      {},
      { action: first?.action ?? '' },
      { kind: first?.subject.kind ?? '' },
      { role: 'clock' },
      { role: 'clock', action: 'writeNote' },
      { organiser: organiser?.guid ?? '' },
      { from: '2025-09-15', to: '2025-09-15' },
      { from: '2031-01-01' },
      { sort: 'action' },
    ]
    for (const query of queries) {
      const count = (await all(as, query)).length
      const { counts, countedInPart, nextCursor } = await call<Page>(
        as,
        `?${new URLSearchParams({ ...query, limit: '1' })}`,
      )
      expect({ counts, countedInPart }, JSON.stringify(query)).toEqual({
        counts: { all: Math.min(count, 1000) },
        countedInPart: count > 1000 ? ['all'] : [],
      })
      if (nextCursor === null) continue
      const further = new URLSearchParams({ ...query, limit: '1', cursor: nextCursor })
      // Which no reader takes for none.
      expect(await call<Page>(as, `?${further}`)).toMatchObject({ counts: {}, countedInPart: ['all'] })
    }
  },
)
