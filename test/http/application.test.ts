import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail, DecisionPreview } from '#contract/organiser-application.ts'
import type { Participant } from '#contract/participant.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  finishedParticipant,
  must,
  paidParticipant,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
})

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
          name: 'Mariia Orlova',
          code: 'state_forbids',
          message: expect.stringMatching(/^Something has changed/),
        },
        { applicationGuid: unknown, code: 'not_found' },
      ],
    },
  })
  const [sms, email] = answer.body.kinds[0]?.messages ?? []
  expect(sms).toMatchObject({
    channel: 'sms',
    subject: null,
    text: {
      ru: expect.stringMatching(/до\s30\sянваря\s2026:/),
      en: expect.stringMatching(/by 30 January 2026:/),
    },
  })
  expect(email?.text.en).toMatch(/by 30\sJanuary\s2026\./)
  expect(email?.subject?.ru).toMatch(/[а-я]/)
  expect((await own(pending)).status).toBe('pending')
})

test('a preview of nobody has no message', async () => {
  const { body } = await server().call('POST', '/organizer/decisions/preview', {
    token,
    body: { applicationGuids: [randomUUID()], decision: 'approve', reason: null },
  })
  expect(body).toMatchObject({ willChange: 0, kinds: [] })
})

test('one application, whole, with its history', async () => {
  const made = await approvedParticipant(server())
  expect(await detail(made.applicationGuid)).toMatchObject({
    participantGuid: made.guid,
    name: 'Орлова Мария Сергеевна',
    latinName: 'Mariia Orlova',
    company: 'Лазоревый Банк',
    status: 'approved',
    hasPhotograph: true,
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
