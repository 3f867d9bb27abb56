import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail, DecisionPreview } from '#contract/organizer-application.ts'
import type { Participant } from '#contract/participant.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  decide,
  finishedParticipant,
  must,
  paidParticipant,
  rejectedParticipant,
  requiredConsents,
  type TestApplicant,
  textVersion,
} from '#test/factories/participant.ts'
import { type CallOptions, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
})

type Released = {
  batchGuid: string
  recallUntil: string
  results: {
    applicationGuid: string
    ok: boolean
    status: string | null
    code: string | null
    message: string | null
  }[]
}

function release(guids: string[], decision: string, reason: string | null = null, options: CallOptions = {}) {
  return server().call<Released>('POST', '/organizer/decisions', {
    token,
    body: { applicationGuids: guids, decision, reason },
    ...options,
  })
}

const detail = async (guid: string) =>
  await must<ApplicationDetail>(server(), 'GET', `/organizer/applications/${guid}`, { token })

const own = (made: TestApplicant) =>
  must<Participant>(server(), 'GET', `/participants/${made.guid}`, { token: made.token })

test('a preview tells what would change, what is refused and both messages, and changes nothing', async () => {
  const [pending, english, approved] = [
    await finishedParticipant(server()),
    await finishedParticipant(server(), { locale: 'en' }),
    await approvedParticipant(server()),
  ]
  const unknown = randomUUID()
  const answer = await server().call<DecisionPreview>('POST', '/organizer/decisions/preview', {
    token,
    locale: 'en',
    body: {
      applicationGuids: [pending.applicationGuid, english.applicationGuid, approved.applicationGuid, unknown],
      decision: 'approve',
      reason: null,
    },
  })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      willChange: 2,
      recallMinutes: 10,
      refused: [
        {
          applicationGuid: approved.applicationGuid,
          name: 'Орлова Мария Сергеевна',
          code: 'state_forbids',
          message: expect.stringMatching(/^This cannot/),
        },
        { applicationGuid: unknown, code: 'not_found' },
      ],
    },
  })
  const [sms, email] = answer.body.messages
  expect(sms).toMatchObject({
    channel: 'sms',
    subject: null,
    text: { ru: expect.stringMatching(/до 30\.01\.2026/), en: expect.stringMatching(/by 30\.01\.2026/) },
  })
  expect(email?.text.en).toContain('30.01.2026')
  expect(email?.subject?.ru).toMatch(/[а-я]/)
  expect((await own(pending)).status).toBe('pending')
})

test('a preview of nobody has no message', async () => {
  const { body } = await server().call('POST', '/organizer/decisions/preview', {
    token,
    body: { applicationGuids: [randomUUID()], decision: 'approve', reason: null },
  })
  expect(body).toMatchObject({ willChange: 0, messages: [] })
})

test('an approval counts at once, and is told after the recall window', async () => {
  const made = await finishedParticipant(server())
  await server().deliver()
  const answer = await release([made.applicationGuid], 'approve')
  expect(answer).toMatchObject({
    status: 200,
    body: { results: [{ ok: true, status: 'approved', code: null }] },
  })
  expect(Date.parse(answer.body.recallUntil) - server().services.clock.wall().getTime()).toBe(600_000)
  expect(await own(made)).toMatchObject({ status: 'approved', statusId: 60 })
  const before = (await server().outbox(made.phone)).length
  server().advance(599_000)
  await server().deliver()
  expect(await server().outbox(made.phone)).toHaveLength(before)
  server().advance(1000)
  await server().deliver()
  const [sms, ...older] = await server().outbox(made.phone)
  expect(older).toHaveLength(before)
  expect(sms?.text).toMatch(/одобрена/i)
  expect(await server().outbox(made.email)).toHaveLength(2)
})

