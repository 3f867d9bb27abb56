import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import type { Participant } from '#contract/participant.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  must,
  paidParticipant,
  type StartedCardPayment,
  startCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { type CallOptions, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'finance')
})

type Payments = { items: CardPaymentRow[]; refundDueCount: number; nextCursor: string | null }

const list = (query = '') => must<Payments>(server(), 'GET', `/organizer/card-payments${query}`, { token })

/** One person's attempts in finance's list, newest first. */
const rowsOf = async (made: TestApplicant) => (await list(`?q=${encodeURIComponent(made.phone)}`)).items

function refund(guid: string, options: CallOptions = {}, reason = 'Возврат по заявлению') {
  return server().call<CardPaymentRow>('POST', `/organizer/card-payments/${guid}/refund`, {
    token,
    body: { reason },
    ...options,
  })
}

const paymentOf = async (made: TestApplicant) =>
  (await must<Participant>(server(), 'GET', `/participants/${made.guid}`, { token: made.token })).payment

const bankSide = async ({ providerId }: StartedCardPayment) =>
  (await simulatorOf(server()).show(providerId))?.refundedAmount

/** An attempt that the bank said it had ended, while its pay page can still charge. */
async function expiredUnheard(made: TestApplicant): Promise<StartedCardPayment> {
  const payment = await startCardPayment(server(), made)
  const known = await server().services.acquirer.getPayment(payment.providerId)
  if (!known.ok) throw new Error('The simulator does not know its own payment')
  const end = server().services.acquirer.cancel.bind(server().services.acquirer)
  // The sweep may end attempts that other tests left, in any order.
  const cancel = vi
    .spyOn(server().services.acquirer, 'cancel')
    .mockImplementation(async request =>
      request.providerId === payment.providerId
        ? { ok: true, payment: { ...known.payment, status: 'canceled' } }
        : end(request),
    )
  server().advance(30 * 60_000 + 1000)
  await runJob(server().services, 'sweep', {})
  await server().deliver()
  cancel.mockRestore()
  expect(await rowsOf(made)).toMatchObject([{ status: 'expired' }])
  return payment
}

async function payLate({ providerId }: StartedCardPayment): Promise<void> {
  await simulatorOf(server()).payByCard(providerId, { card: testCard('success'), webhookMode: 'normal' })
  server().advance(500)
  await deliverNotices(server())
}

async function inNextEdition(work: () => Promise<void>): Promise<void> {
  const { database } = server()
  const edition = await readCurrentEdition(database)
  const next = { ...edition, guid: randomUUID(), slug: `${edition.slug}-next` }
  const makeCurrent = async (guid: string) => {
    await database.updateTable('edition').set({ isCurrent: false }).execute()
    await database.updateTable('edition').set({ isCurrent: true }).where('guid', '=', guid).execute()
  }
  await database
    .insertInto('edition')
    .values({ ...next, isCurrent: false })
    .execute()
  await makeCurrent(next.guid)
  try {
    await work()
  } finally {
    await makeCurrent(edition.guid)
  }
}

test('a late success after the half hour still pays', async () => {
  const made = await approvedParticipant(server())
  await payLate(await expiredUnheard(made))
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
  expect(await rowsOf(made)).toMatchObject([{ status: 'succeeded', refundDue: false }])
})

