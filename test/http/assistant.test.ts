import { beforeAll, describe, expect, test } from 'vitest'
import type { Assistants } from '#contract/assistant.ts'
import type { SessionLists } from '#contract/auth.ts'
import { assistantSections, type ParticipantConcern } from '#domain/access/participant-access.ts'
import { assistantOf, loginTokenOf, type TestAssistant } from '#test/factories/assistant.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  decide,
  emptyParticipant,
  finishedParticipant,
  must,
  type TestApplicant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { noTransfer } from '#test/factories/section.ts'
import { openTestServer, useTestServer } from '#test/server.ts'
import { type SectionRoute, sectionRoutes } from './assistant-routes.ts'
import { apiRoutes } from './contract-routes.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const form = (change: object = {}) => ({
  name: 'Ирина Соколова',
  phone: server().nextPhone(),
  email: null,
  sections: ['transfer'],
  getsNotices: true,
  ...change,
})
const path = ({ guid }: TestParticipant) => `/participants/${guid}/assistants`
const list = (made: TestParticipant, token = made.token) =>
  server().call<Assistants>('GET', path(made), { token })
const grant = (made: TestParticipant, change: object = {}, token = made.token) =>
  server().call<Assistants>('POST', path(made), { token, body: form(change) })
const change = (made: TestParticipant, assistant: { guid: string }, body: object, token = made.token) =>
  server().call<Assistants>('PUT', `${path(made)}/${assistant.guid}`, { token, body })
const withdraw = (made: TestParticipant, assistant: { guid: string }, token = made.token) =>
  server().call<Assistants>('DELETE', `${path(made)}/${assistant.guid}`, { token })
const users = async (token: string) =>
  (await must<SessionLists>(server(), 'GET', '/session', { token })).users

/** Calls whose contract names a participant, so that the table below cannot miss one. */
const declared = apiRoutes.filter(
  ({ route }) =>
    route.policy.kind === 'account' &&
    (route.path.startsWith('/participants/:guid') || 'participant' in (route.query?.shape ?? {})),
)
/** These take a request, an update or a file, and find the participant from it. */
const apart = ['withdrawChangeRequest', 'markUpdateRead']

describe('each right opens exactly its calls', () => {
  let made: TestApplicant
  let routes: Record<string, SectionRoute>
  const holders: Record<string, TestAssistant> = {}

  beforeAll(async () => {
    made = await approvedParticipant(server(), { role: 'speaker' })
    routes = await sectionRoutes(server(), made)
    for (const section of assistantSections) holders[section] = await assistantOf(server(), made, [section])
  }, 60_000)

  test('every call that names a participant stands in the table', () => {
    const missing = declared
      .map(({ name }) => name)
      .filter(name => !(name in routes) && !apart.includes(name))
    expect(missing).toEqual([])
  })

  async function opened(token: string): Promise<string[]> {
    const open: string[] = []
    for (const [name, route] of Object.entries(routes)) {
      // A public route may have the same name, so account routes come first.
      const known = [...declared, ...apiRoutes].find(each => each.name === name)?.route
      const answer = await server().call(
        known?.method ?? 'POST',
        route.path ?? (known?.path ?? '').replace(':guid', made.guid),
        { token, ...(route.body !== undefined && { body: route.body }) },
      )
      // A body that is refused before the use case would hide who is let in.
      expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).not.toBe(422)
      if (answer.status !== 404) open.push(name)
    }
    return open
  }

  test('a stranger finds nobody behind any of them', async () => {
    const stranger = await emptyParticipant(server())
    expect(await opened(stranger.token)).toEqual([])
  })

  // The profile comes last, because its right allows withdrawing the application.
  test.each(
    assistantSections.toSorted((left, right) => Number(left === 'profile') - Number(right === 'profile')),
  )(
    '%s',
    async section => {
      const concerns: ParticipantConcern[] = [
        section,
        'home',
        ...(section === 'profile' ? ['withdraw' as const] : []),
      ]
      const expected = Object.entries(routes)
        .filter(([, { concern }]) =>
          (typeof concern === 'string' ? [concern] : concern).some(each => concerns.includes(each)),
        )
        .map(([name]) => name)
      const token = holders[section]?.token ?? ''
      expect(await opened(token)).toEqual(expected)
      // The last call gave the rights up.
      expect(await opened(token)).toEqual([])
    },
    60_000,
  )
})

