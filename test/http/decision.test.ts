import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail, DecisionPreview } from '#contract/organiser-application.ts'
import type { Participant } from '#contract/participant.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  decide,
  finishedParticipant,
  must,
  rejectedParticipant,
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
    faster: { name: string; status: string } | null
  }[]
}

function release(guids: string[], decision: string, reason: string | null = null, options: CallOptions = {}) {
  return server().call<Released>('POST', '/organizer/decisions', {
    token,
    body: { applicationGuids: guids, decision, reason: reason === null ? null : { ru: reason, en: reason } },
    ...options,
  })
}

const detail = async (guid: string) =>
  await must<ApplicationDetail>(server(), 'GET', `/organizer/applications/${guid}`, { token })

const own = (made: TestApplicant) =>
  must<Participant>(server(), 'GET', `/participants/${made.guid}`, { token: made.token })

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
  const preview = await server().call<DecisionPreview>('POST', '/organizer/decisions/preview', {
    token,
    body: { applicationGuids: guids, decision: 'reject', reason: { ru: 'Нет мест', en: 'No places' } },
  })
  expect(preview.body.refused).toMatchObject([
    { applicationGuid: guids[1], faster: { name: expect.any(String), status: 'approved' } },
  ])
  const answer = await release([...guids, unknown, guids[0] ?? ''], 'reject', 'Квота компании исчерпана', {
    locale: 'en',
  })
  expect(answer.body.results).toEqual([
    { applicationGuid: guids[0], ok: true, status: 'rejected', code: null, message: null, faster: null },
    {
      applicationGuid: guids[1],
      ok: false,
      status: null,
      code: 'state_forbids',
      message: expect.stringMatching(/^Something has changed/),
      faster: { name: expect.any(String), status: 'approved' },
    },
    { applicationGuid: guids[2], ok: true, status: 'rejected', code: null, message: null, faster: null },
    {
      applicationGuid: unknown,
      ok: false,
      status: null,
      code: 'not_found',
      message: expect.any(String),
      faster: null,
    },
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
  const late = results.filter(({ code }) => code === 'state_forbids')
  expect(late).toHaveLength(count - 1)
  const { history, status } = await detail(made.applicationGuid)
  expect(status).toBe(results.find(({ ok }) => ok)?.status)
  // Whoever came too late is told by whom and to what.
  for (const { faster } of late) expect(faster).toEqual({ name: expect.stringMatching(/\S+ \S+/), status })
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
  for (const decision of ['reject', 'requestInformation', 'returnToReview', 'cancel'])
    for (const reason of [null, '', '   '])
      expectRefusal(await release([made.applicationGuid], decision, reason), 422, 'reason_required', {
        reason: 'reason_required',
      })
  expectRefusal(await release([made.applicationGuid], 'reject', 'ы'.repeat(1001)), 422, 'fields_invalid', {
    'reason.ru': 'too_long',
    'reason.en': 'too_long',
  })
  expectRefusal(await release([], 'approve'), 422, 'required', { applicationGuids: 'required' })
  expectRefusal(await release(['1'], 'approve'), 404, 'not_found')
  expectRefusal(await release([made.applicationGuid], 'erase'), 422, 'value_invalid', {
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

test('a preview shows each kind of text once, in both languages, with its readers', async () => {
  const people = [await finishedParticipant(server()), await finishedParticipant(server())]
  const { body } = await server().call<DecisionPreview>('POST', '/organizer/decisions/preview', {
    token,
    body: {
      applicationGuids: people.map(made => made.applicationGuid),
      decision: 'reject',
      reason: { ru: 'Мест больше нет', en: 'There are no places left' },
    },
  })
  expect(body).toMatchObject({ willChange: 2, waivable: 0, refused: [] })
  expect(body.kinds).toEqual([
    {
      name: 'rejected',
      readers: { ru: 2, en: 0 },
      messages: [
        {
          channel: 'sms',
          subject: null,
          text: { ru: expect.stringMatching(/отклон/i), en: expect.stringMatching(/declin|reject/i) },
        },
        {
          channel: 'email',
          subject: { ru: expect.stringMatching(/[А-я]/), en: expect.stringMatching(/[A-z]/) },
          text: {
            ru: expect.stringContaining('Мест больше нет'),
            en: expect.stringContaining('There are no places left'),
          },
        },
      ],
    },
  ])
})

test('a cursor that is no place in the list begins it anew', async () => {
  await decide(server(), [(await finishedParticipant(server())).applicationGuid], 'approve')
  const first = await must<{ items: unknown[] }>(server(), 'GET', '/organizer/decisions', { token })
  const cursor = Buffer.from(JSON.stringify(['yesterday', randomUUID()])).toString('base64url')
  const again = await must<{ items: unknown[] }>(server(), 'GET', `/organizer/decisions?cursor=${cursor}`, {
    token,
  })
  expect(first.items.length).toBeGreaterThan(0)
  expect(again.items).toEqual(first.items)
})

test('a reopened application is under review again', async () => {
  const made = await rejectedParticipant(server())
  server().advance(600_000)
  await server().deliver()
  const { body } = await release([made.applicationGuid], 'reopen')
  // There is nothing to recall.
  expect(Date.parse(body.recallUntil)).toBe(server().services.clock.wall().getTime())
  expect(body.results).toMatchObject([{ ok: true, status: 'pending' }])
  expect(await own(made)).toMatchObject({ status: 'pending' })
  await server().deliver()
  expect((await server().outbox(made.phone))[0]?.text).toMatch(/снова рассматривает/)
})

test('a rejection that was reopened before it had been told is never told', async () => {
  const made = await rejectedParticipant(server())
  await release([made.applicationGuid], 'reopen')
  server().advance(600_000)
  await server().deliver()
  expect((await server().outbox(made.phone)).map(sent => sent.text).join()).not.toMatch(/отклонил|снова/)
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
  expect(draft.photographFileGuid).not.toBeNull()
  const { token: owner, guid } = made
  await must(server(), 'PATCH', `/participants/${guid}`, {
    token: owner,
    body: { version: draft.version, person: { position: 'Директор по информационной безопасности' } },
  })
  const finished = await must<Participant>(server(), 'POST', `/participants/${guid}/finish`, {
    token: owner,
    // The consents of the first sending stand.
    body: { consents: [], textVersion },
  })
  expect(finished).toMatchObject({
    status: 'pending',
    informationRequest: null,
    person: { position: 'Директор по информационной безопасности' },
    consents: ['badgePhotograph', 'processing'],
  })
})
