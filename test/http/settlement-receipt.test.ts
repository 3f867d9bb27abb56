import { beforeAll, expect, test, vi } from 'vitest'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { simulatorOf } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, must, paidParticipant, startCardPayment } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

type Paid = Awaited<ReturnType<typeof paidParticipant>>

const server = useTestServer()
const minute = 60_000
const people: Paid[] = []
let finance = ''

const one = (index: number): Paid => {
  const found = people[index]
  if (!found) throw new Error(`nobody is number ${index}`)
  return found
}
const run = () => runJob(server().services, 'settlement-receipts', {})
const receiptsOf = ({ payment }: Paid) => simulatorOf(server()).listReceipts(payment.providerId)
const moveTo = (day: string) =>
  server().advance(Date.parse(`${day}T12:00:00+03:00`) - server().services.clock.now().getTime())

async function rowOf({ phone }: Paid): Promise<{ row: CardPaymentRow | undefined; stuck: number }> {
  const { items, stuckReceipts } = await must<{ items: CardPaymentRow[]; stuckReceipts: number }>(
    server(),
    'GET',
    `/organizer/card-payments?q=${encodeURIComponent(phone)}`,
    { token: finance },
  )
  return { row: items[0], stuck: stuckReceipts }
}

const refund = ({ guid }: CardPaymentRow, amountKopecks?: string) =>
  must(server(), 'POST', `/organizer/card-payments/${guid}/refund`, {
    token: finance,
    body: { reason: 'Заявление', ...(amountKopecks && { amountKopecks }) },
  })

/** Paid in 2025; one got the money back before the forum, one never finished paying. */
beforeAll(async () => {
  for (let count = 0; count < 4; count += 1) people.push(await paidParticipant(server()))
  await startCardPayment(server(), await approvedParticipant(server()))
  finance = await organiserToken(server(), 'finance')
  const { row } = await rowOf(one(3))
  if (row) await refund(row)
})

test('nothing is set off before the forum is over', async () => {
  moveTo('2026-02-20')
  await run()
  expect(await receiptsOf(one(0))).toEqual([])
})

test('each charge is set off once, at the whole rate of the forum, whoever runs it and however often', async () => {
  moveTo('2026-02-21')
  finance = await organiserToken(server(), 'finance')
  const made = vi.spyOn(server().services.acquirer, 'createSettlementReceipt')
  await Promise.all([run(), run(), run()])
  await run()
  expect(made).toHaveBeenCalledTimes(3)
  made.mockRestore()
  for (const index of [0, 1, 2])
    expect(await receiptsOf(one(index))).toMatchObject([
      {
        amount: 18_000_000n,
        items: [
          {
            ...{ quantity: 1, unitAmount: '18000000', vatRate: 22, vatCalculated: false },
            paymentMode: 'full_payment',
          },
        ],
      },
    ])
  expect(await receiptsOf(one(3))).toEqual([])
  expect(await rowOf(one(0))).toMatchObject({
    row: { settlementReceipt: { state: 'sent', attempts: 1, amountKopecks: '18000000' } },
    stuck: 0,
  })
  expect((await rowOf(one(3))).row?.settlementReceipt).toBeNull()
  const written = await server()
    .database.selectFrom('auditEntry')
    .select('actorRole')
    .where('action', '=', 'settleReceipt')
    .execute()
  expect(written.map(({ actorRole }) => actorRole)).toEqual(['clock', 'clock', 'clock'])
})

test('what goes back afterwards goes back as money for a rendered service', async () => {
  const { row } = await rowOf(one(0))
  const asked = vi.spyOn(server().services.acquirer, 'refund')
  if (row) await refund(row, '9000000')
  expect(asked.mock.calls[0]?.[0].receipt.items).toMatchObject([
    { unitAmount: 9_000_000n, vatRate: 22, vatCalculated: false, paymentMode: 'full_payment' },
  ])
  asked.mockRestore()
})

