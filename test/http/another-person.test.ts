import { expect, test } from 'vitest'
import type { SessionLists } from '#contract/auth.ts'
import type { Participant } from '#contract/participant.ts'
import {
  emptyParticipant,
  finishedParticipant,
  must,
  requiredConsents,
  textVersion,
  uploadPhotograph,
} from '#test/factories/participant.ts'
import {
  draftForAnother,
  newestLink,
  type RegisteredPerson,
  registrant,
  send,
  tokenIn,
  unconfirmedPerson,
} from '#test/factories/registered-person.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal, fieldsOf } from './expect-refusal.ts'

const server = useTestServer()

const session = (token: string) => must<SessionLists>(server(), 'GET', '/session', { token })

function resend(made: RegisteredPerson, phone?: string, token = made.token) {
  return server().call<{ sentAt: string; expiresAt: string }>(
    'POST',
    `/participants/${made.guid}/confirmation/resend`,
    { token, body: phone ? { phone } : {} },
  )
}

test('a draft for another person stands with whoever fills it in, and proposes to manage it', async () => {
  const made = await draftForAnother(server())
  const { users } = await session(made.token)
  expect(users).toMatchObject([{ guid: made.guid, primary: false, sections: [], status: 'draft' }])
  const proposals = await server()
    .database.selectFrom('assistant')
    .selectAll()
    .where('participantGuid', '=', made.guid)
    .execute()
  expect(proposals).toMatchObject([
    {
      ...registrant,
      sections: ['profile', 'passport', 'payment', 'transfer', 'chat'],
      grantedAt: null,
      withdrawnAt: null,
    },
  ])
  // A suggestion only opens the form; it saves nothing.
  expectRefusal(
    await server().call('GET', `/participants/${made.guid}/dashboard`, { token: made.token }),
    404,
    'not_found',
  )
})

test('the form of a colleague begins with the organisation of whoever registers, and in Russian with Russia', async () => {
  const own = await finishedParticipant(server())
  const start = (locale: 'ru' | 'en') =>
    must<Participant>(server(), 'POST', '/participants', {
      token: own.token,
      body: { registrationType: 'another', role: 'participant', locale, registrant },
    })
  const { company } = await must<Participant>(server(), 'GET', `/participants/${own.guid}`, {
    token: own.token,
  })
  expect(company.name).not.toBeNull()
  const made = await start('ru')
  expect(made.company).toEqual(company)
  expect(made.person).toMatchObject({ citizenship: 'RU', country: 'RU', lastName: null, phone: null })
  expect((await start('en')).person).toMatchObject({ citizenship: null, country: null })
})

test('one account fills in several at once, beside its own', async () => {
  const own = await emptyParticipant(server())
  const { token } = own
  const account = await session(token)
  for (let made = 0; made < 3; made += 1)
    await draftForAnother(server(), { by: { ...account, token, accessToken: token, expiresAt: '' } })
  const { users } = await session(token)
  expect(users.map(({ primary }) => primary)).toEqual([true, false, false, false])
})

test.each<[string, object, Record<string, string>]>([
  ['without a word about oneself', {}, { registrant: 'required' }],
  [
    'with an e-mail that is none',
    { registrant: { ...registrant, email: 'vetrova@' } },
    { 'registrant.email': 'email_format' },
  ],
  ['without a name', { registrant: { ...registrant, name: ' ' } }, { 'registrant.name': 'required' }],
  ['with a field that nobody knows', { registrant, phone: '+79160000000' }, { phone: 'unknown_field' }],
])('it is not begun %s', async (_what, body, fields) => {
  const { token } = await server().logIn(server().nextPhone(), 'signup')
  const answer = await server().call('POST', '/participants', {
    token,
    body: { registrationType: 'another', locale: 'ru', ...body },
  })
  expect(answer.status).toBe(422)
  expect(fieldsOf(answer)).toEqual(fields)
})

test('sent, it waits for the person, who gets a link of 48 hours by SMS alone', async () => {
  const made = await draftForAnother(server())
  const answer = await send(server(), made)
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'unconfirmed', statusId: 10, submittedAt: null },
  })
  const link = await newestLink(server(), made.phone)
  const [sms] = await server().outbox(made.phone)
  expect(sms?.text).toBe(
    `Ольга Ветрова: за вас заполнена заявка на форум «Кибербезопасность в финансах». Проверьте данные и подтвердите участие в течение 48 часов: http://forum.example/signup/confirm/${link}`,
  )
  expect(await server().outbox(made.email)).toEqual([])
  const [row] = await server().database.selectFrom('confirmationLink').selectAll().execute()
  expect(row?.expiresAt.toISOString()).toBe('2025-09-17T07:00:00.000Z')
  expect(row?.tokenHash).toHaveLength(32)
  const { users } = await session(made.token)
  expect(users).toMatchObject([{ guid: made.guid, primary: false, status: 'unconfirmed' }])
})

