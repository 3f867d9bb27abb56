import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SessionLists } from '#contract/auth.ts'
import type { StaffCompany } from '#contract/staff-company.ts'
import { draftParticipant, must } from '#test/factories/participant.ts'
import { staffCompany, staffCompanyBody, staffOwner, type TestStaffCompany } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const create = (token: string, body: object) =>
  server().call<StaffCompany>('POST', '/staff/companies', { token, body })

const read = ({ guid, token }: TestStaffCompany) =>
  must<StaffCompany>(server(), 'GET', `/staff/companies/${guid}`, { token })

const logIn = async (phone: string) => (await server().logIn(phone, 'staff')).token

test('a responsible employee signs a company up, and finds it in the session lists', async () => {
  const phone = server().nextPhone()
  const token = await logIn(phone)
  const body = {
    ...staffCompanyBody('ООО «Стройформ»', 'exhibitor'),
    company: { hasInn: true, inn: '7799001175', name: 'ООО «Стройформ»' },
  }
  const { status, body: made } = await create(token, body)
  expect(status).toBe(200)
  expect(made).toMatchObject({
    contractorRole: 'exhibitor',
    roleConfirmed: false,
    company: { hasInn: true, inn: '7799001175' },
    owner: { ...staffOwner, latinLastName: 'Koltsova', phone },
    // Anybody could have chosen the package: it gives nothing until the forum has confirmed it.
    forumPlaces: { all: 0, taken: 0 },
    handover: null,
  })
  expect(made.windows).toEqual([
    { part: 'setUp', from: '2026-02-15T05:00:00.000Z', to: '2026-02-17T12:00:00.000Z' },
    { part: 'forum', from: '2026-02-18T05:00:00.000Z', to: '2026-02-20T17:00:00.000Z' },
    { part: 'dismantling', from: '2026-02-20T17:00:00.000Z', to: '2026-02-21T17:00:00.000Z' },
  ])
  const session = await must<SessionLists>(server(), 'GET', '/session', { token })
  const again = await server().logIn(phone, 'staff')
  for (const { staffCompanies } of [session, again])
    expect(staffCompanies).toEqual([
      {
        guid: made.guid,
        name: 'ООО «Стройформ»',
        ownerFirstName: 'Марина',
        ownerMiddleName: 'Игоревна',
        ownerLastName: 'Кольцова',
        ownerPhone: phone,
        ownerEmail: staffOwner.email,
        ownerPosition: staffOwner.position,
        contractorRole: 'exhibitor',
      },
    ])
  await server().deliver()
  expect(await server().outbox(staffOwner.email)).toMatchObject([
    { subject: 'Компания зарегистрирована: ООО «Стройформ»' },
  ])
})

test.each([
  ['generalPartner', 10],
  ['officialPartner', 6],
  ['partner', 4],
  ['exhibitor', 2],
  ['contractor', 0],
] as const)('a confirmed %s has %i places on the forum days', async (contractorRole, all) => {
  const company = await staffCompany(server(), { contractorRole })
  expect((await read(company)).forumPlaces).toEqual({ all, taken: 0 })
})

