import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Participant } from '#contract/participant.ts'
import {
  approvedParticipant,
  draftParticipant,
  emptyParticipant,
  finishedParticipant,
  paidParticipant,
  startCardPayment,
} from '#test/factories/participant.ts'
import { type CallOptions, type Method, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const myself = { registrationType: 'myself', role: 'participant', locale: 'ru' }

function create(token: string, body: object = myself, options: CallOptions = {}) {
  return server().call<Participant>('POST', '/participants', { token, body, ...options })
}

function save(made: { guid: string; token: string }, body: object) {
  return server().call<{ version: number }>('PATCH', `/participants/${made.guid}`, {
    token: made.token,
    body,
  })
}

test('an application begins as a draft with the phone of the account', async () => {
  const { token, phone } = await server().logIn(server().nextPhone())
  const answer = await create(token)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      primary: true,
      status: 'draft',
      statusId: 5,
      payment: 'unpaid',
      step: 'personal',
      version: 1,
      consents: [],
    },
  })
  expect(answer.body.person.phone).toBe(phone)
})

test('a phone has one application of its own, and its person is told which field is taken', async () => {
  const made = await emptyParticipant(server())
  const answer = await create(made.token, myself, { locale: 'en' })
  expectRefusal(answer, 409, 'phone_used', { phone: 'phone_used' })
  expect(answer.body).toMatchObject({ message: 'Phone number already used, please provide another one' })
})

test('of twenty applications of one phone at once, one is made', async () => {
  const { token } = await server().logIn(server().nextPhone())
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  const session = await server().call<{ users: unknown[] }>('GET', '/session', { token })
  expect(session.body.users).toHaveLength(1)
})

test('a group is not begun as a person is', async () => {
  const made = await emptyParticipant(server())
  expectRefusal(await create(made.token, { ...myself, registrationType: 'group' }), 422, 'value_invalid', {
    registrationType: 'value_invalid',
  })
})

test('a creation needs its idempotency key, a known type and no unknown field', async () => {
  const { token } = await server().logIn(server().nextPhone())
  expectRefusal(await create(token, myself, { idempotencyKey: null }), 400, 'idempotency_key_required')
  expectRefusal(await create(token, myself, { idempotencyKey: 'short' }), 400, 'idempotency_key_required')
  expectRefusal(await create(token, { ...myself, registrationType: 'robot' }), 422, 'value_invalid', {
    registrationType: 'value_invalid',
  })
  expectRefusal(await create(token, { ...myself, role: 'coordinator' }), 422, 'value_invalid', {
    role: 'value_invalid',
  })
  expectRefusal(await create(token, {}), 422, 'required', { registrationType: 'required' })
  expectRefusal(await create(token, { registrationType: 'myself' }), 422, 'required', { locale: 'required' })
  expectRefusal(await create(token, { ...myself, status: 'approved' }), 422, 'unknown_field', {
    status: 'unknown_field',
  })
})

test('what was typed is kept as it was typed, right or wrong', async () => {
  const made = await emptyParticipant(server())
  const typed = { firstName: 'Latin', email: 'no address', birthDate: '31.02.2020', position: '  ' }
  const saved = await save(made, {
    version: 1,
    step: 'company',
    person: typed,
    company: { inn: '12', hasInn: true },
  })
  expect(saved).toMatchObject({ status: 200, body: { version: 2 } })
  const read = await server().call<Participant>('GET', `/participants/${made.guid}`, { token: made.token })
  expect(read.body).toMatchObject({ version: 2, step: 'company', person: typed, company: { inn: '12' } })
})

test('a save on an older version is told so, and changes nothing', async () => {
  const made = await emptyParticipant(server())
  await save(made, { version: 1, person: { firstName: 'Первая' } })
  expectRefusal(await save(made, { version: 1, person: { firstName: 'Вторая' } }), 409, 'changed_meanwhile')
  const read = await server().call<Participant>('GET', `/participants/${made.guid}`, { token: made.token })
  expect(read.body.person.firstName).toBe('Первая')
})

