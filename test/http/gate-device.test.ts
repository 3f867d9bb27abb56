import { beforeAll, expect, test } from 'vitest'
import type { GateDevice, GateScanRow } from '#contract/organiser-gate.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { admittedParticipant, givePassport, must } from '#test/factories/participant.ts'
import { approvedDriver, approvedVehicle, staffCompany } from '#test/factories/staff.ts'
import { type Method, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { deviceHeader, fromDevice, gateDevice, scanBody, snapshot, type TestDevice } from './gate-calls.ts'

// Who may stand at a gate with which device, and what the device is told (decision 101).
const server = useTestServer()

let guard = ''
let security = ''
let device: TestDevice

beforeAll(async () => {
  guard = await organiserToken(server(), 'gate')
  security = await organiserToken(server(), 'security')
  device = await gateDevice(server())
})

const add = (name: string) =>
  must<{ guid: string; code: string }>(server(), 'POST', '/organizer/gate/devices', {
    token: security,
    body: { name, gate: 'Главный вход', zone: 'forum' },
  })
const enrol = (code: string, token = guard) =>
  server().call<{ secret: string }>('POST', '/organizer/gate/enrol', { token, body: { code } })
const shutOut = (guid: string) =>
  must(server(), 'POST', `/organizer/gate/devices/${guid}/shut-out`, {
    token: security,
    body: { reason: 'Телефон потерян' },
  })

test('a code enrols one device, of ten who use it at once', async () => {
  const { code } = await add('Десять')
  const answers = await Promise.all(Array.from({ length: 10 }, () => enrol(code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectRefusal(answer, 422, 'enrolment_code_wrong')
})

test('a code is good for half an hour, and a new one voids it', async () => {
  const { guid, code } = await add('Поздний')
  server().advance(30 * 60_000 + 1)
  guard = await organiserToken(server(), 'gate')
  security = await organiserToken(server(), 'security')
  expectRefusal(await enrol(code), 422, 'enrolment_code_wrong')
  const path = `/organizer/gate/devices/${guid}/code`
  const second = await must<{ code: string }>(server(), 'POST', path, { token: security })
  const third = await must<{ code: string }>(server(), 'POST', path, { token: security })
  expectRefusal(await enrol(second.code), 422, 'enrolment_code_wrong')
  expect((await enrol(third.code.toLowerCase().replace('-', ' '))).status).toBe(200)
  // Whoever is enrolled gets no further code.
  expectRefusal(await server().call('POST', path, { token: security }), 409, 'state_forbids')
})

test.each(['', 'AAAAA-AAAAA', 'привет'])('the code %j enrols nobody', async code => {
  expect([422]).toContain((await enrol(code)).status)
})

test('a device that is shut out is refused at once, whoever uses it, and enrols never again', async () => {
  const lost = await gateDevice(server())
  expect((await fromDevice(server(), lost, ['GET', 'snapshot'])).status).toBe(200)
  await shutOut(lost.guid)
  const calls: ['GET' | 'POST', string, unknown?][] = [
    ['GET', 'snapshot'],
    ['POST', 'scan', scanBody(server(), { code: 'Q1:' })],
    ['POST', 'search', { q: 'орлова' }],
    ['POST', 'photographs', { passes: [lost.guid] }],
    [
      'POST',
      'scans',
      {
        sentAt: new Date().toISOString(),
        scans: [
          {
            ...scanBody(server(), { code: 'Q1:' }),
            admitted: true,
            reasons: [],
            warnings: [],
            listNumber: 1,
          },
        ],
      },
    ],
    ['POST', 'override', { scanId: lost.guid, reason: 'Просто так', supervisorCode: null }],
  ]
  for (const call of calls)
    for (const role of ['gate', 'admin'] as const)
      expectRefusal(await fromDevice(server(), lost, call, role), 401, 'device_shut_out')
  expectRefusal(
    await server().call('POST', `/organizer/gate/devices/${lost.guid}/code`, { token: security }),
    409,
    'state_forbids',
  )
})

test('a device that is shut out before its code was used never enrols', async () => {
  const { guid, code } = await add('Передумали')
  await shutOut(guid)
  expectRefusal(await enrol(code), 422, 'enrolment_code_wrong')
})

test('without a device, with a guessed secret or another’s, nobody is told anything', async () => {
  const other = await gateDevice(server())
  const wrong: (TestDevice | null)[] = [
    null,
    { ...device, secret: 'A'.repeat(43) },
    { ...device, secret: other.secret },
    { ...device, guid: '00000000-0000-4000-8000-000000000000' },
    { ...device, secret: 'short' },
  ]
  for (const given of wrong) {
    const headers = given ? deviceHeader(given) : {}
    const answer = await server().call('GET', '/organizer/gate/snapshot', { token: guard, headers })
    expectRefusal(answer, 401, 'device_unknown')
  }
})

test('each role opens what is its own and nothing else', async () => {
  const ways: [Method, string, unknown, string][] = [
    ['GET', '/organizer/gate/snapshot', undefined, 'gate security admin'],
    ['POST', '/organizer/gate/search', { q: 'орлова' }, 'gate security admin'],
    ['GET', '/organizer/gate/count', undefined, 'gate security admin'],
    ['GET', '/organizer/gate/devices', undefined, 'security admin'],
    ['GET', '/organizer/gate/scans', undefined, 'security admin'],
    ['POST', '/organizer/gate/supervisor-code', undefined, 'security admin'],
    ['POST', '/organizer/gate/list.pdf', { locale: 'ru' }, 'security admin'],
  ]
  const roles = [
    'committee',
    'finance',
    'security',
    'support',
    'content',
    'logistics',
    'gate',
    'admin',
  ] as const
  for (const [method, path, body, open] of ways)
    for (const role of roles) {
      const token = await organiserToken(server(), role)
      const answer = await server().call(method, path, { token, body, headers: deviceHeader(device) })
      expect([path, role, answer.status]).toEqual([path, role, open.split(' ').includes(role) ? 200 : 403])
    }
  const participant = await admittedParticipant(server())
  for (const [method, path, body] of ways)
    expect((await server().call(method, path, { token: participant.token, body })).status).toBe(403)
  for (const [method, path, body] of ways)
    expect((await server().call(method, path, { body })).status).toBe(401)
})

test('the list names what a gate needs and nothing more', async () => {
  const made = await admittedParticipant(server())
  const company = await staffCompany(server())
  const driver = await approvedDriver(server(), company)
  await approvedVehicle(server(), company, { driverGuid: driver.guid })
  const list = await snapshot(server(), device)
  const allowed = [
    ...[
      'pass',
      'kind',
      'counter',
      'isVoid',
      'hold',
      'zones',
      'days',
      'drivers',
      'name',
      'latinName',
      'company',
    ],
    ...['position', 'role', 'onSiteRole', 'photograph'],
  ].toSorted()
  expect(list.people.length).toBeGreaterThanOrEqual(3)
  for (const person of list.people) expect(Object.keys(person).toSorted()).toEqual(allowed)
  const text = JSON.stringify(list)
  // Neither phones nor e-mails, addresses, documents or the guids of people.
  for (const secret of [
    made.phone,
    made.guid,
    made.applicationGuid,
    driver.guid,
    driver.phone ?? '',
    '@',
    'Морская',
  ])
    expect(text).not.toContain(secret)
  expect(list.people.find(({ kind }) => kind === 'vehicle')?.drivers).toHaveLength(1)
  const keys = list.publicKeys.map(({ key }) => Buffer.from(key, 'base64url').length)
  expect(new Set(keys)).toEqual(new Set([32]))
})

test('a refresh has what has changed since, whatever changed it', async () => {
  const made = await admittedParticipant(server())
  const before = await snapshot(server(), device)
  expect((await snapshot(server(), device, before.number)).people).toEqual([])
  await givePassport(server(), made)
  const after = await snapshot(server(), device, before.number)
  expect(after).toMatchObject({ whole: false, number: before.number + 1 })
  expect(after.people).toHaveLength(1)
  expect(after.people[0]).toMatchObject({ isVoid: true, hold: 'passport' })
  const { pass } = after.people[0] ?? {}
  expect(after.revocations.number).toBeGreaterThan(before.revocations.number)
  expect(after.revocations.items).toContainEqual({ pass, counter: 1 })
  await server()
    .database.updateTable('participant')
    .set({ position: 'Советник' })
    .where('guid', '=', made.guid)
    .execute()
  const renamed = await snapshot(server(), device, after.number)
  expect(renamed.people.map(({ position }) => position)).toEqual(['Советник'])
  // Ten devices at once get one list.
  const many = await Promise.all(Array.from({ length: 10 }, () => snapshot(server(), device)))
  expect(new Set(many.map(({ number }) => number))).toEqual(new Set([renamed.number]))
})

test('a number that the server does not know brings the whole list', async () => {
  const list = await snapshot(server(), device, 1_000_000)
  expect(list.whole).toBe(true)
  expect(list.people.length).toBeGreaterThan(0)
})

test('photographs come small, and one that nobody has seen does not come at all', async () => {
  const made = await admittedParticipant(server())
  const list = await snapshot(server(), device)
  const { pass } = list.people.find(({ photograph }) => photograph !== null) ?? {}
  const ask = () =>
    fromDevice<{ items: { pass: string; webp: string }[] }>(server(), device, [
      'POST',
      'photographs',
      { passes: [pass] },
    ])
  const { body } = await ask()
  const webp = Buffer.from(body.items[0]?.webp ?? '', 'base64')
  expect(webp.subarray(8, 12).toString('latin1')).toBe('WEBP')
  expect(webp.length).toBeLessThan(8_000)
  await server().database.updateTable('application').set({ photographReviewSince: new Date() }).execute()
  expect((await ask()).body.items).toEqual([])
  await server().database.updateTable('application').set({ photographReviewSince: null }).execute()
  expect(made.guid).toBeTruthy()
})

test('the list on paper names who may enter, numbered, and who printed it is written down', async () => {
  const made = await admittedParticipant(server())
  const print = async () => {
    const answer = await server().call('POST', '/organizer/gate/list.pdf', {
      token: security,
      body: { locale: 'ru' },
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    return readPdfText(answer.bytes).join(' ').replaceAll('\u00a0', ' ')
  }
  const before = await print()
  expect(before).toMatch(/Список допущенных № \d+\/\d+/)
  expect(before).toContain('Орлова')
  const count = Number(/Участники: (\d+)/.exec(before)?.[1])
  await givePassport(server(), made)
  expect(Number(/Участники: (\d+)/.exec(await print())?.[1])).toBe(count - 1)
  const audit = await server()
    .database.selectFrom('auditEntry')
    .select('actorRole')
    .where('action', '=', 'printGateList')
    .execute()
  expect(audit).toContainEqual({ actorRole: 'security' })
})

test('the age at which a list refuses is the edition’s, and later than the one at which it warns', async () => {
  const save = (body: object) => server().call('PUT', '/organizer/gate/limits', { token: security, body })
  expect((await save({ oldAfterMinutes: 10, refuseAfterMinutes: 60 })).status).toBe(200)
  expect((await snapshot(server(), device)).limits).toEqual({ oldAfterMinutes: 10, refuseAfterMinutes: 60 })
  expectRefusal(await save({ oldAfterMinutes: 60, refuseAfterMinutes: 60 }), 422, 'range_reversed')
})

test('devices and scans are listed, found and counted', async () => {
  const { body } = await server().call<{ items: GateDevice[]; counts: Record<string, number> }>(
    'GET',
    `/organizer/gate/devices?q=${encodeURIComponent(device.name)}`,
    { token: security },
  )
  expect(body.items).toMatchObject([{ guid: device.guid, state: 'enrolled', conflicts: 0 }])
  expect(body.counts).toEqual({ enrolled: 1 })
  const scanned = scanBody(server(), { code: 'https://example.com' })
  await fromDevice(server(), device, ['POST', 'scan', scanned])
  const page = await server().call<{ items: GateScanRow[]; counts: Record<string, number> }>(
    'GET',
    `/organizer/gate/scans?outcome=refused&device=${device.guid}`,
    { token: security },
  )
  expect(page.body.items[0]).toMatchObject({ guid: scanned.scanId, reasons: ['malformed'], name: null })
  expect(page.body.counts.refused).toBeGreaterThanOrEqual(1)
  for (let more = 0; more < 2; more += 1) {
    server().advance(1000)
    await fromDevice(server(), device, ['POST', 'scan', scanBody(server(), { code: 'https://example.com' })])
  }
  const readAll = async (sort: string) => {
    const guids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const part: { body: { items: GateScanRow[]; nextCursor: string | null } } = await server().call(
        'GET',
        `/organizer/gate/scans?device=${device.guid}&limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        { token: security },
      )
      guids.push(...part.body.items.map(({ guid }) => guid))
      cursor = part.body.nextCursor
      if (guids.length > 100) throw new Error('the log does not end')
    }
    return guids
  }
  const oldest = await readAll('oldest')
  expect(oldest).toHaveLength(3)
  expect(oldest[0]).toBe(scanned.scanId)
  expect(await readAll('newest')).toEqual(oldest.toReversed())
})
