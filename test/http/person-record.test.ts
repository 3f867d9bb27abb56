import { expect, test } from 'vitest'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { SentMessage } from '#contract/organiser-message.ts'
import type { PersonRecords } from '#contract/organiser-person.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { jobs } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  decide,
  finishedParticipant,
  must,
  startCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { chatOf, personChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
const { invoiced, markPaid } = invoiceCalls(server)

const recordsOf = async ({ applicationGuid }: TestApplicant, role: OrganiserRole = 'admin') =>
  must<PersonRecords>(server(), 'GET', `/organizer/applications/${applicationGuid}/records`, {
    token: await organiserToken(server(), role),
  })

const messagesOf = async ({ applicationGuid }: TestApplicant) =>
  (
    await must<{ items: SentMessage[] }>(
      server(),
      'GET',
      `/organizer/applications/${applicationGuid}/messages`,
      { token: await organiserToken(server(), 'admin') },
    )
  ).items

const detailOf = async ({ applicationGuid }: TestApplicant) =>
  must<ApplicationDetail>(server(), 'GET', `/organizer/applications/${applicationGuid}`, {
    token: await organiserToken(server(), 'admin'),
  })

const textOf = async (guid: string, role: OrganiserRole = 'support') =>
  server().call<{ subject: string | null; text: string; to: string }>(
    'POST',
    `/organizer/messages/${guid}/text`,
    { token: await organiserToken(server(), role), body: {} },
  )

const write = async ({ applicationGuid }: TestApplicant, text: string, role: OrganiserRole = 'support') =>
  server().call<Pick<PersonRecords, 'notes'>>('POST', `/organizer/applications/${applicationGuid}/notes`, {
    token: await organiserToken(server(), role),
    body: { text },
  })

test('invoices and card payments are shown with their sums to those who may see payments', async () => {
  const { made, invoice } = await invoiced()
  await markPaid(invoice.guid)
  const paying = await finishedParticipant(server())
  await decide(server(), [paying.applicationGuid], 'approve')
  await startCardPayment(server(), paying)
  expect((await recordsOf(made, 'finance')).money).toMatchObject({
    invoices: [
      { number: invoice.number, totalKopecks: '18000000', status: 'paid', paymentOrderNumber: '1917' },
    ],
    cardPayments: [],
  })
  expect((await recordsOf(paying, 'finance')).money?.cardPayments).toMatchObject([
    { amountKopecks: '18000000' },
  ])
  expect((await recordsOf(made, 'committee')).money).toBeNull()
})

test('the chat is found by those who answer chats', async () => {
  const made = await finishedParticipant(server())
  expect((await recordsOf(made, 'support')).chatGuid).toBeNull()
  await personChat(server(), made).send({ text: 'Здравствуйте' })
  expect((await recordsOf(made, 'support')).chatGuid).toBe(await chatOf(server(), made))
  expect((await recordsOf(made, 'finance')).chatGuid).toBeNull()
})

const letterOf = (messages: SentMessage[], name: string) =>
  messages.find(message => message.channel === 'email' && message.name === name)

test('a message shows how it went, and its text on demand, logged, until it is wiped by age', async () => {
  const made = await finishedParticipant(server())
  await decide(server(), [made.applicationGuid], 'reject', 'Квота компании исчерпана')
  expect(letterOf(await messagesOf(made), 'rejected')).toMatchObject({ state: 'waiting' })
  server().advance(600_000)
  await server().deliver()
  const letter = letterOf(await messagesOf(made), 'rejected')
  expect(letter).toMatchObject({
    about: 'application',
    state: 'sent',
    fault: null,
    readable: true,
    copy: false,
  })
  expect(letter?.subject).not.toBeNull()
  const beside = (await messagesOf(made)).find(
    ({ channel, name }) => channel === 'sms' && name === 'rejected',
  )
  expect(beside?.subject).toBe(letter?.subject)
  const guid = letter?.guid ?? ''
  const [sent] = await server().outbox(made.email)
  const { body } = await textOf(guid)
  expect(body).toMatchObject({ subject: sent?.subject, text: sent?.text })
  expect(body.to).not.toContain(made.email)
  const logged = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'actorRole'])
    .where('subjectGuid', '=', guid)
    .execute()
  expect(logged).toEqual([{ action: 'readMessage', actorRole: 'support' }])
  expectRefusal(await textOf(guid, 'finance'), 403, 'forbidden')
  server().advance(91 * 86_400_000)
  await jobs.sweep.run(server().services, {})
  expectRefusal(await textOf(guid), 404, 'not_found')
  expect(letterOf(await messagesOf(made), 'rejected')).toMatchObject({
    state: 'sent',
    readable: false,
    subject: letter?.subject,
  })
})

test('a code is wiped when it is sent, and nobody reads it', async () => {
  const made = await finishedParticipant(server())
  await server().logIn(made.phone, 'login')
  const rows = await server()
    .database.selectFrom('message')
    .select(['guid', 'sealed'])
    .where('urgency', '=', 'code')
    .where('state', '=', 'sent')
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const { guid, sealed } of rows) {
    expect(sealed).toBeNull()
    expectRefusal(await textOf(guid), 404, 'not_found')
  }
})

