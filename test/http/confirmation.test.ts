import { expect, test } from 'vitest'
import type { OpenConfirmation } from '#contract/confirmation.ts'
import type { Participant } from '#contract/participant.ts'
import {
  completeForm,
  emptyParticipant,
  must,
  requiredConsents,
  textVersion,
} from '#test/factories/participant.ts'
import {
  draftForAnother,
  type RegisteredPerson,
  registrant,
  unconfirmedPerson,
} from '#test/factories/registered-person.ts'
import { type CallOptions, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Unconfirmed = RegisteredPerson & { link: string }

const everything = { consents: [...requiredConsents], textVersion, sections: [] as string[] }

const nothingCorrected = { person: {}, company: {}, media: {} }

function look(link: string, options: CallOptions = {}) {
  return server().call<Record<string, unknown>>('GET', `/users/confirm/${link}`, options)
}

function open(link: string) {
  return server().call<OpenConfirmation>('POST', `/users/confirm/${link}`, { body: { action: 'open' } })
}

function confirm(made: Pick<Unconfirmed, 'link' | 'version'>, body: object = {}, options: CallOptions = {}) {
  return server().call('POST', `/users/confirm/${made.link}`, {
    body: { action: 'confirm', version: made.version, ...nothingCorrected, ...everything, ...body },
    ...options,
  })
}

function assistantOf(guid: string) {
  return server()
    .database.selectFrom('assistant')
    .selectAll()
    .where('participantGuid', '=', guid)
    .executeTakeFirstOrThrow()
}

function statusOf(guid: string) {
  return server()
    .database.selectFrom('application')
    .select(['status', 'submittedAt', 'confirmedAt'])
    .where('participantGuid', '=', guid)
    .executeTakeFirstOrThrow()
}

test('a look shows whose link it is, names nobody in full and changes nothing', async () => {
  const made = await unconfirmedPerson(server())
  const before = await server().database.selectFrom('confirmationLink').selectAll().execute()
  for (let robot = 0; robot < 5; robot += 1) {
    const answer = await look(made.link, { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } })
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(answer.body).toEqual({
      person: 'Мария О.',
      latinPerson: 'Mariia O.',
      phone: `7********${made.phone.slice(-2)}`,
      registrant: 'Ольга В.',
      latinRegistrant: 'Olga V.',
      registeredAs: 'assistant',
      companyShortName: 'Лазоревый Банк',
      expiresAt: '2025-09-17T07:00:00.000Z',
    })
  }
  expect(await server().database.selectFrom('confirmationLink').selectAll().execute()).toEqual(before)
  expect(await statusOf(made.guid)).toMatchObject({ status: 'unconfirmed', confirmedAt: null })
})

test('opened, it shows what was entered and what the registrant asks for, and changes nothing', async () => {
  const made = await unconfirmedPerson(server())
  const answer = await open(made.link)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      state: 'open',
      participant: { guid: made.guid, person: { lastName: 'Орлова', phone: made.phone }, consents: [] },
      registrant: {
        name: registrant.name,
        as: 'assistant',
        sections: ['profile', 'passport', 'payment', 'transfer', 'chat'],
      },
      companyLocked: false,
    },
  })
  expect((await statusOf(made.guid)).status).toBe('unconfirmed')
})

