import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ListExport } from '#contract/organiser-export.ts'
import type { TransferRow } from '#contract/transfer.ts'
import type { Vehicle } from '#contract/vehicle.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { type ExportedList, exportContents } from '#domain/export/exported-list.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import type { OrganiserActor } from '#server/services.ts'
import { exportSources } from '#server/usecases/export/export-sources.ts'
import { createPiece, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { askedRaise } from '#test/factories/raise.ts'
import { employees, staffCompany, testVehicle } from '#test/factories/staff.ts'
import { volunteer } from '#test/factories/volunteer.ts'
import { useTestServer } from '#test/server.ts'
import { personChat, supportChat } from './chat-calls.ts'
import { appliedTwice } from './duplicate-calls.ts'
import { expectRefusal } from './expect-refusal.ts'
import { exportCalls, type Filters } from './export-calls.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()

const { start, rowsOf } = exportCalls(server)

beforeAll(async () => {
  await publishPiece(server(), 'transferHub', goodDrafts.transferHub())
  await seedCrowd(server().services, { participants: 300, seed: 11, say: () => {} })
  const pair = await appliedTwice(server(), 'Долгопрудный')
  for (const person of pair) await personChat(server(), person).send({ text: 'Тайное слово' })
  await sql`
    with asker as (
      select application.participant_guid, application.edition_guid, participant.account_guid,
        row_number() over (order by application.guid) as number
      from application join participant on participant.guid = application.participant_guid
      where participant.erased_at is null limit 30
    )
    insert into change_request (edition_guid, participant_guid, kind, proposed, reason, status, requested_by, requested_at)
    select edition_guid, participant_guid, 'badge', '{"position": "Аналитик"}', 'Новая должность', 'open', account_guid,
      timestamptz '2025-08-01 10:00+00' + number * interval '5 hours' from asker`.execute(server().database)
  await sql`
    insert into erasure_request (participant_guid, status, requested_by, requested_at)
    select application.participant_guid, 'open', participant.account_guid, timestamptz '2025-08-03 10:00+00'
    from application join participant on participant.guid = application.participant_guid
    where participant.erased_at is null order by application.guid desc limit 5`.execute(server().database)
  for (const lastName of ['Арсеньев', 'Яхонтов', 'Мельников']) {
    const company = await staffCompany(server())
    const [employee] = await employees(server(), company, 1, { lastName })
    const vehicle = await must<Vehicle>(server(), 'POST', `/staff/companies/${company.guid}/vehicles`, {
      token: company.token,
      body: testVehicle,
    })
    for (const [what, body] of [
      ['employees', { employeeGuids: [employee?.guid], onSiteRole: 'builder' }],
      ['vehicles', { vehicleGuids: [vehicle.guid] }],
    ] as const)
      await must(server(), 'POST', `/staff/companies/${company.guid}/${what}/send`, {
        token: company.token,
        body,
      })
    await askedRaise(server(), company)
  }
  await volunteer(server(), 'accepted')
  for (const lastName of ['Абрамов', 'Юдин'])
    await createPiece(server(), 'speaker', {
      ...goodDrafts.speaker(),
      lastName: { ru: lastName, en: lastName === 'Юдин' ? 'Yudin' : '' },
    })
  await createPiece(server(), 'hall', goodDrafts.hall())
})

test.each<[ExportedList, OrganiserRole, Filters, number]>([
  ['changes', 'support', {}, 30],
  ['erasures', 'admin', {}, 5],
  ['employees', 'security', { state: 'pending' }, 3],
  ['vehicles', 'security', {}, 3],
  ['volunteerReview', 'security', {}, 1],
  ['volunteers', 'logistics', {}, 1],
  ['staffCompanies', 'logistics', {}, 3],
  ['raises', 'logistics', { state: 'asked' }, 3],
  ['passes', 'security', {}, 0],
  ['gateScans', 'security', {}, 0],
  ['closings', 'finance', {}, 0],
  ['calls', 'support', {}, 0],
  ['decisions', 'committee', { sort: 'oldest' }, 0],
  ['letters', 'content', { state: 'draft' }, 0],
  ['photographs', 'committee', { sort: 'newest' }, 0],
  ['badges', 'logistics', {}, 0],
  ['gateDevices', 'security', {}, 0],
  ['watchHits', 'security', { state: 'same' }, 0],
  ['watchEntries', 'security', { sort: 'newest' }, 0],
  ['chats', 'support', { state: 'open' }, 2],
  ['duplicates', 'support', {}, 1],
  ['transfers', 'logistics', { direction: 'arrival' }, 20],
  ['securityChecks', 'security', {}, 0],
  ['content', 'content', { kind: 'hall' }, 1],
  ['contentPeople', 'content', { kind: 'speaker' }, 2],
])('%s is written with every column in both languages, as %s', async (list, as, filters, least) => {
  for (const locale of ['ru', 'en'] as const) {
    const [head = [], ...rows] = await rowsOf(list, filters, { as, locale })
    expect(head).toHaveLength(exportContents[list].columns.length)
    expect(head.join('')).toMatch(locale === 'ru' ? /[А-Яа-я]/ : /^[^А-Яа-я]+$/)
    expect(rows.length).toBeGreaterThanOrEqual(least)
    for (const row of rows) expect(row).toHaveLength(head.length)
  }
  const token = await organiserToken(server(), as)
  const { items } = await must<{ items: ListExport[] }>(server(), 'GET', '/organizer/exports', { token })
  expect(items[0]).toMatchObject({ list, state: 'done', totalRows: items[0]?.rows })
})

test.each<[ExportedList, Filters]>([
  ['changes', {}],
  ['employees', { state: 'pending' }],
  ['raises', { state: 'asked' }],
  ['content', { kind: 'hall' }],
])('before %s are written their counts say how many there will be', async (list, filters) => {
  const actor = { kind: 'organiser', roles: ['admin'] } as unknown as OrganiserActor
  const asked = { actor, locale: 'ru', columns: ['status'], filters } as const
  const { value } = await exportSources[list].pages(server().services, asked).next()
  expect(value?.cells.length).toBeGreaterThan(0)
  expect(value?.totalRows).toBe(value?.cells.length)
})

test.each<[ExportedList, OrganiserRole, string, Filters]>([
  ['changes', 'support', '/organizer/changes', { sort: 'nameDown', from: '2025-08-02', to: '2025-08-04' }],
  ['changes', 'support', '/organizer/changes', { sort: 'newest' }],
  ['employees', 'security', '/organizer/employees', { sort: 'nameDown' }],
])('%s come as %s narrows and orders the screen', async (list, as, path, filters) => {
  const shown = await listPages<{ name: string; latinName: string | null }>(server, path, as).all(filters)
  expect(shown.length).toBeGreaterThan(2)
  const columns = ['name', 'latinName']
  const [, ...rows] = await rowsOf(list, filters, { as, columns })
  expect(rows).toEqual(shown.map(({ name, latinName }) => [name, latinName ?? '']))
})

test('a speaker is named in both scripts, a requested change by what was and will be', async () => {
  const speakers = await rowsOf(
    'contentPeople',
    { kind: 'speaker', sort: 'name' },
    { as: 'content', columns: ['name', 'latinName'] },
  )
  expect(speakers.some(([name, latin]) => name?.endsWith('Юдин') && latin?.endsWith('Yudin'))).toBe(true)
  const [, change] = await rowsOf('changes', {}, { as: 'support', columns: ['section', 'differences'] })
  expect(change?.[1]).toMatch(/ → Аналитик$/)
})

test('of chats a file says who waits and who has taken them, never what was written', async () => {
  const support = await supportChat(server())
  const items = (await support.list('state=open&limit=100')).body.items
  const [taken] = items.filter(({ owner }) => owner === null)
  await support.own(taken?.guid ?? '', 'me', null)
  const rows = await rowsOf('chats', { state: 'open', sort: 'owner' }, { as: 'support' })
  expect(rows).toHaveLength(items.length + 1)
  const [, , , status, owner, messages, lastMessageAt, , answerBy] =
    rows.find(([name]) => name === taken?.person.name)?.slice() ?? []
  expect(status).toBe(taken?.waitingSince ? 'Ждёт ответа' : 'Открыта')
  expect(owner).not.toBe('')
  expect(messages).toBe(String(taken?.lastNumber))
  expect(lastMessageAt).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)
  expect(answerBy === '').toBe(taken?.answerBy === null)
  expect(JSON.stringify(rows)).not.toContain('Тайное')
})

