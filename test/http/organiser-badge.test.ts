import { beforeAll, expect, test } from 'vitest'
import type { BadgeRow } from '#contract/organiser-badge.ts'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { admittedParticipant, decidePassport, must, type TestApplicant } from '#test/factories/participant.ts'
import { employees, staffCompany } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { listPages } from './list-pages.ts'

// Printing, handing over, a loss and a reissue are separate facts (spec point 4).
const server = useTestServer()
let logistics = ''

beforeAll(async () => {
  logistics = await organiserToken(server(), 'logistics')
})

type Listed = { items: BadgeRow[]; counts: Record<string, number>; nextCursor: string | null }
type Print = { guid: string; number: number; badges: number }
type Results = { results: { guid: string; ok: boolean; code: string | null }[] }

const list = (query = '') => must<Listed>(server(), 'GET', `/organizer/badges${query}`, { token: logistics })

const passOf = async ({ applicationGuid: subjectGuid }: Pick<TestApplicant, 'applicationGuid'>) =>
  server()
    .database.selectFrom('pass')
    .select(['guid', 'counter'])
    .where('subjectGuid', '=', subjectGuid)
    .executeTakeFirstOrThrow()

const rowOf = async (guid: string) => (await list('?limit=200')).items.find(row => row.guid === guid)

const print = (passGuids: string[] | null) =>
  server().call<Print>('POST', '/organizer/badges/print', { token: logistics, body: { passGuids } })

const handOver = (passGuids: string[]) =>
  must<Results>(server(), 'POST', '/organizer/badges/hand-over', { token: logistics, body: { passGuids } })

const reissue = (guid: string, body: object) =>
  server().call('POST', `/organizer/badges/${guid}/reissue`, { token: logistics, body })

const document = (guid: string, token = logistics) =>
  server().call('GET', `/organizer/badge-prints/${guid}.pdf?locale=ru`, { token })

async function approvedEmployee(): Promise<string> {
  const company = await staffCompany(server(), { contractorRole: 'exhibitor' })
  const [employee] = await employees(server(), company, 1)
  const guid = employee?.guid ?? ''
  await must(server(), 'POST', `/staff/companies/${company.guid}/employees/send`, {
    token: company.token,
    body: { employeeGuids: [guid], onSiteRole: 'builder' },
  })
  await must(server(), 'POST', '/organizer/employees/decision', {
    token: await organiserToken(server(), 'security'),
    body: { employeeGuids: [guid], decision: 'approve', note: null },
  })
  return (await passOf({ applicationGuid: guid })).guid
}

test('a badge is printed, handed over, lost and printed anew, and each of it stays in the books', async () => {
  const made = await admittedParticipant(server())
  const { guid } = await passOf(made)
  expect(await rowOf(guid)).toMatchObject({ kind: 'participant', standing: 'toPrint', counter: 1 })
  expect((await handOver([guid])).results).toEqual([{ guid, ok: false, code: 'badge_not_printed' }])
  expectRefusal(await reissue(guid, { counter: 1, reason: 'Потерян' }), 409, 'badge_not_printed')
  const first = (await print([guid])).body
  expect(await rowOf(guid)).toMatchObject({ standing: 'printed', printNumber: first.number })
  expect((await handOver([guid])).results).toEqual([{ guid, ok: true, code: null }])
  expect((await handOver([guid])).results).toEqual([{ guid, ok: false, code: 'badge_handed_over' }])
  expectRefusal(await reissue(guid, { counter: 1, reason: ' ' }), 422, 'reason_required')
  expect(await reissue(guid, { counter: 1, reason: 'Потерян у входа' })).toMatchObject({
    status: 200,
    body: { counter: 2 },
  })
  expect(await rowOf(guid)).toMatchObject({ standing: 'toPrint', counter: 2, handedOverAt: null })
  // The first print shows nothing any more: its code is void.
  expectRefusal(await document(first.guid), 404, 'not_found')
  await print([guid])
  const events = await server()
    .database.selectFrom('badgeEvent')
    .select(['counter', 'event', 'reason'])
    .where('passGuid', '=', guid)
    .orderBy('guid')
    .execute()
  expect(events).toEqual([
    { counter: 1, event: 'printed', reason: null },
    { counter: 1, event: 'handedOver', reason: null },
    { counter: 1, event: 'lost', reason: 'Потерян у входа' },
    { counter: 2, event: 'reissued', reason: null },
    { counter: 2, event: 'printed', reason: null },
  ])
  const revoked = await server()
    .database.selectFrom('passRevocation')
    .select(['counter', 'reason'])
    .where('passGuid', '=', guid)
    .execute()
  expect(revoked).toEqual([{ counter: 1, reason: 'reissued' }])
})

test('the sheet holds a page for each badge, with the names and the codes of both kinds', async () => {
  const made = await admittedParticipant(server(), { person: { lastName: 'Листова', firstName: 'Вера' } })
  const employee = await approvedEmployee()
  const { body } = await print([(await passOf(made)).guid, employee])
  expect(body.badges).toBe(2)
  const answer = await document(body.guid)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const raw = answer.bytes.toString('latin1')
  expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(2)
  // 112 by 150 mm in points: 96 x 134 and 8 mm of bleed and marks at each side.
  expect(raw).toContain('/MediaBox [0 0 317.480315 425.19685]')
  const text = readPdfText(answer.bytes).join(' ')
  expect(text).toContain('Листова')
  expect(text).toContain('Монтажник')
  expect(text).not.toContain('Образец')
})

