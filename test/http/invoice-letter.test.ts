import { afterEach, expect, test, vi } from 'vitest'
import type { Invoice } from '#contract/payment.ts'
import { colleagues, companyPayer, must } from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
const { invoiced, cancel } = invoiceCalls(server)

afterEach(() => vi.restoreAllMocks())

const letterTo = async (email: string) =>
  (await server().outbox(email)).find(({ subject }) => /счёт/i.test(subject ?? ''))

test('the invoice goes with the letter that announces it, as PDF', async () => {
  const send = vi.spyOn(server().services.mail, 'send')
  const { made, invoice } = await invoiced()
  await server().deliver()
  const [letter] = send.mock.calls
    .map(([sent]) => sent)
    .filter(({ to, attachments }) => to === made.email && attachments?.length)
  expect(letter?.attachments).toEqual([
    { fileName: `invoice-${invoice.number}.pdf`, contentType: 'application/pdf', bytes: expect.any(Buffer) },
  ])
  expect(letter?.attachments?.[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const shown = await letterTo(made.email)
  expect(shown?.attachments).toEqual([`invoice-${invoice.number}.pdf`])
  expect(shown?.text).toMatch(/PDF приложен/)
})

test('a letter about an invoice over the turn of the year names both rates, of the reader’s own sum', async () => {
  const { made } = await invoiced()
  await server().deliver()
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ') ?? ''
  const both = (first: string, second: string) =>
    `меняется 1 января 2026: если деньги придут раньше, в сумме 20 % НДС (${first}), с этого дня 22 % (${second})`
  expect(plain((await letterTo(made.email))?.text)).toContain(both('30 000 ₽', '32 459,02 ₽'))
  const people = await colleagues(server(), 2)
  await must<Invoice>(server(), 'POST', '/invoices', {
    token: people[0]?.token ?? '',
    body: { participantGuids: people.map(({ guid }) => guid), payer: companyPayer },
  })
  await server().deliver()
  const [payer, other] = await Promise.all(people.map(({ email }) => letterTo(email)))
  expect(plain(payer?.text)).toContain(both('60 000 ₽', '64 918,03 ₽'))
  expect(plain(other?.text)).toContain(both('30 000 ₽', '32 459,02 ₽'))
})

test('the row of the message names the invoice and holds no document', async () => {
  const { invoice } = await invoiced()
  const rows = await server()
    .database.selectFrom('message')
    .select(['channel', 'invoiceGuid', 'sealed'])
    .where('template', '=', 'payment_invoice_issued')
    .where('state', '=', 'waiting')
    .orderBy('channel')
    .execute()
  expect(rows.map(({ channel, invoiceGuid }) => [channel, invoiceGuid])).toEqual([
    ['email', invoice.guid],
    ['sms', null],
  ])
  for (const { sealed } of rows) expect(sealed?.length).toBeLessThan(2000)
})

test('whoever sees only their part of an invoice gets no document and is told so', async () => {
  const people = await colleagues(server(), 2)
  await must<Invoice>(server(), 'POST', '/invoices', {
    token: people[0]?.token ?? '',
    body: { participantGuids: people.map(({ guid }) => guid), payer: companyPayer },
  })
  await server().deliver()
  const [payer, other] = await Promise.all(people.map(({ email }) => letterTo(email)))
  expect(payer?.attachments).toHaveLength(1)
  expect(other?.attachments).toEqual([])
  expect(other?.text).toMatch(/Ваша часть счёта показана/)
})

test('a document that cannot be drawn holds its letter back, not the letter for good', async () => {
  await server().deliver()
  const { made } = await invoiced()
  vi.spyOn(server().services.sealer, 'sealBytes').mockImplementation(() => {
    throw new TypeError('broken')
  })
  await server().deliver()
  expect(await letterTo(made.email)).toBeUndefined()
  vi.restoreAllMocks()
  server().advance(60_000)
  await server().deliver()
  expect((await letterTo(made.email))?.attachments).toHaveLength(1)
})

test('an invoice cancelled before its letter leaves still goes with it, marked as cancelled', async () => {
  const { made, invoice } = await invoiced()
  await cancel(invoice.guid, made.token)
  await server().deliver()
  const letters = await server().outbox(made.email)
  expect(letters.filter(({ attachments }) => attachments.length > 0)).toHaveLength(1)
})

test('a coordinator gets the invoice of the group, its members do not', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  const invoice = await must<Invoice>(server(), 'POST', '/invoices', {
    token: group.token,
    body: { participantGuids: members.map(({ guid }) => guid), payer: companyPayer },
  })
  await server().deliver()
  const sent = await server()
    .database.selectFrom('developmentMessage')
    .select(['subject', 'attachments'])
    .where('subject', 'like', `%${invoice.number}%групп%`)
    .execute()
  expect(sent.map(({ attachments }) => attachments)).toEqual([[`invoice-${invoice.number}.pdf`]])
  for (const { email } of members)
    for (const letter of await server().outbox(email)) expect(letter.attachments).toEqual([])
})