test('a grant makes the account, tells both, and shows up for both', async () => {
  const made = await approvedParticipant(server())
  const phone = server().nextPhone()
  const email = `a${phone.slice(1)}@assistant.example`
  const { status, body } = await grant(made, { phone, email, sections: ['payment', 'transfer', 'payment'] })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    closed: false,
    items: [{ version: 1, phone, email, sections: ['payment', 'transfer'], getsNotices: true }],
  })
  expect(await loginTokenOf(server(), phone)).toHaveLength(43)
  const [toAssistant] = await server().outbox(email)
  expect(toAssistant?.text).toContain('Мария Орлова')
  expect(toAssistant?.text).toContain('оплата, трансфер')
  expect((await server().outbox(made.email))[0]).toMatchObject({
    subject: 'У вас новый помощник',
    text: expect.stringContaining('Ирина Соколова'),
  })
  const { token } = await server().logIn(phone)
  expect(await users(token)).toMatchObject([
    { guid: made.guid, primary: false, sections: ['payment', 'transfer'], photographFileGuid: null },
  ])
  expect(await users(made.token)).toMatchObject([{ guid: made.guid, primary: true, sections: null }])
})

test('refuses one’s own phone, a phone without a section, and what is no phone', async () => {
  const made = await approvedParticipant(server())
  expectRefusal(await grant(made, { phone: made.phone }), 422, 'phone_own', { phone: 'phone_own' })
  expectRefusal(await grant(made, { sections: [] }), 422, 'required', { sections: 'required' })
  expectRefusal(await grant(made, { phone: '123' }), 422, 'phone_format', { phone: 'phone_format' })
  expectRefusal(await grant(made, { sections: ['own'] }), 422, 'value_invalid')
  expectRefusal(await grant(made, { rights: 'all' }), 422, 'unknown_field')
  expect((await list(made)).body.items).toEqual([])
})

test('of twenty grants at once to one phone one stands, and twenty withdrawals are one', async () => {
  const made = await approvedParticipant(server())
  const phone = server().nextPhone()
  const answers = await Promise.all(Array.from({ length: 18 }, () => grant(made, { phone })))
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  for (const answer of answers)
    if (answer.status !== 200) expectRefusal(answer, 409, 'assistant_exists', { phone: 'assistant_exists' })
  const assistant = { guid: won[0]?.body.items[0]?.guid ?? '' }
  const ended = await Promise.all(Array.from({ length: 20 }, () => withdraw(made, assistant)))
  for (const { status, body } of ended) expect([status, body.items]).toEqual([200, []])
  const audit = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'fromValue', 'toValue'])
    .where('subjectGuid', '=', made.guid)
    .where('action', 'like', '%Assistant')
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'grantAssistant', fromValue: null, toValue: 'transfer' },
    { action: 'withdrawAssistant', fromValue: 'transfer', toValue: null },
  ])
  // The same phone may be trusted again.
  expect((await grant(made, { phone })).status).toBe(200)
})

test('rights are changed on the version that was read, and hold from the next call on', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['transfer'])
  const rights = { name: 'Ирина С.', email: null, sections: ['payment'], getsNotices: false }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => change(made, assistant, { ...rights, version: assistant.version })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 409, 'changed_meanwhile')
  const { token } = assistant
  expectRefusal(
    await server().call('GET', `/participants/${made.guid}/transfer`, { token }),
    404,
    'not_found',
  )
  expect((await server().call('GET', `/participants/${made.guid}/payment`, { token })).status).toBe(200)
})

