import { beforeAll, expect, test } from 'vitest'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type { RaiseList } from '#contract/raise.ts'
import type { StaffCompany } from '#contract/staff-company.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { answered, askedRaise, invoicedRaise, offeredRaise, raisePayer } from '#test/factories/raise.ts'
import { employees, staffCompany, type TestStaffCompany } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let logistics = ''
let finance = ''

beforeAll(async () => {
  logistics = await organiserToken(server(), 'logistics')
  finance = await organiserToken(server(), 'finance')
})

const order = { paidOn: '2025-09-15', paymentOrderNumber: '501' }

const placesOf = async ({ guid, token }: TestStaffCompany) =>
  (await must<StaffCompany>(server(), 'GET', `/staff/companies/${guid}`, { token })).forumPlaces.all

const raisesOf = ({ guid, token }: TestStaffCompany) =>
  must<RaiseList>(server(), 'GET', `/staff/companies/${guid}/raises`, { token })

const pay = (invoiceGuid: string, body: object = order) =>
  server().call<InvoiceRow>('POST', `/organizer/invoices/${invoiceGuid}/pay`, { token: finance, body })

const lastLetter = async (to: string) => {
  await server().deliver()
  const [letter] = await server().outbox(to)
  return letter
}

test('places that cost count when the whole sum is booked, and go when the booking is taken back', async () => {
  const company = await staffCompany(server(), { contractorRole: 'partner' })
  const raise = await invoicedRaise(server(), company, { logistics })
  expect(raise).toMatchObject({
    state: 'invoiced',
    places: 2,
    totalKopecks: '3000000',
    invoice: { status: 'unpaid', totalKopecks: '3000000', places: 2, participants: [] },
  })
  expect(await placesOf(company)).toBe(4)
  const guid = raise.invoice?.guid ?? ''
  const part = await pay(guid, { ...order, paymentOrderNumber: '500', amountKopecks: '1000000' })
  expect(part.body).toMatchObject({ status: 'unpaid', missingKopecks: '2000000' })
  expect(await placesOf(company)).toBe(4)
  const paid = await pay(guid)
  expect(paid).toMatchObject({ status: 200, body: { status: 'paid', places: 2, lines: [] } })
  expect(paid.body.advanceTaxInvoices).toHaveLength(2)
  expect(await placesOf(company)).toBe(6)
  expect((await raisesOf(company)).items[0]).toMatchObject({ state: 'paid' })
  expect((await lastLetter(company.owner.email))?.subject).toContain('Места добавлены')

  const payment = paid.body.payments.find(({ paymentOrderNumber }) => paymentOrderNumber === '501')
  const reversed = await server().call(
    'POST',
    `/organizer/invoices/${guid}/payments/${payment?.guid}/reverse`,
    { token: finance, body: { reason: 'Чужие деньги' } },
  )
  expect(reversed.status).toBe(200)
  expect(await placesOf(company)).toBe(4)
  expect((await raisesOf(company)).items[0]).toMatchObject({ state: 'invoiced' })
})

test('its papers name the places', async () => {
  const company = await staffCompany(server(), { contractorRole: 'exhibitor' })
  const { invoice } = await invoicedRaise(server(), company, { logistics, places: 3 })
  const pdf = async (path: string, token: string) => {
    const answer = await server().call('GET', path, { token })
    expect(answer.status).toBe(200)
    return readPdfText(answer.bytes).join(' ').replace(/\s+/g, ' ')
  }
  const text = await pdf(`/invoices/${invoice?.guid}.pdf?locale=ru`, company.token)
  expect(text).toMatch(/места для сотрудников/i)
  expect(text).toContain('45 000,00')
  const paid = await pay(invoice?.guid ?? '')
  const [advance] = paid.body.advanceTaxInvoices
  const advanceText = await pdf(
    `/invoices/${invoice?.guid}/advance-tax-invoices/${advance?.guid}.pdf`,
    company.token,
  )
  expect(advanceText).toMatch(/места для сотрудников/i)
})

test('places given free of charge count at once', async () => {
  const company = await staffCompany(server(), { contractorRole: 'contractor' })
  const raise = await askedRaise(server(), company, 3)
  await answered(server(), logistics, raise, {
    answer: 'grant',
    version: raise.version,
    places: 1,
    note: 'Одно',
  })
  expect(await placesOf(company)).toBe(1)
  expect((await raisesOf(company)).items[0]).toMatchObject({ state: 'granted', places: 1, invoice: null })
  expect((await lastLetter(company.owner.email))?.text).toContain('Одно')
})

