import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Employee } from '#contract/employee.ts'
import type { StaffCompany } from '#contract/staff-company.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { draftParticipant, must } from '#test/factories/participant.ts'
import {
  employees,
  staffCompany,
  staffOwner,
  type TestStaffCompany,
  testEmployee,
} from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Results = { results: { guid: string; ok: boolean; code: string | null }[] }

const guidsOf = (people: readonly Employee[]) => people.map(({ guid }) => guid)

const send = ({ guid, token }: TestStaffCompany, people: readonly Employee[], onSiteRole = 'standStaff') =>
  must<Results>(server(), 'POST', `/staff/companies/${guid}/employees/send`, {
    token,
    body: { employeeGuids: guidsOf(people), onSiteRole },
  })

const remove = ({ guid, token }: TestStaffCompany, people: readonly Employee[]) =>
  must<Results>(server(), 'POST', `/staff/companies/${guid}/employees/remove`, {
    token,
    body: { employeeGuids: guidsOf(people) },
  })

const list = async ({ guid, token }: TestStaffCompany) =>
  (await must<{ items: Employee[] }>(server(), 'GET', `/staff/companies/${guid}/employees`, { token })).items

const places = async ({ guid, token }: TestStaffCompany) =>
  (await must<StaffCompany>(server(), 'GET', `/staff/companies/${guid}`, { token })).forumPlaces

const save = ({ guid, token }: TestStaffCompany, employee: Employee, change: object = {}) =>
  server().call<Employee>('PUT', `/staff/companies/${guid}/employees/${employee.guid}`, {
    token,
    body: { ...testEmployee, version: employee.version, ...change },
  })

const decide = async (people: readonly Employee[], decision: string, note: string | null = null) =>
  must<Results>(server(), 'POST', '/organizer/employees/decision', {
    token: await organiserToken(server(), 'security'),
    body: { employeeGuids: guidsOf(people), decision, note },
  })

const passesOf = (employee: Employee) =>
  server()
    .database.selectFrom('pass')
    .select(['counter', 'revokedAt'])
    .where('kind', '=', 'employee')
    .where('subjectGuid', '=', employee.guid)
    .execute()

test('an employee is written down, sent for review and approved, and only then has a pass', async () => {
  const company = await staffCompany(server())
  const [one] = (await employees(server(), company, 1)) as [Employee]
  expect(one).toMatchObject({
    latinLastName: 'Vorobev',
    state: 'unconfirmed',
    status: 'unconfirmed',
    securityStatus: 'pending',
    onSiteRole: null,
    selfRegistered: false,
  })
  expect((await send(company, [one])).results).toEqual([{ guid: one.guid, ok: true, code: null }])
  expect(await list(company)).toMatchObject([
    { state: 'pending', status: 'pending', onSiteRole: 'standStaff' },
  ])
  expect(await passesOf(one)).toEqual([])
  expect((await decide([one], 'approve')).results).toMatchObject([{ ok: true }])
  expect(await list(company)).toMatchObject([{ status: 'approved', securityStatus: 'approved' }])
  expect(await passesOf(one)).toEqual([{ counter: 1, revokedAt: null }])
  await server().deliver()
  expect((await server().outbox(staffOwner.email))[0]).toMatchObject({
    subject: `Сотрудники допущены: ${company.company.name}`,
  })
})

test('a change, a refusal and a removal void the pass, and a new approval gives the next number', async () => {
  const company = await staffCompany(server())
  const [one] = (await employees(server(), company, 1)) as [Employee]
  const approve = async () => {
    await send(company, [one])
    await decide([one], 'approve')
  }
  await approve()
  const fresh = (await list(company))[0] as Employee
  expect((await save(company, one)).status).toBe(409)
  expect((await save(company, fresh, { lastName: 'Воробьёв-Ильин' })).body).toMatchObject({
    state: 'unconfirmed',
    sentAt: null,
  })
  expect(await passesOf(one)).toMatchObject([{ counter: 1, revokedAt: expect.any(Date) }])
  await approve()
  expect(await passesOf(one)).toEqual([{ counter: 2, revokedAt: null }])
  expect((await decide([one], 'refuse', 'Отказ по итогам проверки')).results).toMatchObject([{ ok: true }])
  expect(await list(company)).toMatchObject([{ status: 'pending', securityStatus: 'rejected' }])
  expect(await passesOf(one)).toMatchObject([{ counter: 2, revokedAt: expect.any(Date) }])
  // Whom security has refused the company cannot dress up anew.
  expectRefusal(await save(company, (await list(company))[0] as Employee), 409, 'state_forbids')
  await decide([one], 'lookAgain')
  await decide([one], 'approve')
  expect(await passesOf(one)).toEqual([{ counter: 3, revokedAt: null }])
  await remove(company, [one])
  expect(await passesOf(one)).toMatchObject([{ counter: 3, revokedAt: expect.any(Date) }])
  expect(await list(company)).toEqual([])
})

test('what security notes stays among colleagues', async () => {
  const company = await staffCompany(server())
  const people = await employees(server(), company, 1)
  await send(company, people)
  await decide(people, 'refuse', 'Справка № 17')
  expect(JSON.stringify(await list(company))).not.toContain('Справка')
  await server().deliver()
  expect(JSON.stringify(await server().outbox(staffOwner.email))).not.toContain('Справка')
})