test('confirmed with corrections, it goes to the committee with the person’s own consents', async () => {
  const made = await unconfirmedPerson(server())
  const answer = await confirm(made, {
    person: { firstName: ' Марина ', position: 'Аналитик' },
    company: { shortName: 'Лазоревый' },
    consents: [...requiredConsents, 'distribution'],
  })
  expect(answer).toMatchObject({ status: 200, body: { state: 'confirmed', status: 'pending' } })
  const person = await server().logIn(made.phone)
  const { body } = await server().call<Participant>('GET', `/participants/${made.guid}`, {
    token: person.token,
  })
  expect(body).toMatchObject({
    status: 'pending',
    primary: true,
    submittedAt: '2025-09-15T07:00:00.000Z',
    person: { firstName: 'Марина', position: 'Аналитик' },
    company: { shortName: 'Лазоревый' },
  })
  const consents = await server()
    .database.selectFrom('consent')
    .innerJoin('account', 'account.guid', 'consent.givenBy')
    .select(['kind', 'how', 'account.phone'])
    .where('participantGuid', '=', made.guid)
    .orderBy('kind')
    .execute()
  expect(consents).toEqual([
    { kind: 'badgePhotograph', how: 'link', phone: made.phone },
    { kind: 'distribution', how: 'link', phone: made.phone },
    { kind: 'processing', how: 'link', phone: made.phone },
  ])
  await server().deliver()
  const [sms] = await server().outbox(made.registrant.phone)
  expect(sms?.text).toBe(
    'Марина Орлова: данные подтверждены, заявка на\u00a0форум «Кибербезопасность в финансах» на\u00a0рассмотрении.',
  )
  const letters = await server().outbox(registrant.email)
  expect(letters[0]?.subject).toBe('Марина Орлова: данные подтверждены')
})

test('the rights that the person ticks are given, and no others', async () => {
  const made = await unconfirmedPerson(server())
  expect((await confirm(made, { sections: ['passport', 'transfer'] })).status).toBe(200)
  const assistant = await assistantOf(made.guid)
  expect(assistant).toMatchObject({ sections: ['passport', 'transfer'], withdrawnAt: null })
  expect(assistant.grantedAt).not.toBeNull()
  const { users } = await server().logIn(made.registrant.phone)
  expect(users).toMatchObject([{ guid: made.guid, primary: false, sections: ['passport', 'transfer'] }])
  expect((await server().outbox(registrant.email))[0]?.text).toContain(': паспортные данные, трансфер.')
})

test('without a tick the registrant keeps nothing', async () => {
  const made = await unconfirmedPerson(server())
  expect((await confirm(made)).status).toBe(200)
  await server().deliver()
  expect((await server().outbox(registrant.email))[0]?.text).toContain('без помощника')
  expect(await assistantOf(made.guid)).toMatchObject({ grantedAt: null })
  expect((await assistantOf(made.guid)).withdrawnAt).not.toBeNull()
  expectRefusal(
    await server().call('GET', `/participants/${made.guid}`, { token: made.token }),
    404,
    'not_found',
  )
})

test('a form that the committee reopens is the person’s, not the registrant’s', async () => {
  const made = await unconfirmedPerson(server())
  await confirm(made)
  await server()
    .database.updateTable('application')
    .set({ status: 'draft' })
    .where('participantGuid', '=', made.guid)
    .execute()
  expectRefusal(
    await server().call('GET', `/participants/${made.guid}`, { token: made.token }),
    404,
    'not_found',
  )
})

test('a link is followed once', async () => {
  const made = await unconfirmedPerson(server())
  await confirm(made)
  expectRefusal(await look(made.link), 409, 'link_used')
  expectRefusal(await open(made.link), 409, 'link_used')
  expectRefusal(await confirm(made), 409, 'link_used')
})

test('of twenty who confirm at once, one does', async () => {
  const made = await unconfirmedPerson(server())
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(made)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  await server().deliver()
  const told = await server().outbox(made.registrant.phone)
  expect(told.filter(({ text }) => text.includes('данные подтверждены'))).toHaveLength(1)
})

