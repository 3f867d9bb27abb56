import { expect, test } from 'vitest'
import type { Badge } from '#contract/badge.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import {
  admittedParticipant,
  approvedParticipant,
  decidePassport,
  draftParticipant,
  finishedParticipant,
  givePassport,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const data = { companyShortName: 'Лазоревый', position: 'Директор по безопасности' }

const read = (made: TestParticipant, token = made.token) =>
  server().call<Badge>('GET', `/participants/${made.guid}/badge`, { token })

const save = (made: TestParticipant, body: object, token = made.token) =>
  server().call<Badge>('PUT', `/participants/${made.guid}/badge`, { token, body })

const signed = (badge: Badge) => server().services.passes.verify(badge.pass?.code ?? '')

/** Moves the clock past the last day on which badges may change. */
async function passBadgeDate() {
  await server().services.movableClock?.move(new Date('2026-02-14T00:00:00+03:00'))
}

test('before the approval there is a badge to look at, and no pass and no Wi-Fi code', async () => {
  const made = await finishedParticipant(server())
  expect(await read(made)).toMatchObject({
    status: 200,
    body: { lastName: 'Орлова', companyShortName: 'Лазоревый Банк', wifiCode: null, pass: null },
  })
})

test('whoever may enter has a signed pass for the days of the forum, the same at each look', async () => {
  const made = await admittedParticipant(server())
  const { body } = await read(made)
  expect(body.verdict).toEqual({ mayEnter: true, open: [] })
  expect(signed(body)).toMatchObject({ kind: 'participant', counter: 1, zones: 1, flags: 0 })
  expect(body.pass).toMatchObject({
    validFrom: '2026-02-17T09:00:00.000Z',
    validTo: '2026-02-20T21:00:00.000Z',
  })
  expect(body.wifiCode).toMatch(/^\d{6}$/)
  expect((await read(made)).body).toMatchObject({ wifiCode: body.wifiCode })
  expect(signed((await read(made)).body)).toEqual(signed(body))
})

test('twenty looks at once issue one pass and one Wi-Fi code', async () => {
  const made = await admittedParticipant(server())
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(made)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.wifiCode)).size).toBe(1)
  expect(new Set(answers.map(({ body }) => signed(body)?.guid)).size).toBe(1)
  expect(new Set(answers.map(({ body }) => signed(body)?.counter))).toEqual(new Set([1]))
})

test('an approved person who is not verified and paid has a code for the Wi-Fi and no pass', async () => {
  const made = await approvedParticipant(server())
  const { body } = await read(made)
  expect(body.pass).toBeNull()
  expect(body.verdict.open.map(({ reason }) => reason)).toEqual(['passport_not_given', 'payment_due'])
  expect(body.wifiCode).toMatch(/^\d{6}$/)
})

test('a pass dies with the verdict, is listed for the gates, and comes back under another number', async () => {
  const made = await admittedParticipant(server())
  const before = signed((await read(made)).body)
  await givePassport(server(), made)
  expect((await read(made)).body.pass).toBeNull()
  const revoked = await server()
    .database.selectFrom('passRevocation')
    .select(['passGuid', 'counter', 'reason'])
    .where('passGuid', '=', before?.guid ?? '')
    .execute()
  expect(revoked).toEqual([{ passGuid: before?.guid, counter: 1, reason: 'verdict' }])
  await decidePassport(server(), made, 'verify')
  expect(signed((await read(made)).body)).toMatchObject({ guid: before?.guid, counter: 2 })
})

test('what is printed is saved, and the second of two tabs is told', async () => {
  const made = await approvedParticipant(server())
  const { version } = (await read(made)).body
  expect(await save(made, { ...data, version })).toMatchObject({
    status: 200,
    body: { ...data, version: version + 1, lock: { locked: false, until: '2026-02-13' } },
  })
  expectRefusal(await save(made, { ...data, position: 'Другая', version }), 409, 'changed_meanwhile')
  expect((await read(made)).body).toMatchObject(data)
})

test('after the date the badge is locked and says so', async () => {
  const made = await approvedParticipant(server())
  const { version } = (await read(made)).body
  await passBadgeDate()
  expectRefusal(await save(made, { ...data, version }), 423, 'deadline_passed', {
    companyShortName: 'deadline_passed',
  })
  expect((await read(made)).body).toMatchObject({
    companyShortName: 'Лазоревый Банк',
    lock: { locked: true, cause: 'deadline', until: '2026-02-13', request: null },
  })
})

test('after the date the position may still be changed', async () => {
  const made = await approvedParticipant(server())
  const { version, companyShortName } = (await read(made)).body
  await passBadgeDate()
  const body = { companyShortName: String(companyShortName), position: 'Советник', version }
  expect(await save(made, body)).toMatchObject({
    status: 200,
    body: { position: 'Советник', lock: { locked: true } },
  })
})

test.each<[string, object, ErrorCode, Record<string, ErrorCode>]>([
  [
    'nothing',
    { companyShortName: ' ', position: '' },
    'fields_required',
    { companyShortName: 'required', position: 'required' },
  ],
  ['too much', { ...data, companyShortName: 'Б'.repeat(61) }, 'too_long', { companyShortName: 'too_long' }],
  [
    'a control character',
    { ...data, position: 'Глав\u0007ный' },
    'value_invalid',
    { position: 'value_invalid' },
  ],
])('a badge with %s is refused at its fields', async (_, body, code, fields) => {
  const made = await approvedParticipant(server())
  const { version } = (await read(made)).body
  expectRefusal(await save(made, { ...body, version }), 422, code, fields)
})

test('a draft has no badge to save, and a stranger none at all', async () => {
  const draft = await draftParticipant(server())
  expectRefusal(await save(draft, { ...data, version: draft.version }), 409, 'state_forbids')
  const [made, other] = [await approvedParticipant(server()), await draftParticipant(server())]
  expectRefusal(await read(made, other.token), 404, 'not_found')
  expectRefusal(await save(made, { ...data, version: 1 }, other.token), 404, 'not_found')
  expectRefusal(await server().call('GET', `/participants/${made.guid}/badge`), 401, 'unauthorized')
  const document = `/participants/${made.guid}/badge-document?locale=ru`
  expectRefusal(await server().call('GET', document, { token: other.token }), 404, 'not_found')
})

test('the document is a PDF of 96 by 134 mm', async () => {
  const made = await admittedParticipant(server())
  const answer = await server().call('GET', `/participants/${made.guid}/badge-document?locale=ru`, {
    token: made.token,
  })
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(answer.bytes.toString('latin1')) ?? []
  expect([Number(width), Number(height)].map(points => Math.round((points / 72) * 25.4))).toEqual([96, 134])
})