test('in bulk each row has its own result, and messages leave for the ones that changed', async () => {
  const [first, second, third] = [
    await finishedParticipant(server()),
    await approvedParticipant(server()),
    await finishedParticipant(server()),
  ]
  server().advance(600_000)
  await server().deliver()
  const told = (await server().outbox(second.email)).length
  const unknown = randomUUID()
  const guids = [first, second, third].map(made => made.applicationGuid)
  const answer = await release([...guids, unknown, guids[0] ?? ''], 'reject', 'Квота компании исчерпана', {
    locale: 'en',
  })
  expect(answer.body.results).toEqual([
    { applicationGuid: guids[0], ok: true, status: 'rejected', code: null, message: null },
    {
      applicationGuid: guids[1],
      ok: false,
      status: null,
      code: 'state_forbids',
      message: expect.stringMatching(/^This cannot/),
    },
    { applicationGuid: guids[2], ok: true, status: 'rejected', code: null, message: null },
    { applicationGuid: unknown, ok: false, status: null, code: 'not_found', message: expect.any(String) },
  ])
  server().advance(600_000)
  await server().deliver()
  const [letter] = await server().outbox(first.email)
  expect(letter?.text).toContain('Квота компании исчерпана')
  expect(await server().outbox(second.email)).toHaveLength(told)
})

test('the same decision with the same key is made once', async () => {
  const made = await finishedParticipant(server())
  const idempotencyKey = randomUUID()
  const first = await release([made.applicationGuid], 'approve', null, { idempotencyKey })
  const again = await release([made.applicationGuid], 'approve', null, { idempotencyKey })
  expect(again.body).toEqual(first.body)
  expectRefusal(
    await release([made.applicationGuid], 'reject', 'Нет', { idempotencyKey }),
    422,
    'idempotency_key_reused',
  )
})

test.each([2, 20])('%i organisers at once decide one application once', async count => {
  const made = await finishedParticipant(server())
  const decisions = ['approve', 'reject', 'requestInformation'] as const
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      release([made.applicationGuid], decisions[index % 3] ?? 'approve', 'Причина'),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(200))
  const results = answers.flatMap(({ body }) => body.results)
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.filter(({ code }) => code === 'state_forbids')).toHaveLength(count - 1)
  const { history, status } = await detail(made.applicationGuid)
  expect(status).toBe(results.find(({ ok }) => ok)?.status)
  expect(history.filter(({ from, to }) => from === 'pending' && to === status)).toHaveLength(1)
})

test('two bulks over the same people in opposite order both end', async () => {
  const people = [
    await finishedParticipant(server()),
    await finishedParticipant(server()),
    await finishedParticipant(server()),
  ]
  const guids = people.map(made => made.applicationGuid)
  const [there, back] = await Promise.all([
    release(guids, 'approve'),
    release([...guids].reverse(), 'reject', 'Нет мест'),
  ])
  const won = [...there.body.results, ...back.body.results].filter(({ ok }) => ok)
  expect(won.map(({ applicationGuid }) => applicationGuid).sort()).toEqual([...guids].sort())
})

test('a rejection and a request need their reason; the list and the decision are checked', async () => {
  const made = await finishedParticipant(server())
  for (const decision of ['reject', 'requestInformation'])
    for (const reason of [null, '', '   '])
      expectRefusal(await release([made.applicationGuid], decision, reason), 422, 'reason_required', {
        reason: 'reason_required',
      })
  expectRefusal(await release([made.applicationGuid], 'reject', 'ы'.repeat(1001)), 422, 'too_long', {
    reason: 'too_long',
  })
  expectRefusal(await release([], 'approve'), 422, 'required', { applicationGuids: 'required' })
  expectRefusal(await release(['1'], 'approve'), 404, 'not_found')
  expectRefusal(await release([made.applicationGuid], 'cancel'), 422, 'value_invalid', {
    decision: 'value_invalid',
  })
  expect((await own(made)).status).toBe('pending')
})

test('only the committee and the admin decide', async () => {
  const made = await finishedParticipant(server())
  for (const role of ['finance', 'security', 'support', 'content', 'logistics', 'gate'] as const)
    expectRefusal(
      await release([made.applicationGuid], 'approve', null, { token: await organiserToken(server(), role) }),
      403,
      'forbidden',
    )
  expectRefusal(
    await release([made.applicationGuid], 'approve', null, { token: made.token }),
    403,
    'forbidden',
  )
  const admin = await release([made.applicationGuid], 'approve', null, {
    token: await organiserToken(server(), 'admin'),
  })
  expect(admin.body.results[0]?.ok).toBe(true)
})