test('whoever reads English gets the link in English', async () => {
  const made = await unconfirmedPerson(server(), { locale: 'en' })
  const [sms] = await server().outbox(made.phone)
  expect(sms?.text).toBe(
    `Olga Vetrova has filled in an application to Cybersecurity in Finance for you. Check the details and confirm within 48 hours: http://forum.example/en/signup/confirm/${made.link}`,
  )
})

test('the photograph may be left to the person, everything else is judged as one’s own form is', async () => {
  const made = await draftForAnother(server(), {
    person: { firstName: 'Maria', phone: '+7 495 000' },
    company: { inn: '1' },
  })
  expectRefusal(await send(server(), made), 422, 'fields_invalid', {
    'person.firstName': 'only_cyrillic',
    'person.phone': 'phone_format',
    'company.inn': 'inn_length',
  })
})

test('whoever fills it in may add the photograph', async () => {
  const made = await draftForAnother(server())
  const { fileGuid } = await uploadPhotograph(server(), made)
  const file = await server().call('GET', `/file/${fileGuid}`, { token: made.token })
  expect(file.status).toBe(200)
  expect(await send(server(), made)).toMatchObject({ status: 200, body: { photographFileGuid: fileGuid } })
})

test('nobody consents for another adult', async () => {
  const made = await draftForAnother(server())
  const answer = await server().call('POST', `/participants/${made.guid}/finish`, {
    token: made.token,
    body: { consents: requiredConsents, textVersion },
  })
  expectRefusal(answer, 422, 'value_invalid', { consents: 'value_invalid' })
})

test('the number is the person’s own, and of nobody who has applied', async () => {
  const account = await server().logIn(server().nextPhone(), 'signup')
  const mine = await draftForAnother(server(), { by: account, phone: account.phone })
  expectRefusal(await send(server(), mine), 422, 'phone_own', { 'person.phone': 'phone_own' })
  const taken = await emptyParticipant(server())
  const theirs = await draftForAnother(server(), { phone: taken.phone })
  expectRefusal(await send(server(), theirs), 409, 'phone_used', { 'person.phone': 'phone_used' })
  // After the refusal it is still a draft.
  expect(await session(theirs.token)).toMatchObject({ users: [{ status: 'draft', primary: false }] })
})