test('whoever was refused after the print is not in the document', async () => {
  const [stays, goes] = [await admittedParticipant(server()), await admittedParticipant(server())]
  const { body } = await print([(await passOf(stays)).guid, (await passOf(goes)).guid])
  await decidePassport(server(), goes, 'refuse', 'Нет в списке')
  const raw = (await document(body.guid)).bytes.toString('latin1')
  expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(await rowOf((await passOf(goes)).guid)).toBeUndefined()
})

test('two who print the rest at once share no badge, and nothing is left', async () => {
  const people = [await admittedParticipant(server()), await admittedParticipant(server())]
  const answers = await Promise.all([print(null), print(null), print(null)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  for (const made of people) expect((await rowOf((await passOf(made)).guid))?.standing).toBe('printed')
  expect((await list()).counts.toPrint).toBeUndefined()
})

test('twenty who hand one badge over, and twenty who report it lost: each happens once', async () => {
  const { guid } = await passOf(await admittedParticipant(server()))
  await print([guid])
  const given = await Promise.all(Array.from({ length: 20 }, () => handOver([guid])))
  expect(given.filter(({ results }) => results[0]?.ok)).toHaveLength(1)
  const lost = await Promise.all(
    Array.from({ length: 20 }, () => reissue(guid, { counter: 1, reason: 'Потерян' })),
  )
  expect(lost.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  expect((await rowOf(guid))?.counter).toBe(2)
})

test('the list is searched in either script and layout, filtered and paged by name', async () => {
  await admittedParticipant(server(), {
    person: { lastName: 'Ягодкина', firstName: 'Алла', latinLastName: 'Yagodkina', latinFirstName: 'Alla' },
  })
  const names = async (q: string) =>
    (await list(`?q=${encodeURIComponent(q)}`)).items.map(({ name }) => name.split(' ')[0])
  expect(await names('ягодк')).toEqual(['Ягодкина'])
  expect(await names('yagod')).toEqual(['Ягодкина'])
  expect(await names('zujlr')).toEqual(['Ягодкина'])
  const all = await list('?limit=200')
  const paged: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Listed = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
    paged.push(...page.items.map(row => row.guid))
    cursor = page.nextCursor
  }
  expect(paged).toEqual(all.items.map(row => row.guid))
  const kinds = (await list('?kind=employee')).items.map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['employee']))
})

test('badges are for those who print them', async () => {
  for (const role of ['finance', 'security', 'support', 'gate'] as const) {
    const token = await organiserToken(server(), role)
    expectRefusal(await server().call('GET', '/organizer/badges', { token }), 403, 'forbidden')
  }
  const { guid } = await passOf(await admittedParticipant(server()))
  expectRefusal(await document(guid), 404, 'not_found')
  expect(
    (await handOver([logistics.length ? '018f3a7c-1b2d-7e4f-8a90-0123456789ab' : guid])).results,
  ).toMatchObject([{ ok: false, code: 'not_found' }])
})

test('badges go by role, by print and by standing, both ways and page by page', async () => {
  const [first, second, third] = [
    await passOf(await admittedParticipant(server())),
    await passOf(await admittedParticipant(server())),
    await passOf(await admittedParticipant(server())),
  ]
  await print([second.guid])
  server().advance(60_000)
  await print([first.guid])
  await handOver([second.guid])
  const { database } = server()
  const subject = await database
    .selectFrom('pass')
    .select('subjectGuid')
    .where('guid', '=', third.guid)
    .executeTakeFirstOrThrow()
  await database
    .updateTable('participant')
    .set({ role: 'media' })
    .where('guid', 'in', eb =>
      eb.selectFrom('application').select('participantGuid').where('guid', '=', String(subject.subjectGuid)),
    )
    .execute()
  const { all } = listPages<BadgeRow>(server, '/organizer/badges', 'logistics', '2')
  const places = {
    role: ({ kind, role }: BadgeRow) =>
      ['participant', 'employee', 'volunteer'].indexOf(kind) * 100 +
      (role ? participantRoles.indexOf(role) : 0),
    printed: ({ printedAt }: BadgeRow) => (printedAt ? Date.parse(printedAt) : Number.MAX_VALUE),
    state: ({ standing }: BadgeRow) => badgeStandings.indexOf(standing),
  }
  for (const [sort, placeOf] of Object.entries(places)) {
    const rows = await all({ sort })
    const found = rows.map(placeOf)
    expect(found, sort).toEqual(found.toSorted((one, other) => one - other))
    expect(new Set(found).size, sort).toBeGreaterThan(1)
    expect(await all({ sort: `${sort}Down` }), sort).toEqual(rows.toReversed())
    expect(rows, sort).toHaveLength((await all()).length)
  }
  // A new number was never printed.
  await reissue(first.guid, { counter: first.counter, reason: 'Потерян' })
  expect((await all({ sort: 'printed' })).find(({ guid }) => guid === first.guid)?.printedAt).toBeNull()
  expect((await all({ sort: 'printed' })).findIndex(({ guid }) => guid === first.guid)).toBeGreaterThan(0)
})
