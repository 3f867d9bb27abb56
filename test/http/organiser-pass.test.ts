import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Badge } from '#contract/badge.ts'
import type { PassRow } from '#contract/organiser-pass.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { admittedParticipant, decidePassport, must, type TestApplicant } from '#test/factories/participant.ts'
import { employees, staffCompany } from '#test/factories/staff.ts'
import { reviewVolunteer, volunteer } from '#test/factories/volunteer.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { clockAt, forumGuest, gateDays, gateDevice, scan } from './gate-calls.ts'

// Every pass of the edition, and those that security voids by hand (decision 113).
const server = useTestServer()
let security = ''

beforeAll(async () => {
  security = await organiserToken(server(), 'security')
})

type Listed = { items: PassRow[]; counts: Record<string, number>; nextCursor: string | null }
type Standing = { state: string; counter: number }

const list = (query = '', token = security) =>
  must<Listed>(server(), 'GET', `/organizer/passes${query}`, { token })
const act = (guid: string, deed: 'withhold' | 'give-again', body: object, token = security) =>
  server().call<Standing>('POST', `/organizer/passes/${guid}/${deed}`, { token, body })
const withhold = (guid: string, counter = 1, token = security) =>
  act(guid, 'withhold', { counter, reason: 'Сообщение охраны' }, token)
const passOf = async (subjectGuid: string) =>
  server()
    .database.selectFrom('pass')
    .select(['guid', 'counter', 'revokedAt'])
    .where('subjectGuid', '=', subjectGuid)
    .executeTakeFirstOrThrow()
const rowOf = async (guid: string) => (await list('?limit=200')).items.find(row => row.guid === guid)
const badgeOf = ({ guid, token }: TestApplicant) =>
  must<Badge>(server(), 'GET', `/participants/${guid}/badge`, { token })

async function approvedEmployee(): Promise<string> {
  const company = await staffCompany(server(), { contractorRole: 'exhibitor' })
  const [employee] = await employees(server(), company, 1)
  const guid = employee?.guid ?? ''
  await must(server(), 'POST', `/staff/companies/${company.guid}/employees/send`, {
    token: company.token,
    body: { employeeGuids: [guid], onSiteRole: 'builder' },
  })
  await decideEmployee(guid, 'approve')
  return guid
}

const decideEmployee = (guid: string, decision: string) =>
  must(server(), 'POST', '/organizer/employees/decision', {
    token: security,
    body: { employeeGuids: [guid], decision, note: decision === 'refuse' ? 'Нет документа' : null },
  })

test('a pass is listed with its issue and why it stands so, and found in either script', async () => {
  const person = await admittedParticipant(server(), {
    person: { lastName: 'Проскурин', firstName: 'Лев', latinLastName: 'Proskurin', latinFirstName: 'Lev' },
  })
  const { guid } = await passOf(person.applicationGuid)
  expect(await rowOf(guid)).toMatchObject({ kind: 'participant', state: 'valid', counter: 1, withheld: null })
  for (const typed of ['проскур', 'proskur', 'ghjcrehby'])
    expect((await list(`?q=${encodeURIComponent(typed)}`)).items.map(row => row.guid)).toEqual([guid])
  await decidePassport(server(), person, 'refuse', 'По базе')
  expect(await rowOf(guid)).toMatchObject({ state: 'void' })
  expect((await list('?state=valid&q=проскур')).items).toEqual([])
  expect((await list('?q=проскур')).counts).toEqual({ void: 1 })
})

test('a withheld pass stays void whatever comes, until it is given again under the next number', async () => {
  const person = await admittedParticipant(server())
  const { guid } = await passOf(person.applicationGuid)
  expect((await withhold(guid)).body).toEqual({ state: 'withheld', counter: 1 })
  expect(await rowOf(guid)).toMatchObject({
    state: 'withheld',
    withheld: { reason: 'Сообщение охраны', by: 'Захар Кремнёв' },
  })
  const closed = await badgeOf(person)
  expect(closed.pass).toBeNull()
  expect(closed.verdict.open).toEqual([{ reason: 'pass_withheld', who: 'security', by: null }])
  // Neither the sweep nor a new verdict brings it back.
  await runJob(server().services, 'sweep', {})
  await decidePassport(server(), person, 'hold')
  await decidePassport(server(), person, 'verify')
  expect((await passOf(person.applicationGuid)).revokedAt).not.toBeNull()
  const revoked = await server()
    .database.selectFrom('passRevocation')
    .select(['counter', 'reason'])
    .where('passGuid', '=', guid)
    .execute()
  expect(revoked).toEqual([{ counter: 1, reason: 'withheld' }])
  expectRefusal(await withhold(guid), 409, 'state_forbids')

  expect((await act(guid, 'give-again', { counter: 1 })).body).toEqual({ state: 'valid', counter: 2 })
  expect((await badgeOf(person)).pass?.code).toBeTruthy()
  expectRefusal(await act(guid, 'give-again', { counter: 2 }), 409, 'state_forbids')
  expectRefusal(await withhold(guid, 1), 409, 'changed_meanwhile')
})