test('a refusal needs a reason and ends the request, so that another may be sent', async () => {
  const company = await staffCompany(server())
  const raise = await askedRaise(server(), company)
  const again = await server().call('POST', `/staff/companies/${company.guid}/raises`, {
    token: company.token,
    body: { places: 1, reason: 'Ещё' },
  })
  expectRefusal(again, 409, 'raise_open')
  const path = `/organizer/raises/${raise.guid}/answer`
  const refuse = (note: string) =>
    server().call('POST', path, {
      token: logistics,
      body: { answer: 'refuse', version: raise.version, note },
    })
  expect((await refuse('')).status).toBe(422)
  expect((await refuse('Площадка заполнена')).status).toBe(200)
  await askedRaise(server(), company)
  expect((await raisesOf(company)).items.map(({ state }) => state)).toEqual(['asked', 'refused'])
})

test('a declined offer, a cancelled invoice', async () => {
  const company = await staffCompany(server())
  const offered = await offeredRaise(server(), company, { logistics })
  const withdraw = (version: number) =>
    server().call('POST', `/staff/companies/${company.guid}/raises/${offered.guid}/withdraw`, {
      token: company.token,
      body: { version },
    })
  expectRefusal(await withdraw(offered.version - 1), 409, 'changed_meanwhile')
  const invoiced = await must<{ version: number; invoice: { guid: string } }>(
    server(),
    'POST',
    `/staff/companies/${company.guid}/raises/${offered.guid}/invoice`,
    { token: company.token, body: { version: offered.version, payer: raisePayer } },
  )
  // An issued invoice is cancelled first, so that nobody pays for what was declined.
  expectRefusal(await withdraw(invoiced.version), 409, 'state_forbids')
  const cancelled = await server().call('POST', `/invoices/${invoiced.invoice.guid}/cancel`, {
    token: company.token,
    body: {},
  })
  expect(cancelled.status).toBe(200)
  const [raise] = (await raisesOf(company)).items
  expect(raise).toMatchObject({ state: 'offered', invoice: null })
  expect((await withdraw(raise?.version ?? 0)).status).toBe(200)
  expect((await raisesOf(company)).items[0]).toMatchObject({ state: 'withdrawn' })
})

test('strangers find neither request nor invoice, and only logistics answers', async () => {
  const company = await staffCompany(server())
  const stranger = await staffCompany(server())
  const raise = await invoicedRaise(server(), company, { logistics })
  const get = (path: string, token?: string) => server().call('GET', path, token ? { token } : {})
  expect((await get(`/staff/companies/${company.guid}/raises`, stranger.token)).status).toBe(404)
  expect((await get(`/invoices/${raise.invoice?.guid}.pdf`, stranger.token)).status).toBe(404)
  const cancel = await server().call('POST', `/invoices/${raise.invoice?.guid}/cancel`, {
    token: stranger.token,
    body: {},
  })
  expect(cancel.status).toBe(404)
  expect((await get(`/staff/companies/${company.guid}/raises`)).status).toBe(401)
  const answer = await server().call('POST', `/organizer/raises/${raise.guid}/answer`, {
    token: finance,
    body: { answer: 'refuse', version: raise.version, note: 'Нет' },
  })
  expect(answer.status).toBe(403)
  const wrong = await server().call('POST', `/staff/companies/${company.guid}/raises`, {
    token: company.token,
    body: { places: 0, reason: '' },
  })
  expect(wrong.status).toBe(422)
})

test('the queue counts what waits for logistics', async () => {
  const before = await must<{ counts: { asked?: number } }>(server(), 'GET', '/organizer/raises', {
    token: logistics,
  })
  const company = await staffCompany(server())
  await employees(server(), company, 1)
  await askedRaise(server(), company, 7)
  const after = await must<{ counts: { asked?: number }; items: { placesAsked: number }[] }>(
    server(),
    'GET',
    '/organizer/raises?state=asked',
    { token: logistics },
  )
  expect(after.counts.asked).toBe((before.counts.asked ?? 0) + 1)
  expect(after.items.at(-1)).toMatchObject({ placesAsked: 7, company: { guid: company.guid } })
  const console = await must<{ waiting: { what: string; count: number }[] }>(
    server(),
    'GET',
    '/organizer/dashboard',
    { token: logistics },
  )
  expect(console.waiting.find(({ what }) => what === 'raises')?.count).toBe(after.counts.asked)
})