test('a withdrawal closes everything at once, on another instance too', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made)
  const beside = await openTestServer({ beside: server() })
  try {
    const { token } = assistant
    const calls = () =>
      Promise.all(
        ['dashboard', 'profile', 'passport', 'payment', 'transfer'].map(part =>
          beside.call('GET', `/participants/${made.guid}/${part}`, { token }),
        ),
      )
    for (const answer of await calls()) expect(answer.status).toBe(200)
    await withdraw(made, assistant)
    for (const answer of await calls()) expectRefusal(answer, 404, 'not_found')
    expectRefusal(
      await beside.call('GET', `/chat/messages?participant=${made.guid}`, { token }),
      404,
      'not_found',
    )
    expectRefusal(await beside.call('GET', `/unread?participant=${made.guid}`, { token }), 404, 'not_found')
    expect(await users(token)).toEqual([])
  } finally {
    await beside.close()
  }
})

test('saves that race with the withdrawal are whole or nothing', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['transfer'])
  const saves = Array.from({ length: 10 }, () =>
    server().call('PUT', `/participants/${made.guid}/transfer`, {
      token: assistant.token,
      body: { ...noTransfer, version: 0 },
    }),
  )
  const answers = await Promise.all([...saves.slice(0, 5), withdraw(made, assistant), ...saves.slice(5)])
  for (const { status } of answers) expect([200, 404, 409]).toContain(status)
  expectRefusal(
    await server().call('PUT', `/participants/${made.guid}/transfer`, {
      token: assistant.token,
      body: { ...noTransfer, version: 1 },
    }),
    404,
    'not_found',
  )
})

test('an assistant gives up their own rights, and the person is told', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['chat'])
  const end = (token: string) => server().call('DELETE', `/participants/${made.guid}/assistance`, { token })
  expectRefusal(await end(made.token), 404, 'not_found')
  expect((await end(assistant.token)).status).toBe(204)
  expectRefusal(await end(assistant.token), 404, 'not_found')
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.subject).toBe('Помощник отказался от доступа')
  expect((await list(made)).body.items).toEqual([])
})

test('an application that is over gives no rights, and takes them back', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['transfer'])
  await must(server(), 'POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} })
  expect((await list(made)).body.closed).toBe(true)
  expectRefusal(await grant(made), 409, 'state_forbids')
  const rights = { name: 'Ирина', email: null, sections: ['chat'], getsNotices: true, version: 1 }
  expectRefusal(await change(made, assistant, rights), 409, 'state_forbids')
  expect((await withdraw(made, assistant)).body.items).toEqual([])
})

test('the photograph is for whoever may see the profile', async () => {
  const made = await approvedParticipant(server())
  const profile = await assistantOf(server(), made, ['profile'])
  const transfer = await assistantOf(server(), made, ['transfer'])
  const photographOf = async (token: string) =>
    (
      await must<{ photographFileGuid: string | null }>(
        server(),
        'GET',
        `/participants/${made.guid}/dashboard`,
        {
          token,
        },
      )
    ).photographFileGuid
  const photo = await photographOf(profile.token)
  expect(photo).not.toBeNull()
  expect(await photographOf(transfer.token)).toBeNull()
  expect((await users(profile.token))[0]?.photographFileGuid).toBe(photo)
  expect((await server().call('GET', `/file/${photo}`, { token: profile.token })).status).toBe(200)
  expectRefusal(await server().call('GET', `/file/${photo}`, { token: transfer.token }), 404, 'not_found')
})

test('why the committee declined is for whoever may see the profile', async () => {
  const made = await finishedParticipant(server())
  const profile = await assistantOf(server(), made, ['profile'])
  const transfer = await assistantOf(server(), made, ['transfer'])
  await decide(server(), [made.applicationGuid], 'reject', 'Квота компании исчерпана')
  const reasonOf = async ({ token }: { token: string }) =>
    (
      await must<{ decisionReason: string | null }>(server(), 'GET', `/participants/${made.guid}/dashboard`, {
        token,
      })
    ).decisionReason
  expect(await reasonOf(profile)).toBe('Квота компании исчерпана')
  expect(await reasonOf(transfer)).toBeNull()
})