test('a pair of probable duplicates names both people and why, in the words of the reader', async () => {
  const columns = ['latinName', 'otherLatinName', 'pairReasons', 'score', 'status'] as const
  const q = { q: 'Долгопрудный' }
  const [, ...russian] = await rowsOf('duplicates', q, { as: 'support', columns })
  const [, ...english] = await rowsOf('duplicates', q, { as: 'support', columns, locale: 'en' })
  expect(russian).toHaveLength(1)
  expect(russian[0]?.[2]).toContain('Дата рождения: совпадает')
  expect(english[0]?.[2]).toContain('Date of birth: the same')
  expect(english[0]?.[4]).toBe('To look at')
  expect([english[0]?.[0], english[0]?.[1]].filter(name => /Dolgoprudn/.test(name ?? ''))).toHaveLength(2)
})

test('the people of one decision are taken away with what was said to each', async () => {
  const { batchGuid } = await server()
    .database.selectFrom('decision')
    .select('batchGuid')
    .where('batchGuid', 'is not', null)
    .executeTakeFirstOrThrow()
  const [head, ...rows] = await rowsOf('decisionPeople', { decision: batchGuid ?? '' }, { as: 'committee' })
  expect(head?.slice(0, 4)).toEqual(['Имя', 'Имя латиницей', 'Состояние', 'Причина'])
  const { items } = await must<{ items: { name: string }[] }>(
    ...([server(), 'GET', `/organizer/decisions/${batchGuid}/people?limit=200&sort=name`] as const),
    { token: await organiserToken(server(), 'committee') },
  )
  expect(rows.map(([name]) => name)).toEqual(items.map(({ name }) => name))
})