test.each(['a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}!`, '%00'])(
  'what is no token is no link: %s',
  async token => {
    const answer = await look(token)
    if (token === '%00') expectRefusal(answer, 400, 'malformed_request')
    else expectRefusal(answer, 404, 'link_invalid')
  },
)

test('a token that nobody was given opens nothing', async () => {
  expectRefusal(await look('a'.repeat(43)), 404, 'link_invalid')
  expectRefusal(await open('a'.repeat(43)), 404, 'link_invalid')
})

test('after 48 hours the link says whom to ask', async () => {
  const made = await unconfirmedPerson(server())
  server().advance(48 * 3_600_000 - 1)
  expect((await look(made.link)).status).toBe(200)
  server().advance(1)
  const answer = await look(made.link, { locale: 'en' })
  expectRefusal(answer, 409, 'confirmation_expired')
  expect(answer.body).toMatchObject({ message: expect.stringContaining('Ask Ольга В. to send') })
  expectRefusal(await confirm(made), 409, 'confirmation_expired')
})

test('every field is judged, and a refusal keeps nothing', async () => {
  const made = await unconfirmedPerson(server())
  expectRefusal(
    await confirm(made, {
      person: { firstName: 'Maria', email: 'x' },
      company: { inn: '1' },
      consents: ['advertising'],
    }),
    422,
    'fields_invalid',
    {
      'person.firstName': 'only_cyrillic',
      'person.email': 'email_format',
      'company.inn': 'inn_length',
      'consents.processing': 'consent_required',
      'consents.badgePhotograph': 'consent_required',
    },
  )
  const { body } = await open(made.link)
  expect(body.participant).toMatchObject({ version: made.version, person: { firstName: 'Мария' } })
})

test('the phone stays the one to which the link came', async () => {
  const made = await unconfirmedPerson(server())
  expect((await confirm(made, { person: { phone: server().nextPhone() } })).status).toBe(200)
  expect((await server().logIn(made.phone)).users).toMatchObject([{ guid: made.guid, status: 'pending' }])
})

test('what was changed meanwhile is looked at again', async () => {
  const made = await unconfirmedPerson(server())
  expectRefusal(await confirm({ ...made, version: made.version - 1 }), 409, 'changed_meanwhile')
  expectRefusal(await confirm(made, { textVersion: '2019-01-01' }), 409, 'changed_meanwhile')
})

test.each<[string, object]>([
  ['an action that is none', { action: 'delete' }],
  ['an unknown field', { phone: '+79160000000' }],
  ['rights that are none', { sections: ['money'] }],
  ['no version', { version: 'one' }],
])('the call is refused with %s', async (_what, body) => {
  const made = await unconfirmedPerson(server())
  expect(await confirm(made, body)).toMatchObject({ status: 422 })
})

test('the person confirms in their own account as well, and the link is used with it', async () => {
  const made = await unconfirmedPerson(server())
  const { token } = await server().logIn(made.phone)
  const path = `/participants/${made.guid}/confirmation`
  const opened = await must<OpenConfirmation>(server(), 'GET', path, { token })
  expect(opened).toMatchObject({ companyLocked: false, registrant: { name: registrant.name } })
  const body = { version: opened.participant.version, ...nothingCorrected, ...everything, sections: ['chat'] }
  const answer = await server().call<Participant>('POST', path, { token, body })
  expect(answer).toMatchObject({ status: 200, body: { status: 'pending', primary: true } })
  expectRefusal(await look(made.link), 409, 'link_used')
  expect(await assistantOf(made.guid)).toMatchObject({ sections: ['chat'] })
  const given = await server()
    .database.selectFrom('consent')
    .select('how')
    .where('participantGuid', '=', made.guid)
    .execute()
  expect(given.map(({ how }) => how)).toEqual(['form', 'form'])
  expectRefusal(await server().call('POST', path, { token, body }), 409, 'state_forbids')
  expectRefusal(await server().call('GET', path, { token }), 409, 'state_forbids')
})

test('of twenty who confirm by link and by account at once, one does', async () => {
  const made = await unconfirmedPerson(server())
  const { token } = await server().logIn(made.phone)
  const body = { version: made.version, ...nothingCorrected, ...everything }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? confirm(made)
        : server().call('POST', `/participants/${made.guid}/confirmation`, { token, body }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
})

test('nobody else confirms: not the registrant, not a stranger, not without a log-in', async () => {
  const made = await unconfirmedPerson(server())
  const stranger = await emptyParticipant(server())
  const path = `/participants/${made.guid}/confirmation`
  const body = { version: made.version, ...nothingCorrected, ...everything }
  for (const { token } of [made, stranger]) {
    expectRefusal(await server().call('GET', path, { token }), 404, 'not_found')
    expectRefusal(await server().call('POST', path, { token, body }), 404, 'not_found')
  }
  expectRefusal(await server().call('GET', path), 401, 'unauthorized')
  expectRefusal(await server().call('POST', path, { body }), 401, 'unauthorized')
})

test('a proved phone comes before a number that stands in somebody’s draft', async () => {
  const phone = server().nextPhone()
  const draft = await draftForAnother(server(), { phone })
  await server()
    .database.updateTable('application')
    .set({ primaryPhone: phone })
    .where('participantGuid', '=', draft.guid)
    .execute()
  expect(await emptyParticipant(server(), { phone })).toMatchObject({ phone })
})

test('whoever was registered does not begin a second application', async () => {
  const made = await unconfirmedPerson(server())
  const { token } = await server().logIn(made.phone)
  const answer = await server().call('POST', '/participants', {
    token,
    body: { registrationType: 'myself', locale: 'ru' },
  })
  expectRefusal(answer, 409, 'phone_used', { phone: 'phone_used' })
})

test('the token of a link is in no log', async () => {
  const lines: string[] = []
  const { openTestServer } = await import('#test/server.ts')
  const { createLog } = await import('#server/log.ts')
  const { Writable } = await import('node:stream')
  const log = createLog(
    'trace',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    }),
  )
  const loud = await openTestServer({ beside: server(), log })
  const made = await unconfirmedPerson(server())
  await loud.call('GET', `/users/confirm/${made.link}`)
  await loud.call('POST', `/users/confirm/${made.link}`, { body: { action: 'open' } })
  await loud.call('POST', `/users/confirm/${made.link}`, { body: 'no object' })
  await loud.call('GET', `/users/confirm/${made.link}x`)
  await loud.call('GET', `//signup/confirm/${made.link}`)
  await loud.close()
  expect(lines.join('')).not.toContain(made.link)
})