test('a note is for organisers alone, and goes when the person is erased', async () => {
  const made = await finishedParticipant(server())
  expectRefusal(await write(made, '  '), 422, 'required')
  expectRefusal(await write(made, 'Звонил', 'gate'), 403, 'forbidden')
  expect((await write(made, 'Звонил: приедет второго дня')).status).toBe(200)
  expect((await write(made, 'Ждём письмо от банка', 'finance')).body.notes.map(({ text }) => text)).toEqual([
    'Ждём письмо от банка',
    'Звонил: приедет второго дня',
  ])
  expect((await detailOf(made)).history[0]).toMatchObject({ action: 'writeNote', reason: null })
  // The person's chat shows the same ones.
  const beside = async (role: OrganiserRole) =>
    server().call<Pick<PersonRecords, 'notes'>>(
      'GET',
      `/organizer/applications/${made.applicationGuid}/notes`,
      {
        token: await organiserToken(server(), role),
      },
    )
  expect((await beside('support')).body.notes).toHaveLength(2)
  expectRefusal(await beside('gate'), 403, 'forbidden')
  // What the person can read or download does not hold it.
  const own = await server().call('GET', `/participants/${made.guid}`, { token: made.token })
  expect(JSON.stringify(own.body)).not.toContain('второго дня')
  const { request } = await must<{ request: { guid: string } }>(
    server(),
    'POST',
    `/participants/${made.guid}/erasure`,
    { token: made.token, body: { reason: null } },
  )
  await must(server(), 'POST', `/organizer/erasures/${request.guid}/decision`, {
    token: await organiserToken(server(), 'admin'),
    body: { decision: 'carryOut', answer: null },
  })
  expect(await server().database.selectFrom('applicationNote').selectAll().execute()).toEqual([])
  const texts = server()
    .database.selectFrom('message')
    .select('guid')
    .where('participantGuid', '=', made.guid)
    .where('sealed', 'is not', null)
    .where('state', '!=', 'waiting')
  expect(await texts.execute()).toEqual([])
  expectRefusal(await write(made, 'Поздно'), 409, 'state_forbids')
})

const before = {
  lastName: 'Орлова',
  firstName: 'Мария',
  middleName: 'Сергеевна',
  latinLastName: 'Orlova',
  latinFirstName: 'Mariia',
}

const correct = async (
  { applicationGuid }: TestApplicant,
  names: Partial<typeof before>,
  { role = 'support', was = before }: { role?: OrganiserRole; was?: typeof before } = {},
) =>
  server().call<ApplicationDetail>('POST', `/organizer/applications/${applicationGuid}/names`, {
    token: await organiserToken(server(), role),
    body: { before: was, names: { ...before, ...names }, reason: 'В паспорте буква ё' },
  })

test('a typing error is corrected with a reason, logged by field, and the person is told', async () => {
  const made = await finishedParticipant(server())
  const { status, body } = await correct(made, { lastName: 'Орлёва', latinLastName: 'Orleva' })
  expect(status).toBe(200)
  expect(body.person).toMatchObject({ lastName: 'Орлёва', latinLastName: 'Orleva', firstName: 'Мария' })
  expect(body.history[0]).toMatchObject({
    action: 'correctNames',
    to: 'lastName latinLastName',
    reason: 'В паспорте буква ё',
  })
  await server().deliver()
  const [letter] = await server().outbox(made.email)
  expect(letter?.text).toContain('Фамилия')
  expect(letter?.text).toContain('В паспорте буква ё')
  // On a page that was opened before.
  expectRefusal(await correct(made, { firstName: 'Марина' }), 409, 'changed_meanwhile')
})

test('a correction follows the rules of the form, the right and the state', async () => {
  const made = await finishedParticipant(server())
  expectRefusal(await correct(made, { lastName: 'Ivanova' }), 422, 'only_cyrillic')
  expectRefusal(await correct(made, { lastName: 'Иванова' }, { role: 'finance' }), 403, 'forbidden')
  await decide(server(), [made.applicationGuid], 'reject', 'Квота исчерпана')
  expectRefusal(await correct(made, { lastName: 'Иванова' }), 409, 'state_forbids')
})

test('of two corrections at once, one wins', async () => {
  const made = await finishedParticipant(server())
  const answers = await Promise.all(
    ['Иванова', 'Петрова', 'Сидорова'].map(lastName => correct(made, { lastName })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

type Messages = { items: SentMessage[]; nextCursor: string | null }

test('all messages of a person follow page by page, each once, also those of one moment', async () => {
  const made = await finishedParticipant(server())
  const at = new Date('2025-08-01T09:00:00Z')
  await server()
    .database.insertInto('message')
    .values(
      Array.from({ length: 105 }, (_, index) => ({
        ...{ channel: 'email' as const, template: 'approved', locale: 'ru' as const, keyId: 'none' },
        ...{ participantGuid: made.guid, state: 'sent' as const, notBefore: at },
        createdAt: new Date(at.getTime() + Math.floor(index / 3) * 1000),
      })),
    )
    .execute()
  const token = await organiserToken(server(), 'finance')
  const page = (query: string) =>
    must<Messages>(server(), 'GET', `/organizer/applications/${made.applicationGuid}/messages${query}`, {
      token,
    })
  const whole = (await page('?limit=200')).items.map(({ guid }) => guid)
  expect(whole.length).toBeGreaterThanOrEqual(105)
  expect((await page('')).items).toHaveLength(20)
  const walked: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const next: Messages = await page(`?limit=50${cursor && `&cursor=${cursor}`}`)
    walked.push(...next.items.map(({ guid }) => guid))
    cursor = next.nextCursor
  }
  expect(walked).toEqual(whole)
  expect((await page('?cursor=broken')).items).toHaveLength(20)
})

test('messages are for roles that read applications, of a person that there is', async () => {
  const messages = async (guid: string, role: OrganiserRole) =>
    server().call('GET', `/organizer/applications/${guid}/messages`, {
      token: await organiserToken(server(), role),
    })
  const made = await finishedParticipant(server())
  expectRefusal(await messages(made.applicationGuid, 'logistics'), 403, 'forbidden')
  expectRefusal(await messages('0199aaaa-0000-7000-8000-000000000000', 'admin'), 404, 'not_found')
})