test('transfers come as the screen narrows and orders them, with the hub in the language of the reader', async () => {
  const shown = await listPages<TransferRow>(server, '/organizer/transfers', 'logistics').all({
    ...{ sort: 'nameDown', direction: 'arrival' },
  })
  expect(shown.length).toBeGreaterThan(10)
  const columns = ['hub', 'together', 'name', 'latinName', 'phone'] as const
  const filters = { sort: 'nameDown', direction: 'arrival' }
  const [, ...rows] = await rowsOf('transfers', filters, { as: 'logistics', columns, locale: 'en' })
  expect(rows).toEqual(
    shown.map(row => ['Airport', String(row.together), row.name, row.latinName ?? '', row.phone]),
  )
})

test('who may not read the list, or edit the kind, takes nothing away', async () => {
  const refused: [ExportedList, OrganiserRole, Filters][] = [
    ['changes', 'finance', {}],
    ['erasures', 'support', {}],
    ['employees', 'finance', {}],
    ['volunteers', 'security', {}],
    ['passes', 'finance', {}],
    ['gateScans', 'gate', {}],
    ['closings', 'committee', {}],
    ['calls', 'finance', {}],
    ['decisions', 'support', {}],
    ['letters', 'support', {}],
    ['badges', 'security', {}],
    ['watchHits', 'admin', {}],
    ['watchEntries', 'admin', {}],
    ['chats', 'finance', {}],
    ['duplicates', 'logistics', {}],
    ['transfers', 'committee', {}],
    ['securityChecks', 'admin', {}],
    ['decisionPeople', 'support', {}],
    // Support edits ready answers alone.
    ['content', 'support', { kind: 'hall' }],
    ['contentPeople', 'support', { kind: 'speaker' }],
  ]
  for (const [list, as, filters] of refused)
    expectRefusal(await start(list, filters, { as }), 403, 'forbidden')
  expect((await start('content', { kind: 'cannedReply' }, { as: 'support' })).status).toBe(200)
  await server().deliver()
})

test('names of speakers need a purpose, and the kind has to be of the list', async () => {
  const token = await organiserToken(server(), 'content')
  const body = { list: 'contentPeople', format: 'csv', columns: ['name'], filters: { kind: 'speaker' } }
  expectRefusal(await server().call('POST', '/organizer/exports', { token, body }), 422, 'required', {
    purpose: 'required',
  })
  for (const filters of [{}, { kind: 'speaker' }, { kind: 'nothing' }] as Filters[])
    expectRefusal(await start('content', filters, { as: 'content' }), 422, 'value_invalid', {
      filters: 'value_invalid',
    })
})

test('a finished file is read only while the roles read its kind of content', async () => {
  const token = await organiserToken(server(), 'content')
  const { body } = await start('contentPeople', { kind: 'speaker' }, { as: 'content', columns: ['name'] })
  await server().deliver()
  const read = () => server().call('GET', `/organizer/exports/${body.guid}/file`, { token })
  const listed = async () =>
    (await must<{ items: ListExport[] }>(server(), 'GET', '/organizer/exports', { token })).items.some(
      ({ guid }) => guid === body.guid,
    )
  expect((await read()).status).toBe(200)
  const author = await server()
    .database.selectFrom('organiser')
    .innerJoin('listExport', 'listExport.accountGuid', 'organiser.accountGuid')
    .select(['organiser.accountGuid', 'organiser.roles'])
    .where('listExport.guid', '=', body.guid)
    .executeTakeFirstOrThrow()
  const set = (roles: string[]) =>
    server()
      .database.updateTable('organiser')
      .set({ roles })
      .where('accountGuid', '=', author.accountGuid)
      .execute()
  // Support edits ready answers, which is content of another kind.
  await set(['support'])
  expectRefusal(await read(), 404, 'not_found')
  expect(await listed()).toBe(false)
  await set(author.roles)
  expect(await listed()).toBe(true)
})
