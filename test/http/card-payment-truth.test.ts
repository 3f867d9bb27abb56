import { expect, test, vi } from 'vitest'
import type { CardPaymentRow, InvoiceRow } from '#contract/organiser-finance.ts'
import { reconcileCardPayment } from '#server/usecases/payment/reconcile-card-payment.ts'
import { simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, must, providerIdOf, type TestApplicant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { cardPaymentCalls } from './card-payment-calls.ts'
import { expectRefusal } from './expect-refusal.ts'
import { groupPaymentCalls } from './group-payment-calls.ts'
import { invoiceCalls, order } from './invoice-calls.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)
const { start, paymentOf, attemptsOf } = cardPaymentCalls(server)
const { refund, rowsOf } = groupPaymentCalls(server)
const { issue, markPaid } = invoiceCalls(server)

async function charged(made: TestApplicant) {
  const { body } = await start(made)
  const providerId = providerIdOf(body.payUrl)
  await simulatorOf(server()).payByCard(providerId, { card: testCard('success'), webhookMode: 'lost' })
  const [attempt] = await attemptsOf(made)
  return { providerId, guid: attempt?.guid ?? '', callbackGuid: body.callbackGuid }
}

test('a charge for another order never pays for ours: it is held as a refund due', async () => {
  const made = await approvedParticipant(server())
  const { guid, providerId } = await charged(made)
  const { acquirer } = server().services
  const told = await acquirer.getPayment(providerId)
  if (!told.ok) throw new Error('the simulator does not know its own payment')
  const spy = vi
    .spyOn(acquirer, 'getPayment')
    .mockResolvedValue({ ok: true, payment: { ...told.payment, orderId: 'another-order' } })
  await reconcileCardPayment(server().services, guid)
  spy.mockRestore()
  expect(await paymentOf(made)).toBe('unpaid')
  expect(await attemptsOf(made)).toMatchObject([{ state: 'refundDue' }])
})

test('the acquirer that tells no order of its own is believed: the money is this payment’s', async () => {
  const made = await approvedParticipant(server())
  const { guid, providerId } = await charged(made)
  const { acquirer } = server().services
  const told = await acquirer.getPayment(providerId)
  if (!told.ok) throw new Error('the simulator does not know its own payment')
  const spy = vi
    .spyOn(acquirer, 'getPayment')
    .mockResolvedValue({ ok: true, payment: { ...told.payment, orderId: null } })
  await reconcileCardPayment(server().services, guid)
  spy.mockRestore()
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test('a charge that did not count is returned without touching what the invoice paid', async () => {
  const made = await approvedParticipant(server())
  const invoice = (await issue(made)).body
  const { guid } = await charged(made)
  expect((await markPaid(invoice.guid, order)).status).toBe(200)
  await reconcileCardPayment(server().services, guid)
  expect(await attemptsOf(made)).toMatchObject([{ state: 'refundDue' }])
  expect((await refund(guid)).status).toBe(200)
  expect(await attemptsOf(made)).toMatchObject([{ state: 'refunded' }])
  expect(await paymentOf(made)).toBe('paid')
})

test('a charge that counted is owed again once it is returned, and is not returned twice', async () => {
  const made = await approvedParticipant(server())
  const { guid } = await charged(made)
  await reconcileCardPayment(server().services, guid)
  expect((await refund(guid)).status).toBe(200)
  expect(await paymentOf(made)).toBe('unpaid')
  expectRefusal(await refund(guid), 409, 'state_forbids')
})

test('a payment that took nothing has nothing to return', async () => {
  const made = await approvedParticipant(server())
  await start(made)
  const [attempt] = await attemptsOf(made)
  expectRefusal(await refund(attempt?.guid ?? ''), 409, 'state_forbids')
})

test('a refund that the acquirer refuses leaves the money free; one that it leaves open stays asked for', async () => {
  const made = await approvedParticipant(server())
  const { guid } = await charged(made)
  await reconcileCardPayment(server().services, guid)
  const { acquirer } = server().services
  const asked = async () => (await rowsOf(made))[0]?.lines[0]?.refundAsked
  const spy = vi.spyOn(acquirer, 'refund').mockResolvedValueOnce({ ok: false, code: 'rejected', detail: '' })
  expectRefusal(await refund(guid), 409, 'payment_failed')
  expect(await asked()).toBe(false)
  spy.mockResolvedValueOnce({ ok: true, refundId: 'r', status: 'canceled' })
  expectRefusal(await refund(guid), 409, 'payment_failed')
  expect(await asked()).toBe(false)
  spy.mockResolvedValueOnce({ ok: false, code: 'outcome_unknown', detail: '' })
  expectRefusal(await refund(guid), 409, 'payment_failed')
  expect(await asked()).toBe(true)
  spy.mockRestore()
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test('finance finds a charge by the acquirer’s number and an invoice by its payment order', async () => {
  const token = await organiserToken(server(), 'finance')
  const made = await approvedParticipant(server())
  const { guid, providerId } = await charged(made)
  const cards = await must<{ items: CardPaymentRow[] }>(
    server(),
    'GET',
    `/organizer/card-payments?q=${providerId}`,
    { token },
  )
  expect(cards.items).toMatchObject([{ guid, providerId }])
  const other = await approvedParticipant(server())
  const invoice = (await issue(other)).body
  await markPaid(invoice.guid, { ...order, paymentOrderNumber: '77-1917' })
  const invoices = await must<{ items: InvoiceRow[] }>(server(), 'GET', '/organizer/invoices?q=77-1917', {
    token,
  })
  expect(invoices.items).toMatchObject([{ guid: invoice.guid, paymentOrderNumber: '77-1917' }])
  expect(invoices.items[0]?.markedPaidBy).toEqual(expect.any(String))
})