test('a success for a withdrawn application is kept and shown to finance, who return it once', async () => {
  const made = await approvedParticipant(server())
  const payment = await expiredUnheard(made)
  await must(server(), 'POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} })
  const due = (await list()).refundDueCount
  await payLate(payment)
  expect((await list()).refundDueCount).toBe(due + 1)
  const [row] = await rowsOf(made)
  expect(row).toMatchObject({ status: 'succeeded', refundDue: true, amountKopecks: '18000000' })
  expect((await list('?refundDue=true')).items).toContainEqual(row)
  expect(await paymentOf(made)).toBe('unpaid')
  expect(await refund(row?.guid ?? '')).toMatchObject({
    status: 200,
    body: { status: 'refunded', refundDue: false },
  })
  expect(await bankSide(payment)).toBe(18_000_000n)
  expect((await list()).refundDueCount).toBe(due)
  expectRefusal(await refund(row?.guid ?? ''), 409, 'state_forbids')
  expect(await paymentOf(made)).toBe('unpaid')
})

test('a second charge beside the first is a refund due, and the first stays', async () => {
  const made = await approvedParticipant(server())
  const late = await expiredUnheard(made)
  await payLate(await startCardPayment(server(), made))
  await payLate(late)
  expect(await rowsOf(made)).toMatchObject([
    { status: 'succeeded', refundDue: false },
    { status: 'succeeded', refundDue: true },
  ])
  const [, second] = await rowsOf(made)
  await refund(second?.guid ?? '')
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

const refundsDue = async () => {
  const { money } = await must<{ money: { refundDueKopecks: string } }>(
    server(),
    'GET',
    '/organizer/dashboard',
    { token },
  )
  return Number(money.refundDueKopecks)
}

test('another sum than was asked is a refund due of what was taken, and the person owes again', async () => {
  const made = await approvedParticipant(server())
  const before = await refundsDue()
  const payment = await startCardPayment(server(), made)
  await simulatorOf(server()).payByCard(payment.providerId, {
    card: testCard('success'),
    webhookMode: 'wrong_amount',
  })
  server().advance(500)
  await deliverNotices(server())
  expect(await paymentOf(made)).toBe('unpaid')
  const [row] = await rowsOf(made)
  expect(row).toMatchObject({
    status: 'succeeded',
    refundDue: true,
    amountKopecks: '18000000',
    capturedKopecks: '17999900',
  })
  // Finance plans with the sum to be refunded, not with the original price.
  expect(await refundsDue()).toBe(before + 17_999_900)
  expect(await refund(row?.guid ?? '')).toMatchObject({
    status: 200,
    body: { status: 'refunded', refundDue: false },
  })
  expect(await refundsDue()).toBe(before)
  expect(await bankSide(payment)).toBe(18_000_000n - 100n)
  expect((await startCardPayment(server(), made)).providerId).not.toBe(payment.providerId)
})

test('a payment that counted is returned: the person owes again, is told, and may withdraw', async () => {
  const made = await paidParticipant(server())
  const [row] = await rowsOf(made)
  expect((await refund(row?.guid ?? '')).status).toBe(200)
  expect(await bankSide(made.payment)).toBe(18_000_000n)
  expect(await paymentOf(made)).toBe('unpaid')
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.text).toMatch(/180\s000/)
  const cancelled = await server().call('POST', `/participants/${made.guid}/cancel`, {
    token: made.token,
    body: {},
  })
  expect(cancelled.status).toBe(200)
})

test('twenty refunds at once return the money once', async () => {
  const made = await paidParticipant(server())
  const [row] = await rowsOf(made)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(row?.guid ?? '')))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(await bankSide(made.payment)).toBe(18_000_000n)
  const audited = await server()
    .database.selectFrom('auditEntry')
    .select('toValue')
    .where('subjectGuid', '=', made.applicationGuid)
    .where('action', '=', 'refundCard')
    .execute()
  expect(audited).toEqual([{ toValue: 'unpaid' }])
})

test('a refund that the bank tells us of before we have written it down is written down all the same', async () => {
  const made = await paidParticipant(server())
  const [row] = await rowsOf(made)
  const send = server().services.acquirer.refund.bind(server().services.acquirer)
  const killed = vi.spyOn(server().services.acquirer, 'refund').mockImplementationOnce(async request => {
    await send(request)
    throw new TypeError('killed between the bank and our books')
  })
  expect((await refund(row?.guid ?? '')).status).toBe(500)
  killed.mockRestore()
  server().advance(500)
  await deliverNotices(server())
  expect(await rowsOf(made)).toMatchObject([{ status: 'refunded' }])
  expect(await paymentOf(made)).toBe('unpaid')
  expect(await bankSide(made.payment)).toBe(18_000_000n)
})