test('of twenty saves of one version at once, one is kept', async () => {
  const made = await emptyParticipant(server())
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      save(made, { version: 1, person: { position: `Должность ${index}` } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
})

test('the phone that a code has proved cannot be typed over', async () => {
  const made = await emptyParticipant(server())
  await save(made, { version: 1, person: { phone: '+79990000000' } })
  const read = await server().call<Participant>('GET', `/participants/${made.guid}`, { token: made.token })
  expect(read.body.person.phone).toBe(made.phone)
})

test('texts that the database cannot hold are refused before it sees them', async () => {
  const made = await emptyParticipant(server())
  for (const firstName of ['a\0b', 'a\ud800b'])
    expectRefusal(await save(made, { version: 1, person: { firstName } }), 400, 'malformed_request')
  expectRefusal(await save(made, { version: 1, person: { firstName: 'a\u0007b' } }), 422, 'value_invalid', {
    'person.firstName': 'value_invalid',
  })
  expectRefusal(await save(made, { version: 1, person: { firstName: 'ы'.repeat(101) } }), 422, 'too_long', {
    'person.firstName': 'too_long',
  })
})

test('what is not JSON, too much, or of another type is refused as such', async () => {
  const made = await emptyParticipant(server())
  const send = (body: string, type = 'application/json') =>
    server().call('PATCH', `/participants/${made.guid}`, {
      token: made.token,
      body,
      headers: { 'content-type': type },
    })
  for (const body of ['{', '[]', '"text"', '', '{"version":1,"__proto__":{"a":1}}'])
    expectRefusal(await send(body), 400, 'malformed_request')
  expectRefusal(await send('<a/>', 'application/xml'), 415, 'media_type_unsupported')
  expectRefusal(
    await send(JSON.stringify({ version: 1, person: { position: 'ы'.repeat(40_000) } })),
    413,
    'body_too_large',
  )
})

test('a type is not bent: numbers and booleans stay what they are', async () => {
  const made = await emptyParticipant(server())
  expectRefusal(await save(made, { version: '1' }), 422, 'value_invalid', { version: 'value_invalid' })
  expectRefusal(
    await save(made, { version: 1, person: { noMiddleName: 'true', firstName: 5 } }),
    422,
    'fields_invalid',
    {
      'person.noMiddleName': 'value_invalid',
      'person.firstName': 'value_invalid',
    },
  )
  expectRefusal(
    await save(made, { version: 1, person: { isAdmin: true }, company: { owner: 1 } }),
    422,
    'fields_invalid',
    {
      'person.isAdmin': 'unknown_field',
      'company.owner': 'unknown_field',
    },
  )
})

test('somebody else’s participant is not there', async () => {
  const [made, stranger] = [await draftParticipant(server()), await emptyParticipant(server())]
  const calls: [Method, string, object?][] = [
    ['GET', ''],
    ['PATCH', '', { version: 1, person: { firstName: 'Чужая' } }],
    ['POST', '/finish', { consents: [], textVersion: 'x' }],
    ['POST', '/cancel', {}],
    ['GET', '/dashboard'],
    ['GET', '/payment'],
    ['GET', '/passport'],
    ['DELETE', '/photograph'],
  ]
  for (const guid of [made.guid, randomUUID(), 'no-guid', '1'])
    for (const [method, path, body] of calls)
      expectRefusal(
        await server().call(method, `/participants/${guid}${path}`, { token: stranger.token, body }),
        404,
        'not_found',
      )
  const untouched = await server().call<Participant>('GET', `/participants/${made.guid}`, {
    token: made.token,
  })
  expect(untouched.body).toMatchObject({
    status: 'draft',
    version: made.version,
    person: { firstName: 'Мария' },
  })
  expect(untouched.body.photographFileGuid).not.toBeNull()
})

test('a finished form is closed to changes', async () => {
  const made = await finishedParticipant(server())
  expectRefusal(
    await save(made, { version: made.version + 1, person: { firstName: 'Анна' } }),
    409,
    'state_forbids',
  )
})

const cancel = (made: { guid: string; token: string }) =>
  server().call<Participant>('POST', `/participants/${made.guid}/cancel`, {
    token: made.token,
    body: { reason: 'Планы изменились' },
  })

test('a withdrawn application is told, leaves the lists, and makes room for another', async () => {
  const made = await finishedParticipant(server())
  expect(await cancel(made)).toMatchObject({ status: 200, body: { status: 'cancelled', statusId: -10 } })
  await server().deliver()
  const [sms] = await server().outbox(made.phone)
  expect(sms?.text).toMatch(/отозвана|отменена/)
  expectRefusal(await cancel(made), 409, 'state_forbids')
  const session = await server().call<{ users: unknown[] }>('GET', '/session', { token: made.token })
  expect(session.body.users).toEqual([])
  const again = await create(made.token)
  expect(again).toMatchObject({ status: 200, body: { status: 'draft', primary: true } })
  expect(again.body.guid).not.toBe(made.guid)
})

test('a draft goes without a message', async () => {
  const made = await emptyParticipant(server())
  const before = await server().outbox(made.phone)
  expect((await cancel(made)).status).toBe(200)
  await server().deliver()
  expect(await server().outbox(made.phone)).toEqual(before)
})

test('whoever withdraws while an approval waits to be told is not told to pay', async () => {
  const made = await approvedParticipant(server())
  await cancel(made)
  server().advance(600_000)
  await server().deliver()
  const texts = (await server().outbox(made.phone)).map(({ text }) => text)
  expect(texts.filter(text => /одобрена/.test(text))).toEqual([])
  expect(texts[0]).toMatch(/отозвана|отменена/)
})

test('of twenty withdrawals at once, one is made', async () => {
  const made = await finishedParticipant(server())
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(made)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
})

test('with money under way or taken, the payment has to end first', async () => {
  const paying = await approvedParticipant(server())
  await startCardPayment(server(), paying)
  expectRefusal(await cancel(paying), 409, 'payment_in_progress')
  expectRefusal(await cancel(await paidParticipant(server())), 409, 'refund_first')
})

test('the dashboard answers: may I enter, what must I do, when', async () => {
  const made = await finishedParticipant(server())
  const answer = await server().call('GET', `/participants/${made.guid}/dashboard`, { token: made.token })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      firstName: 'Мария',
      countdown: { state: 'before', months: 5 },
      verdict: {
        mayEnter: false,
        open: [
          { reason: 'review_awaited', who: 'committee', by: null },
          { reason: 'passport_not_given', who: 'participant', by: '2026-02-06' },
        ],
      },
      checklist: [
        { item: 'passport', done: false, available: true },
        { item: 'payment', done: false, available: false },
        { item: 'transfer', done: false },
        { item: 'verification', done: false, available: false },
      ],
    },
  })
})