test('while the bank is away it is tried again with growing waits, which finance sees, and made once', async () => {
  const late = await paidParticipant(server())
  const bank = simulatorOf(server())
  await bank.setAvailable(false)
  const made = vi.spyOn(server().services.acquirer, 'createSettlementReceipt')
  await run()
  await run()
  expect(made).toHaveBeenCalledOnce()
  expect((await rowOf(late)).row?.settlementReceipt).toMatchObject({ state: 'waiting', attempts: 1 })
  server().advance(2 * minute)
  await run()
  expect(await rowOf(late)).toMatchObject({
    row: { settlementReceipt: { state: 'waiting', attempts: 2 } },
    stuck: 1,
  })
  await bank.setAvailable(true)
  server().advance(minute)
  await run()
  expect(await receiptsOf(late)).toEqual([])
  server().advance(4 * minute)
  await run()
  expect(await receiptsOf(late)).toHaveLength(1)
  expect(await rowOf(late)).toMatchObject({ row: { settlementReceipt: { state: 'sent' } }, stuck: 0 })
  made.mockRestore()
})

test('a receipt whose answer was lost is found in the bank’s list and not made a second time', async () => {
  const late = await paidParticipant(server())
  const { acquirer } = server().services
  const real = acquirer.createSettlementReceipt.bind(acquirer)
  const lost = vi.spyOn(acquirer, 'createSettlementReceipt').mockImplementationOnce(async request => {
    await real(request)
    return { ok: false, code: 'outcome_unknown', detail: 'timeout' }
  })
  await run()
  // Two days later the bank no longer knows the key.
  await server()
    .database.updateTable('settlementReceipt')
    .set({ idempotenceKey: crypto.randomUUID() })
    .where('state', '<>', 'sent')
    .execute()
  server().advance(48 * 60 * minute)
  await run()
  expect(lost).toHaveBeenCalledOnce()
  expect(await receiptsOf(late)).toHaveLength(1)
  finance = await organiserToken(server(), 'finance')
  expect((await rowOf(late)).row?.settlementReceipt).toMatchObject({ state: 'sent', attempts: 2 })
  lost.mockRestore()
})

test('a receipt whose answer comes after another run has noted it is noted once', async () => {
  const late = await paidParticipant(server())
  const { acquirer } = server().services
  const real = acquirer.createSettlementReceipt.bind(acquirer)
  let answer = () => {}
  const slow = new Promise<void>(resolve => {
    answer = resolve
  })
  const held = vi.spyOn(acquirer, 'createSettlementReceipt').mockImplementationOnce(async request => {
    const made = await real(request)
    await slow
    return made
  })
  const first = run()
  await vi.waitFor(async () => expect(await receiptsOf(late)).toHaveLength(1))
  server().advance(2 * minute)
  await run()
  answer()
  await first
  held.mockRestore()
  const written = await server()
    .database.selectFrom('auditEntry')
    .select('actorRole')
    .where('action', '=', 'settleReceipt')
    .where('subjectGuid', '=', late.applicationGuid)
    .execute()
  expect(written).toHaveLength(1)
  expect((await rowOf(late)).row?.settlementReceipt).toMatchObject({ state: 'sent' })
})

test('a receipt that the cash register refuses is made anew under a new key', async () => {
  const late = await paidParticipant(server())
  const { acquirer } = server().services
  const asked = vi.spyOn(acquirer, 'createSettlementReceipt').mockResolvedValueOnce({
    ok: true,
    receipt: { receiptId: 'refused', status: 'canceled' },
  })
  await run()
  server().advance(2 * minute)
  await run()
  const keys = asked.mock.calls.map(([request]) => request.idempotencyKey)
  expect(new Set(keys).size).toBe(2)
  expect(await receiptsOf(late)).toHaveLength(1)
  asked.mockRestore()
})

test('a receipt that the cash register has not printed yet is awaited, and not told as sent', async () => {
  const late = await paidParticipant(server())
  const { acquirer } = server().services
  const real = acquirer.createSettlementReceipt.bind(acquirer)
  const asked = vi.spyOn(acquirer, 'createSettlementReceipt').mockImplementationOnce(async request => {
    const answer = await real(request)
    return answer.ok ? { ok: true, receipt: { ...answer.receipt, status: 'pending' } } : answer
  })
  await run()
  expect((await rowOf(late)).row?.settlementReceipt).toMatchObject({ state: 'pending' })
  server().advance(2 * minute)
  await run()
  expect((await rowOf(late)).row?.settlementReceipt).toMatchObject({ state: 'sent' })
  expect(asked).toHaveBeenCalledOnce()
  asked.mockRestore()
})