test('money that the bank took and gave back before we heard of either is in our books, and the person owes again', async () => {
  const made = await approvedParticipant(server())
  const payment = await startCardPayment(server(), made)
  const bank = simulatorOf(server())
  await bank.payByCard(payment.providerId, { card: testCard('success'), webhookMode: 'lost' })
  const [row] = await rowsOf(made)
  await server().services.acquirer.refund({
    providerId: payment.providerId,
    amount: 18_000_000n,
    receipt: { items: [], customer: {} } as never,
    idempotencyKey: randomUUID(),
  })
  await runJob(server().services, 'reconcile-card-payment', { cardPaymentGuid: row?.guid ?? '' })
  expect(await rowsOf(made)).toMatchObject([{ status: 'refunded' }])
  const { capturedKopecks } = await server()
    .database.selectFrom('cardPayment')
    .select('capturedKopecks')
    .where('guid', '=', row?.guid ?? '')
    .executeTakeFirstOrThrow()
  expect(BigInt(capturedKopecks ?? 0)).toBe(18_000_000n)
  expect(await paymentOf(made)).toBe('unpaid')
  // The way to pay is open.
  expect((await startCardPayment(server(), made)).providerId).not.toBe(payment.providerId)
})

test('a refund that was begun and lost is asked again under its key', async () => {
  const made = await paidParticipant(server())
  const [row] = await rowsOf(made)
  const send = server().services.acquirer.refund.bind(server().services.acquirer)
  const killed = vi.spyOn(server().services.acquirer, 'refund').mockImplementationOnce(async request => {
    await send(request)
    throw new TypeError('killed between the bank and our books')
  })
  expect((await refund(row?.guid ?? '')).status).toBe(500)
  killed.mockRestore()
  expect((await refund(row?.guid ?? '')).status).toBe(200)
  expect(await bankSide(made.payment)).toBe(18_000_000n)
  expect(await paymentOf(made)).toBe('unpaid')
})

test('a refund that the bank cancels is asked anew, and not again under the key of the one that came to nothing', async () => {
  const made = await paidParticipant(server())
  const [row] = await rowsOf(made)
  const sent = vi.spyOn(server().services.acquirer, 'refund')
  sent.mockResolvedValueOnce({ ok: true, status: 'canceled', refundId: 'cancelled' })
  expectRefusal(await refund(row?.guid ?? ''), 409, 'payment_failed')
  expect((await refund(row?.guid ?? '')).status).toBe(200)
  expect(new Set(sent.mock.calls.map(([request]) => request.idempotencyKey)).size).toBe(2)
  sent.mockRestore()
  expect(await bankSide(made.payment)).toBe(18_000_000n)
  expect(await paymentOf(made)).toBe('unpaid')
})

test('a late success after the next edition has begun pays for the edition it was asked for', async () => {
  const made = await approvedParticipant(server())
  const payment = await expiredUnheard(made)
  await inNextEdition(() => payLate(payment))
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test('a refund needs its reason, its key, its payment and finance', async () => {
  const made = await paidParticipant(server())
  const [row] = await rowsOf(made)
  const guid = row?.guid ?? ''
  expectRefusal(await refund(guid, {}, ' '), 422, 'reason_required', { reason: 'reason_required' })
  expectRefusal(await refund(guid, { idempotencyKey: null }), 400, 'idempotency_key_required')
  expectRefusal(await refund(randomUUID()), 404, 'not_found')
  for (const role of ['admin', 'committee', 'security', 'support'] as const)
    expectRefusal(await refund(guid, { token: await organiserToken(server(), role) }), 403, 'forbidden')
  const open = await approvedParticipant(server())
  await startCardPayment(server(), open)
  const [attempt] = await rowsOf(open)
  expectRefusal(await refund(attempt?.guid ?? ''), 409, 'state_forbids')
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test('the list of payments pages without gaps or doubles', async () => {
  const all = (await list('?limit=200')).items.map(({ guid }) => guid)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Payments = await list(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    seen.push(...page.items.map(({ guid }) => guid))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen).toEqual(all)
})

test('an attempt that the bank does not end stays open, so that no second one begins beside it', async () => {
  const made = await approvedParticipant(server())
  await startCardPayment(server(), made)
  const cancel = vi.spyOn(server().services.acquirer, 'cancel')
  cancel.mockResolvedValue({ ok: false, code: 'rejected', detail: 'cannot be cancelled' })
  server().advance(30 * 60_000 + 1000)
  await runJob(server().services, 'sweep', {})
  await server().deliver()
  cancel.mockRestore()
  expect(await rowsOf(made)).toMatchObject([{ status: 'pending' }])
  expect(await paymentOf(made)).toBe('pending')
})