test('a member of a group sees whose organisation it is, and leaves it as it is', async () => {
  const made = await groupMember()
  const { body } = await open(made.link)
  expect(body).toMatchObject({
    companyLocked: true,
    registrant: { name: 'Ирина Громова', latinName: 'Irina Gromova', as: 'coordinator', sections: [] },
  })
  expect((await look(made.link)).body).toMatchObject({ registrant: 'Ирина Г.', registeredAs: 'coordinator' })
  const { company } = completeForm({ company: { shortName: 'Другой банк' } }, made.email)
  expectRefusal(await confirm(made, { company }), 409, 'state_forbids')
  expect((await confirm(made, { sections: ['profile'] })).status).toBe(200)
})

/** Somebody registered by a coordinator. */
async function groupMember(): Promise<Unconfirmed> {
  const made = await unconfirmedPerson(server())
  const { database } = server()
  const at = server().services.clock.now()
  const { editionGuid, guid: applicationGuid } = await database
    .selectFrom('application')
    .select(['editionGuid', 'guid'])
    .where('participantGuid', '=', made.guid)
    .executeTakeFirstOrThrow()
  const { accountGuid } = await assistantOf(made.guid)
  const { guid: groupGuid } = await database
    .insertInto('participantGroup')
    .values({
      ...{ editionGuid, accountGuid, lastName: 'Громова', firstName: 'Ирина', email: 'gromova@mail.example' },
      ...{ locale: 'ru', hasInn: false, companyName: 'Лазоревый Банк', companyShortName: 'Лазоревый Банк' },
      ...{ companyType: 'bank', noSite: true, createdAt: at },
    })
    .returning('guid')
    .executeTakeFirstOrThrow()
  await database.insertInto('groupMember').values({ applicationGuid, groupGuid, addedAt: at }).execute()
  await database.deleteFrom('assistant').where('participantGuid', '=', made.guid).execute()
  return made
}