test('a reopened application is under review again', async () => {
  const made = await rejectedParticipant(server())
  const { body } = await release([made.applicationGuid], 'reopen')
  expect(body.results).toMatchObject([{ ok: true, status: 'pending' }])
  expect(await own(made)).toMatchObject({ status: 'pending' })
  server().advance(600_000)
  await server().deliver()
  expect((await server().outbox(made.phone))[0]?.text).toMatch(/снова рассматривает/)
})

test('more information: the form reopens with what was typed and what is asked, and is finished again', async () => {
  const made = await finishedParticipant(server())
  await decide(server(), [made.applicationGuid], 'requestInformation', 'Уточните должность')
  const draft = await own(made)
  expect(draft).toMatchObject({
    status: 'draft',
    statusId: 5,
    informationRequest: 'Уточните должность',
    person: { firstName: 'Мария', position: 'Руководитель службы информационной безопасности' },
    company: { inn: '7799001175' },
  })
  expect(draft.photoFileGuid).not.toBeNull()
  const { token: owner, guid } = made
  await must(server(), 'PATCH', `/participants/${guid}`, {
    token: owner,
    body: { version: draft.version, person: { position: 'Директор по информационной безопасности' } },
  })
  const finished = await must<Participant>(server(), 'POST', `/participants/${guid}/finish`, {
    token: owner,
    body: { consents: requiredConsents, textVersion },
  })
  expect(finished).toMatchObject({
    status: 'pending',
    informationRequest: null,
    person: { position: 'Директор по информационной безопасности' },
    consents: ['badgePhotograph', 'processing'],
  })
})

test('one application, whole, with its history', async () => {
  const made = await approvedParticipant(server())
  expect(await detail(made.applicationGuid)).toMatchObject({
    participantGuid: made.guid,
    name: 'Орлова Мария Сергеевна',
    latinName: 'Mariia Orlova',
    company: 'Лазоревый Банк',
    status: 'approved',
    hasPhoto: true,
    person: { email: made.email, phone: made.phone },
    open: [{ reason: 'passport_not_given' }, { reason: 'payment_due', who: 'participant', by: '2026-01-30' }],
    recallable: { batchGuid: expect.any(String) },
    history: [
      { actor: 'Герман Остроухов', action: 'approve', from: 'pending', to: 'approved' },
      { actor: 'participant', action: 'finish', from: 'draft', to: 'pending' },
      { action: 'uploadPhotograph' },
      { actor: 'participant', action: 'create', from: null, to: 'draft' },
    ],
  })
  expectRefusal(
    await server().call('GET', `/organizer/applications/${randomUUID()}`, { token }),
    404,
    'not_found',
  )
})

test('a payment is waived with a reason, while nothing is paid', async () => {
  const made = await approvedParticipant(server())
  const waive = (guid: string, body: object, as = token) =>
    server().call<ApplicationDetail>('POST', `/organizer/applications/${guid}/waive-payment`, {
      token: as,
      body,
    })
  for (const body of [{}, { reason: ' ' }])
    expectRefusal(await waive(made.applicationGuid, body), 422, 'reason_required', {
      reason: 'reason_required',
    })
  expectRefusal(
    await waive(made.applicationGuid, { reason: 'Докладчик' }, await organiserToken(server(), 'finance')),
    403,
    'forbidden',
  )
  expect(await waive(made.applicationGuid, { reason: 'Докладчик' })).toMatchObject({
    status: 200,
    body: { payment: 'noPaymentRequired' },
  })
  expectRefusal(await waive(made.applicationGuid, { reason: 'Докладчик' }), 409, 'state_forbids')
  const paid = await paidParticipant(server())
  expectRefusal(await waive(paid.applicationGuid, { reason: 'Поздно' }), 409, 'state_forbids')
})