test('beyond the quota of the forum days each is told; setting up counts nobody, and a refusal frees a place', async () => {
  const company = await staffCompany(server(), { contractorRole: 'exhibitor' })
  const [first, second, third] = (await employees(server(), company, 3)) as [Employee, Employee, Employee]
  const builders = await employees(server(), company, 5, { onForum: false })
  expect((await send(company, builders, 'builder')).results.every(({ ok }) => ok)).toBe(true)
  expect((await send(company, [first, second, third])).results.map(({ code }) => code)).toEqual([
    null,
    null,
    'quota_full',
  ])
  expect(await places(company)).toEqual({ all: 2, taken: 2 })
  await decide([first], 'refuse', 'Отказ')
  expect((await send(company, [third])).results).toMatchObject([{ ok: true }])
  // The place is taken by somebody else meanwhile.
  expect((await decide([first], 'lookAgain')).results).toMatchObject([{ ok: false, code: 'quota_full' }])
  expect(await places(company)).toEqual({ all: 2, taken: 2 })
  await remove(company, [second])
  expect((await decide([first], 'lookAgain')).results).toMatchObject([{ ok: true }])
})

test('a package that the forum has not confirmed gives no place', async () => {
  const company = await staffCompany(server(), { confirmed: false })
  const people = await employees(server(), company, 1)
  expect((await send(company, people)).results).toMatchObject([{ ok: false, code: 'quota_full' }])
})

test('nobody is sent twice, a driver needs a phone, and another company’s people are absent', async () => {
  const [company, other] = [await staffCompany(server()), await staffCompany(server())]
  const people = (await employees(server(), company, 2)) as [Employee, Employee]
  expect((await send(company, people, 'driver')).results.map(({ code }) => code)).toEqual([
    'driver_phone_missing',
    'driver_phone_missing',
  ])
  await send(company, [people[0]])
  expect((await send(company, people)).results.map(({ code }) => code)).toEqual(['state_forbids', null])
  expect((await send(other, people)).results.map(({ code }) => code)).toEqual(['not_found', 'not_found'])
  expect((await remove(other, people)).results.map(({ code }) => code)).toEqual(['not_found', 'not_found'])
  expectRefusal(await save(other, people[0]), 404, 'not_found')
})

test('a phone stands once in a company, and may stand in two: a driver works for both', async () => {
  const [company, other] = [await staffCompany(server()), await staffCompany(server())]
  const phone = server().nextPhone()
  const participant = await draftParticipant(server(), { phone })
  expect(participant.guid).toBeTruthy()
  for (const each of [company, other]) await employees(server(), each, 1, { phone })
  const twice = await server().call('POST', `/staff/companies/${company.guid}/employees`, {
    token: company.token,
    body: { ...testEmployee, phone, consent: true },
  })
  expectRefusal(twice, 409, 'phone_used', { phone: 'phone_used' })
})

test('what was typed wrong is named field by field', async () => {
  const company = await staffCompany(server())
  const answer = await server().call('POST', `/staff/companies/${company.guid}/employees`, {
    token: company.token,
    body: {
      ...testEmployee,
      lastName: '',
      phone: '12',
      registrationAddress: '',
      onForum: false,
      onMontage: false,
    },
  })
  expectRefusal(answer, 422, 'fields_invalid', {
    lastName: 'required',
    phone: 'phone_format',
    registrationAddress: 'required',
    onForum: 'work_required',
    consent: 'consent_required',
  })
})

test('only security decides; logistics reads, and others see nothing', async () => {
  const company = await staffCompany(server())
  const people = await employees(server(), company, 1)
  await send(company, people)
  const body = { employeeGuids: guidsOf(people), decision: 'approve', note: null }
  for (const role of ['admin', 'logistics', 'committee', 'gate'] as const)
    expectRefusal(
      await server().call('POST', '/organizer/employees/decision', {
        token: await organiserToken(server(), role),
        body,
      }),
      403,
      'forbidden',
    )
  const read = async (role: 'logistics' | 'committee') =>
    server().call<{ items: { name: string }[]; counts: object }>('GET', '/organizer/employees?q=djhj,m`d', {
      token: await organiserToken(server(), role),
    })
  expectRefusal(await read('committee'), 403, 'forbidden')
  // A surname typed in the wrong layout is found.
  expect((await read('logistics')).body.items[0]?.name).toBe('Воробьёв Пётр Алексеевич')
  const security = await organiserToken(server(), 'security')
  const refuse = { ...body, decision: 'refuse' }
  expectRefusal(
    await server().call('POST', '/organizer/employees/decision', { token: security, body: refuse }),
    422,
    'reason_required',
    { note: 'reason_required' },
  )
  const gone = { ...body, employeeGuids: [randomUUID()] }
  expect(
    (await server().call<Results>('POST', '/organizer/employees/decision', { token: security, body: gone }))
      .body.results,
  ).toMatchObject([{ ok: false, code: 'not_found' }])
})

test('the queue is read page by page, those sent first in front, with counts by state', async () => {
  const company = await staffCompany(server())
  const people = await employees(server(), company, 4)
  for (const one of [people[2], people[0]] as Employee[]) {
    server().advance(1_000)
    await send(company, [one])
  }
  const token = await organiserToken(server(), 'security')
  type Page = { items: { guid: string }[]; nextCursor: string | null; counts: Record<string, number> }
  const seen: string[] = []
  let cursor: string | null = ''
  let counts: Record<string, number> = {}
  while (cursor !== null) {
    const query: string = `q=${encodeURIComponent(company.company.name)}&limit=1${cursor && `&cursor=${cursor}`}`
    const page: Page = await must<Page>(server(), 'GET', `/organizer/employees?${query}`, { token })
    seen.push(...page.items.map(({ guid }) => guid))
    cursor = page.nextCursor
    counts = page.counts
  }
  expect(seen.slice(0, 2)).toEqual([people[2]?.guid, people[0]?.guid])
  expect(new Set(seen)).toEqual(new Set(guidsOf(people)))
  expect(counts).toEqual({ pending: 2, unconfirmed: 2 })
})