test('given again where the verdict is closed, it comes with the verdict', async () => {
  const person = await admittedParticipant(server())
  const { guid } = await passOf(person.applicationGuid)
  await withhold(guid)
  await decidePassport(server(), person, 'hold')
  expect((await act(guid, 'give-again', { counter: 1 })).body).toEqual({ state: 'void', counter: 1 })
  await decidePassport(server(), person, 'verify')
  expect(await rowOf(guid)).toMatchObject({ state: 'valid', counter: 2 })
})

test('an employee’s pass is withheld and given again by the same rule', async () => {
  const subject = await approvedEmployee()
  const { guid } = await passOf(subject)
  await withhold(guid)
  await decideEmployee(subject, 'refuse')
  await decideEmployee(subject, 'lookAgain')
  await decideEmployee(subject, 'approve')
  expect(await rowOf(guid)).toMatchObject({ kind: 'employee', state: 'withheld' })
  expect((await act(guid, 'give-again', { counter: 1 })).body).toEqual({ state: 'valid', counter: 2 })
})

test('a volunteer is found by name, withheld, and given again only where security lets them in', async () => {
  const wanted = { lastName: 'Боярышникова', latinLastName: 'Boiaryshnikova' }
  const { guid: subject } = await volunteer(server(), 'accepted', wanted)
  await reviewVolunteer(server(), [subject], 'approve')
  const { guid } = await passOf(subject)
  for (const typed of ['боярыш', 'boiarysh'])
    expect((await list(`?q=${encodeURIComponent(typed)}`)).items).toMatchObject([
      { guid, kind: 'volunteer', name: 'Боярышникова Вера Павловна', latinName: 'Vera Boiaryshnikova' },
    ])
  await withhold(guid)
  await reviewVolunteer(server(), [subject], 'refuse')
  expect((await act(guid, 'give-again', { counter: 1 })).body).toEqual({ state: 'void', counter: 1 })
  await reviewVolunteer(server(), [subject], 'lookAgain')
  await reviewVolunteer(server(), [subject], 'approve')
  expect(await rowOf(guid)).toMatchObject({ state: 'valid', counter: 2 })
  await withhold(guid, 2)
  expect((await act(guid, 'give-again', { counter: 2 })).body).toEqual({ state: 'valid', counter: 3 })
})

test('the last scan stands beside a pass for whoever may read the log of the gates', async () => {
  const { made, code } = await forumGuest(server())
  const { guid } = await passOf(made.applicationGuid)
  const scanOf = async (token = security) =>
    (await list('?limit=200', token)).items.find(row => row.guid === guid)?.lastScan
  expect(await scanOf()).toBeNull()
  const [main, side] = [
    await gateDevice(server(), { gate: 'Главный вход' }),
    await gateDevice(server(), { gate: 'Боковой вход' }),
  ]
  await scan(server(), main, { code })
  expect(await scanOf()).toMatchObject({
    gate: 'Главный вход',
    direction: 'entry',
    outcome: 'admitted',
    at: expect.stringMatching(/^2026-02-18T/),
  })
  server().advance(60_000)
  await scan(server(), side, { code })
  expect(await scanOf()).toMatchObject({ gate: 'Боковой вход', outcome: 'refused' })
  for (const role of ['logistics', 'committee', 'gate'] as const)
    expect(await scanOf(await organiserToken(server(), role))).toBeNull()
  await clockAt(server(), gateDays.before)
})

test('of twenty who withhold at once one does, and the gates learn of it once', async () => {
  const { guid } = await passOf((await admittedParticipant(server())).applicationGuid)
  const answers = await Promise.all(Array.from({ length: 20 }, () => withhold(guid)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  const revoked = await server()
    .database.selectFrom('passRevocation')
    .select('number')
    .where('passGuid', '=', guid)
    .execute()
  expect(revoked).toHaveLength(1)
})

test('who may look, who may withhold, and what is not there', async () => {
  const { guid } = await passOf((await admittedParticipant(server())).applicationGuid)
  for (const role of ['finance', 'support', 'content'] as const)
    expectRefusal(
      await server().call('GET', '/organizer/passes', { token: await organiserToken(server(), role) }),
      403,
      'forbidden',
    )
  for (const role of ['logistics', 'committee', 'gate'] as const) {
    const token = await organiserToken(server(), role)
    expect((await list('', token)).items.length).toBeGreaterThan(0)
    expectRefusal(await withhold(guid, 1, token), 403, 'forbidden')
    expectRefusal(await act(guid, 'give-again', { counter: 1 }, token), 403, 'forbidden')
  }
  expectRefusal(await withhold(randomUUID()), 404, 'not_found')
  expectRefusal(await act(randomUUID(), 'give-again', { counter: 1 }), 404, 'not_found')
  expectRefusal(await act(guid, 'withhold', { counter: 1, reason: ' ' }), 422, 'reason_required')
  expect((await withhold(guid, 1, await organiserToken(server(), 'admin'))).status).toBe(200)
})

test('pages follow one another without a gap', async () => {
  const whole = (await list('?limit=200')).items.map(row => row.guid)
  const walked: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Listed = await list(`?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    walked.push(...page.items.map(row => row.guid))
    cursor = page.nextCursor
  }
  expect(walked).toEqual(whole)
})
