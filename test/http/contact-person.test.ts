import { expect, test } from 'vitest'
import type { ContactPerson } from '#contract/contact-person.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  decide,
  emptyParticipant,
  finishedParticipant,
  givePassport,
  must,
  type TestApplicant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const contact = { name: 'Ольга Ким', email: 'kim@assistant.example', phone: null, getsNotices: true }

const path = ({ guid }: TestParticipant) => `/participants/${guid}/contact`
const read = (made: TestParticipant, token = made.token) =>
  server().call<ContactPerson>('GET', path(made), { token })
const save = (made: TestParticipant, body: object, token = made.token) =>
  server().call<ContactPerson>('PUT', path(made), { token, body })
const remove = (made: TestParticipant, token = made.token) =>
  server().call<ContactPerson>('DELETE', path(made), { token })

test('nobody is named at first; one is saved, changed and removed', async () => {
  const made = await approvedParticipant(server())
  expect((await read(made)).body).toEqual({ version: 0, closed: false, contact: null })
  expect(await save(made, { version: 0, ...contact, phone: '8 916 123-45-67' })).toMatchObject({
    status: 200,
    body: { version: 1, contact: { ...contact, phone: '+79161234567' } },
  })
  expect((await save(made, { version: 1, ...contact, name: '  Ольга Ли ' })).body).toMatchObject({
    version: 2,
    contact: { name: 'Ольга Ли', phone: null },
  })
  expect((await remove(made)).body).toEqual({ version: 0, closed: false, contact: null })
  expect((await remove(made)).status).toBe(200)
  expect((await save(made, { version: 0, ...contact })).body.version).toBe(1)
})

let shared: Promise<TestApplicant> | null = null

test.each([
  [{ name: '' }, 'required', { name: 'required' }],
  [{ email: 'kim@', phone: null }, 'email_format', { email: 'email_format' }],
  [{ email: null, phone: '12345' }, 'phone_format', { phone: 'phone_format' }],
  [
    { email: '', phone: ' ' },
    'fields_invalid',
    { email: 'contact_way_required', phone: 'contact_way_required' },
  ],
  [{ name: 'x'.repeat(121) }, 'too_long', { name: 'too_long' }],
  [{ rights: 'all' }, 'unknown_field', { rights: 'unknown_field' }],
] as const)('refuses %j', async (wrong, code, fields) => {
  shared ??= approvedParticipant(server())
  const made = await shared
  expectRefusal(await save(made, { version: 0, ...contact, ...wrong }), 422, code, fields as never)
  expect((await read(made)).body.contact).toBeNull()
})

test('of two tabs the second is told; of twenty first saves at once one is kept', async () => {
  const made = await approvedParticipant(server())
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => save(made, { version: 0, ...contact, name: `Имя ${index}` })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 409, 'changed_meanwhile')
  await save(made, { version: 1, ...contact })
  expectRefusal(await save(made, { version: 1, ...contact, name: 'Другая' }), 409, 'changed_meanwhile')
})

test('a save over a contact that was removed meanwhile is told', async () => {
  const made = await approvedParticipant(server())
  await save(made, { version: 0, ...contact })
  await remove(made)
  expectRefusal(await save(made, { version: 1, ...contact }), 409, 'changed_meanwhile')
})

test('somebody else’s contact is not there, and an application that is over changes nothing', async () => {
  const [made, stranger] = [await finishedParticipant(server()), await emptyParticipant(server())]
  expectRefusal(await read(made, stranger.token), 404, 'not_found')
  expectRefusal(await save(made, { version: 0, ...contact }, stranger.token), 404, 'not_found')
  expectRefusal(await remove(made, stranger.token), 404, 'not_found')
  await must(server(), 'POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} })
  expect((await read(made)).body.closed).toBe(true)
  expectRefusal(await save(made, { version: 0, ...contact }), 409, 'state_forbids')
  expectRefusal(await remove(made), 409, 'state_forbids')
})

let mailboxes = 0
async function withContact(change: object = {}) {
  const made = await finishedParticipant(server())
  mailboxes += 1
  const email = `contact${mailboxes}@assistant.example`
  const phone = server().nextPhone()
  await must(server(), 'PUT', path(made), {
    token: made.token,
    body: { version: 0, name: 'Ольга Ким', email, phone, getsNotices: true, ...change },
  })
  const received = async () => {
    server().advance(700_000)
    await server().deliver()
    return [...(await server().outbox(email)), ...(await server().outbox(phone))]
  }
  return { made, email, phone, received }
}

test('copies of service messages go by every way that was named, and say whom they are about', async () => {
  const { made, received } = await withContact()
  await decide(server(), [made.applicationGuid], 'approve')
  const copies = await received()
  expect(copies.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
  expect(copies.find(({ channel }) => channel === 'email')).toMatchObject({
    subject: 'Копия: Заявка одобрена, оплатите участие',
    text: expect.stringContaining('Мария Орлова'),
  })
  expect(copies.find(({ channel }) => channel === 'sms')?.text).toMatch(/^Мария Орлова: Заявка/)
})

test('a recalled decision takes the copy back with it', async () => {
  const { made, received } = await withContact()
  const { batchGuid } = await decide(server(), [made.applicationGuid], 'approve')
  await must(server(), 'POST', `/organizer/decisions/${batchGuid}/recall`, {
    token: await organiserToken(server(), 'committee'),
    body: {},
  })
  expect(await received()).toEqual([])
})

test('nobody gets copies unasked, nor after they were removed', async () => {
  const silent = await withContact({ getsNotices: false })
  await decide(server(), [silent.made.applicationGuid], 'approve')
  expect(await silent.received()).toEqual([])
  const removed = await withContact()
  await remove(removed.made)
  await decide(server(), [removed.made.applicationGuid], 'approve')
  expect(await removed.received()).toEqual([])
})

test('a code is never copied, nor what an operator found in a passport', async () => {
  const { made, received } = await withContact()
  await server().logIn(made.phone)
  await givePassport(server(), made)
  const token = await organiserToken(server(), 'security')
  const opened = await must<{ savedAt: string }>(
    server(),
    'POST',
    `/organizer/passports/${made.applicationGuid}/open`,
    { token, body: { purpose: 'check' } },
  )
  await must(server(), 'POST', `/organizer/passports/${made.applicationGuid}/decision`, {
    token,
    body: { decision: 'fail', note: 'Серия 4506 не совпадает', savedAt: opened.savedAt },
  })
  const copies = await received()
  expect(copies.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
  for (const { text, code } of copies) {
    expect(text).not.toContain('4506')
    expect(code).toBeNull()
  }
  expect((await server().outbox(made.email))[0]?.text).toContain('4506')
})