test('whoever assists a refused person is not refused', async () => {
  const made = await finishedParticipant(server())
  const assistant = await assistantOf(server(), made, ['profile'])
  await decide(server(), [made.applicationGuid], 'reject', 'Квота компании исчерпана')
  const { token } = assistant
  expect(
    (
      await server().call('POST', '/participants', {
        token,
        body: { registrationType: 'myself', role: 'participant', locale: 'ru' },
      })
    ).status,
  ).toBe(200)
  expectRefusal(
    await server().call('GET', `/participants/${made.guid}/dashboard`, { token: made.token }),
    403,
    'account_blocked',
  )
})

async function received(address: string): Promise<string[]> {
  server().advance(700_000)
  await server().deliver()
  return (await server().outbox(address)).map(({ subject, text }) => subject ?? text)
}

test('copies go to those with the rights of the section, once to each address, and never a code', async () => {
  const made = await finishedParticipant(server())
  const payment = await assistantOf(server(), made, ['payment'])
  const chat = await assistantOf(server(), made, ['chat'])
  const silent = await assistantOf(server(), made, ['payment'], { getsNotices: false })
  // The contact person is one of the assistants, with another e-mail address.
  const contactEmail = `c${payment.email}`
  await must(server(), 'PUT', `/participants/${made.guid}/contact`, {
    token: made.token,
    body: { version: 0, name: 'Ирина', email: contactEmail, phone: payment.phone, getsNotices: true },
  })
  await decide(server(), [made.applicationGuid], 'approve')
  expect(await received(payment.email)).toContain('Копия: Заявка одобрена, оплатите участие')
  expect(await received(chat.email)).toContain('Копия: Заявка одобрена, оплатите участие')
  expect((await received(silent.email)).join()).not.toContain('Копия')
  const copies = (await received(payment.phone)).filter(text => text.startsWith('Мария Орлова: '))
  expect(copies).toHaveLength(1)
  await server().logIn(made.phone)
  await must(server(), 'POST', '/invoices', {
    token: payment.token,
    body: {
      participantGuids: [made.guid],
      payer: {
        ...{ kind: 'company', name: 'ПАО «Лазоревый Банк»', inn: '7799001175', kpp: '779901001' },
        ...{ address: '115035, г. Москва, Ордынский тупик, д. 4, стр. 1', consent: true },
      },
    },
  })
  expect((await received(payment.email)).filter(subject => subject.startsWith('Копия'))).toHaveLength(2)
  expect((await received(chat.email)).filter(subject => subject.startsWith('Копия'))).toHaveLength(1)
  for (const address of [payment.email, contactEmail, chat.email])
    for (const { text, code } of await server().outbox(address)) {
      expect(code).toBeNull()
      expect(text).not.toContain('/login/token/')
    }
})

test('a copy that waits does not leave to whoever was removed meanwhile', async () => {
  const made = await finishedParticipant(server())
  const assistant = await assistantOf(server(), made, ['payment'])
  const contact = { phone: server().nextPhone(), email: 'gone@assistant.example' }
  await must(server(), 'PUT', `/participants/${made.guid}/contact`, {
    token: made.token,
    body: { version: 0, name: 'Ольга', ...contact, getsNotices: true },
  })
  await decide(server(), [made.applicationGuid], 'approve')
  await withdraw(made, assistant)
  await must(server(), 'DELETE', `/participants/${made.guid}/contact`, { token: made.token })
  for (const address of [assistant.email, contact.email, contact.phone])
    expect((await received(address)).filter(text => /^(Копия|Для )/.test(text))).toEqual([])
  expect((await received(made.email)).join()).toContain('Заявка одобрена')
})

test('the console shows who acts for a person', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['transfer'])
  const token = await organiserToken(server(), 'support')
  const detail = await must<{ assistants: object[]; registeredBy: object | null }>(
    server(),
    'GET',
    `/organizer/applications/${made.applicationGuid}`,
    { token },
  )
  expect(detail.registeredBy).toBeNull()
  expect(detail.assistants).toMatchObject([
    { name: 'Ирина Соколова', phone: assistant.phone, sections: ['transfer'] },
  ])
})