test('of twenty who sign one company up at once one is responsible, and nobody hears who', async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, () => logIn(server().nextPhone())))
  for (const company of [
    { hasInn: true, inn: '7799001182', name: 'ООО «Другая компания»' },
    { hasInn: false, inn: null, name: 'Expo Build GmbH' },
  ]) {
    const answers = await Promise.all(
      tokens.map((token, index) =>
        // The name of a company abroad is the same in any case.
        create(token, {
          ...staffCompanyBody(''),
          company: { ...company, ...(index % 2 && !company.hasInn && { name: 'EXPO BUILD GMBH' }) },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers)
      if (answer.status !== 200)
        expectRefusal(answer, 409, 'responsible_person_exists', {
          [company.hasInn ? 'company.inn' : 'company.name']: 'responsible_person_exists',
        })
  }
})

test('what was typed wrong is named field by field', async () => {
  const token = await logIn(server().nextPhone())
  const answer = await create(token, {
    company: { hasInn: true, inn: '7799001176', name: '' },
    contractorRole: 'sponsor',
    owner: { ...staffOwner, email: 'm.koltsova', position: '' },
    locale: 'ru',
  })
  expectRefusal(answer, 422, 'fields_invalid', {
    'company.inn': 'inn_checksum',
    'company.name': 'required',
    contractorRole: 'required',
    'owner.email': 'email_format',
    'owner.position': 'required',
  })
})

test('to everybody else a company is absent', async () => {
  const [mine, theirs] = [await staffCompany(server()), await staffCompany(server())]
  const participant = await draftParticipant(server())
  const calls: ['GET' | 'PUT' | 'POST' | 'DELETE', string, object | undefined][] = [
    ['GET', '', undefined],
    ['PUT', '/owner', { version: 1, owner: staffOwner, locale: 'ru' }],
    ['POST', '/registration-link', { registrationGuid: mine.registrationGuid }],
    ['POST', '/handover', { phone: server().nextPhone() }],
    ['DELETE', '/handover', undefined],
    ['GET', '/employees', undefined],
  ]
  for (const [method, path, body] of calls) {
    const address = `/staff/companies/${mine.guid}${path}`
    for (const { token } of [theirs, participant])
      expectRefusal(await server().call(method, address, { token, body }), 404, 'not_found')
    expectRefusal(await server().call(method, address, { body }), 401, 'unauthorized')
  }
  expect(await read(mine)).toMatchObject({ version: mine.version, handover: null })
})

test('contacts are saved on the version that was read', async () => {
  const company = await staffCompany(server())
  const save = (version: number, email: string) =>
    server().call<StaffCompany>('PUT', `/staff/companies/${company.guid}/owner`, {
      token: company.token,
      body: { version, owner: { ...staffOwner, email }, locale: 'en' },
    })
  const first = await save(company.version, 'first@stroyform.example')
  expect(first.body).toMatchObject({ owner: { email: 'first@stroyform.example' }, locale: 'en' })
  expectRefusal(await save(company.version, 'second@stroyform.example'), 409, 'changed_meanwhile')
  expect((await read(company)).owner.email).toBe('first@stroyform.example')
})

test('of two tabs that renew the link one does, so that the new link stays alive', async () => {
  const company = await staffCompany(server())
  const renew = () =>
    server().call<StaffCompany>('POST', `/staff/companies/${company.guid}/registration-link`, {
      token: company.token,
      body: { registrationGuid: company.registrationGuid },
    })
  const answers = await Promise.all([renew(), renew()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const fresh = (await read(company)).registrationGuid
  expect(fresh).not.toBe(company.registrationGuid)
  const open = (guid: string) => server().call('GET', `/staff/registrations/${guid}`)
  expectRefusal(await open(company.registrationGuid), 404, 'link_invalid')
  expectRefusal(await open(randomUUID()), 404, 'link_invalid')
  expect(await open(fresh)).toMatchObject({ status: 200, body: { companyName: company.company.name } })
})

const offer = ({ guid, token }: TestStaffCompany, phone: string) =>
  server().call<StaffCompany>('POST', `/staff/companies/${guid}/handover`, { token, body: { phone } })

const offered = async (token: string) =>
  (await must<{ items: { guid: string }[] }>(server(), 'GET', '/staff/handovers', { token })).items

const answer = (token: string, guid: string, body: object) =>
  server().call('POST', `/staff/handovers/${guid}/answer`, { token, body })

const successor = { ...staffOwner, lastName: 'Рыжова', email: 'ryzhova@stroyform.example' }

test('a company is handed over by an act of both', async () => {
  const company = await staffCompany(server())
  const phone = server().nextPhone()
  expectRefusal(await offer(company, company.phone), 422, 'phone_own', { phone: 'phone_own' })
  expect((await offer(company, phone)).body.handover).toMatchObject({ phone })
  await server().deliver()
  expect((await server().outbox(phone))[0]?.text).toContain(company.company.name)

  const token = await logIn(phone)
  const [waiting] = await offered(token)
  expect(waiting).toMatchObject({
    companyName: company.company.name,
    offeredBy: { name: 'Марина Кольцова', latinName: 'Marina Koltsova' },
  })
  const stranger = await logIn(server().nextPhone())
  const take = { take: true, owner: successor, locale: 'ru' }
  expectRefusal(await answer(stranger, waiting?.guid ?? '', take), 404, 'not_found')
  expect(await answer(token, waiting?.guid ?? '', take)).toMatchObject({ status: 200, body: { taken: true } })
  expectRefusal(await answer(token, waiting?.guid ?? '', take), 404, 'not_found')
  expect(await read({ ...company, token })).toMatchObject({
    owner: { lastName: 'Рыжова', phone },
    handover: null,
  })
  expectRefusal(
    await server().call('GET', `/staff/companies/${company.guid}`, { token: company.token }),
    404,
    'not_found',
  )
  await server().deliver()
  expect((await server().outbox(staffOwner.email))[0]?.subject).toContain('Компания передана')
})

test('an offer is declined or taken back, and a second one ends the first', async () => {
  const company = await staffCompany(server())
  const [first, second] = [server().nextPhone(), server().nextPhone()]
  await offer(company, first)
  await offer(company, second)
  expect(await offered(await logIn(first))).toEqual([])
  const token = await logIn(second)
  const [waiting] = await offered(token)
  expect(await answer(token, waiting?.guid ?? '', { take: false })).toMatchObject({ status: 200 })
  expect((await read(company)).handover).toBeNull()

  await offer(company, second)
  const takeBack = () =>
    server().call('DELETE', `/staff/companies/${company.guid}/handover`, { token: company.token })
  expect((await takeBack()).status).toBe(200)
  expectRefusal(await takeBack(), 409, 'state_forbids')
  expect(await offered(token)).toEqual([])
})

test('taken and taken back at once: one of the two does it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const company = await staffCompany(server())
    const phone = server().nextPhone()
    await offer(company, phone)
    const token = await logIn(phone)
    const [waiting] = await offered(token)
    const [taken, back] = await Promise.all([
      answer(token, waiting?.guid ?? '', { take: true, owner: successor, locale: 'ru' }),
      server().call('DELETE', `/staff/companies/${company.guid}/handover`, { token: company.token }),
    ])
    expect([taken.status, back.status]).toEqual(taken.status === 200 ? [200, 404] : [404, 200])
    const session = await must<SessionLists>(server(), 'GET', '/session', { token })
    expect(session.staffCompanies).toHaveLength(taken.status === 200 ? 1 : 0)
  }
})