test('of twenty who send the same number at once, one is let', async () => {
  const phone = server().nextPhone()
  const drafts: RegisteredPerson[] = []
  for (let index = 0; index < 20; index += 1) drafts.push(await draftForAnother(server(), { phone }))
  const answers = await Promise.all(drafts.map(draft => send(server(), draft)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  await server().deliver()
  expect((await server().outbox(phone)).filter(({ text }) => tokenIn(text))).toHaveLength(1)
})

test('of twenty sendings of one draft at once, one goes out', async () => {
  const made = await draftForAnother(server())
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(server(), made)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  await server().deliver()
  expect(await server().outbox(made.phone)).toHaveLength(1)
})

test('a stranger finds none of it', async () => {
  const made = await unconfirmedPerson(server())
  const { token } = await server().logIn(server().nextPhone(), 'signup')
  const calls = [
    await server().call('GET', `/participants/${made.guid}`, { token }),
    await server().call('PATCH', `/participants/${made.guid}`, { token, body: { version: made.version } }),
    await send(server(), { ...made, token }),
    await resend(made, undefined, token),
    await server().call('GET', `/participants/${made.guid}/confirmation`, { token }),
  ]
  for (const answer of calls) expectRefusal(answer, 404, 'not_found')
  expectRefusal(
    await server().call('POST', `/participants/${made.guid}/confirmation/resend`, { body: {} }),
    401,
    'unauthorized',
  )
})

test('what was sent is read, and no longer changed, by whoever filled it in', async () => {
  const made = await unconfirmedPerson(server())
  const path = `/participants/${made.guid}`
  const { body } = await server().call<Participant>('GET', path, { token: made.token })
  expect(body).toMatchObject({ status: 'unconfirmed', primary: true, person: { phone: made.phone } })
  expectRefusal(
    await server().call('PATCH', path, {
      token: made.token,
      body: { version: body.version, person: { firstName: 'Ирина' } },
    }),
    409,
    'state_forbids',
  )
})

test('a link is sent again after ten minutes, and the old one is dead at once', async () => {
  const made = await unconfirmedPerson(server())
  const early = await resend(made)
  expectRefusal(early, 409, 'link_sent_recently')
  expect(early.headers['retry-after']).toBe('600')
  server().advance(600_000)
  const answer = await resend(made)
  expect(answer.status).toBe(200)
  expect(Date.parse(answer.body.expiresAt) - Date.parse(answer.body.sentAt)).toBe(48 * 3_600_000)
  const link = await newestLink(server(), made.phone)
  expect(link).not.toBe(made.link)
  expectRefusal(await server().call('GET', `/users/confirm/${made.link}`), 409, 'confirmation_expired')
  expect((await server().call('GET', `/users/confirm/${link}`)).status).toBe(200)
})

test('until when the link works stands with whoever sent it, and not with the person', async () => {
  const now = server().services.clock.now().getTime()
  const made = await unconfirmedPerson(server())
  const afterTwoDays = (milliseconds: number) => new Date(now + milliseconds + 48 * 3_600_000).toISOString()
  const until = afterTwoDays(0)
  expect((await session(made.token)).users).toMatchObject([{ guid: made.guid, linkExpiresAt: until }])
  const again = await server().logIn(made.registrant.phone)
  expect(again.users).toMatchObject([{ linkExpiresAt: until }])
  expect((await server().logIn(made.phone)).users).toMatchObject([{ primary: true, linkExpiresAt: null }])
  server().advance(600_000)
  await resend(made)
  expect((await session(made.token)).users).toMatchObject([{ linkExpiresAt: afterTwoDays(600_000) }])
})

test('whoever sends again after the person has confirmed is told so; a stranger is not', async () => {
  const made = await unconfirmedPerson(server())
  await must(server(), 'POST', `/users/confirm/${made.link}`, {
    body: {
      ...{ action: 'confirm', version: made.version, person: {}, company: {}, media: {} },
      ...{ consents: [...requiredConsents], textVersion, sections: [] },
    },
  })
  server().advance(600_000)
  expectRefusal(await resend(made), 409, 'confirmed_already')
  const { token } = await server().logIn(server().nextPhone(), 'signup')
  expectRefusal(await resend(made, undefined, token), 404, 'not_found')
})

test('five links go out in a day, to whatever number', async () => {
  const made = await unconfirmedPerson(server())
  for (let sent = 1; sent < 5; sent += 1) {
    server().advance(600_000)
    expect((await resend(made)).status).toBe(200)
  }
  server().advance(600_000)
  expectRefusal(await resend(made), 409, 'link_sent_recently')
  expectRefusal(await resend(made, server().nextPhone()), 409, 'link_sent_recently')
  server().advance(24 * 3_600_000 - 5 * 600_000)
  const { token } = await server().logIn(made.registrant.phone)
  expect((await resend(made, undefined, token)).status).toBe(200)
})

test('of twenty who send again at once, one link goes out', async () => {
  const made = await unconfirmedPerson(server())
  server().advance(600_000)
  const answers = await Promise.all(Array.from({ length: 20 }, () => resend(made)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const live = await server()
    .database.selectFrom('confirmationLink')
    .innerJoin('application', 'application.guid', 'confirmationLink.applicationGuid')
    .select('confirmationLink.guid')
    .where('application.participantGuid', '=', made.guid)
    .where('supersededAt', 'is', null)
    .execute()
  expect(live).toHaveLength(1)
})

test('a wrong number is corrected at once, and whoever got the link before has nothing', async () => {
  const made = await unconfirmedPerson(server())
  const right = server().nextPhone()
  expect((await resend(made, right)).status).toBe(200)
  const link = await newestLink(server(), right)
  expectRefusal(await server().call('GET', `/users/confirm/${made.link}`), 409, 'confirmation_expired')
  expect((await server().call('GET', `/users/confirm/${link}`)).status).toBe(200)
  const wrong = await server().logIn(made.phone)
  expect(wrong.users).toEqual([])
  const person = await server().logIn(right)
  expect(person.users).toMatchObject([{ guid: made.guid, primary: true, status: 'unconfirmed' }])
  // The wrong number is available to its owner again.
  expect(
    await server().call('POST', '/participants', {
      token: wrong.token,
      body: { registrationType: 'myself', locale: 'ru' },
    }),
  ).toMatchObject({ status: 200 })
})

test('a number is not corrected to one’s own, to one that has applied, or to none', async () => {
  const made = await unconfirmedPerson(server())
  const taken = await emptyParticipant(server())
  expectRefusal(await resend(made, made.registrant.phone), 422, 'phone_own', { 'person.phone': 'phone_own' })
  expectRefusal(await resend(made, taken.phone), 409, 'phone_used', { 'person.phone': 'phone_used' })
  expectRefusal(await resend(made, '+7 495'), 422, 'phone_format', { phone: 'phone_format' })
  expect((await server().call('GET', `/users/confirm/${made.link}`)).status).toBe(200)
})

test('a draft has no link to send again, and the person does not send it to themselves', async () => {
  const draft = await draftForAnother(server())
  expectRefusal(await resend(draft), 409, 'state_forbids')
  const made = await unconfirmedPerson(server())
  const person = await server().logIn(made.phone)
  server().advance(600_000)
  expectRefusal(await resend(made, undefined, person.token), 403, 'forbidden')
})

test('whoever filled it in may withdraw it while the person has not confirmed', async () => {
  const made = await unconfirmedPerson(server())
  const answer = await server().call('POST', `/participants/${made.guid}/cancel`, {
    token: made.token,
    body: {},
  })
  expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  expectRefusal(await server().call('GET', `/users/confirm/${made.link}`), 404, 'link_invalid')
})
