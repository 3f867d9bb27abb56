import { beforeAll, expect, test } from 'vitest'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type { Participant } from '#contract/participant.ts'
import type { Invoice, PaymentOverview } from '#contract/payment.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { colleagues, companyPayer, must, type TestApplicant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)
let finance = ''

beforeAll(async () => {
  finance = await organiserToken(server(), 'finance')
})

/** People of one account on one invoice. */
async function shared(count: number): Promise<{ people: TestApplicant[]; invoice: Invoice }> {
  const people = await colleagues(server(), count)
  const invoice = await must<Invoice>(server(), 'POST', '/invoices', {
    token: people[0]?.token ?? '',
    body: { participantGuids: people.map(({ guid }) => guid), payer: companyPayer },
  })
  return { people, invoice }
}

const withdraw = (made: TestApplicant) =>
  server().call<Participant>('POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} })

const participantOf = (made: TestApplicant) =>
  must<Participant>(server(), 'GET', `/participants/${made.guid}`, { token: made.token })

const invoicesOf = async (made: TestApplicant) =>
  (await must<PaymentOverview>(server(), 'GET', `/participants/${made.guid}/payment`, { token: made.token }))
    .invoices

const markPaid = (guid: string) =>
  server().call<InvoiceRow>('POST', `/organizer/invoices/${guid}/pay`, {
    token: finance,
    body: { paidOn: '2025-09-15', paymentOrderNumber: '1917' },
  })

function nth(people: TestApplicant[], index: number): TestApplicant {
  const made = people[index]
  if (!made) throw new RangeError(`nobody at ${index}`)
  return made
}

test('whoever withdraws leaves the others a new invoice with what is left of the sum', async () => {
  const { people, invoice } = await shared(3)
  const [leaving, second, third] = [nth(people, 0), nth(people, 1), nth(people, 2)]
  expect((await withdraw(leaving)).body).toMatchObject({ status: 'cancelled', payment: 'unpaid' })
  const [fresh, old, ...more] = await invoicesOf(second)
  expect(more).toEqual([])
  expect(old).toMatchObject({
    number: invoice.number,
    status: 'cancelled',
    totalKopecks: '54000000',
    replacedBy: fresh?.number,
    replaces: null,
  })
  expect(fresh).toMatchObject({
    status: 'unpaid',
    totalKopecks: '36000000',
    vatKopecks: '6000000',
    dueOn: invoice.dueOn,
    payerName: invoice.payerName,
    replaces: invoice.number,
    replacedBy: null,
  })
  expect(fresh?.participants.map(({ guid }) => guid).sort()).toEqual([second.guid, third.guid].sort())
  for (const made of [second, third]) expect((await participantOf(made)).payment).toBe('pending')
  expectRefusal(await markPaid(invoice.guid), 409, 'state_forbids')
  expect((await markPaid(fresh?.guid ?? '')).status).toBe(200)
  expect((await participantOf(third)).payment).toBe('paid')
  expect((await participantOf(leaving)).payment).toBe('unpaid')
})

test('whoever is left is told which invoice not to pay, and so is the account that pays', async () => {
  const { people, invoice } = await shared(2)
  const [leaving, left] = [nth(people, 0), nth(people, 1)]
  await withdraw(leaving)
  const [fresh] = await invoicesOf(left)
  await server().deliver()
  for (const to of [left.email, left.phone, leaving.phone]) {
    const told = (await server().outbox(to)).find(({ text }) => text.includes(invoice.number))
    expect({ to, text: told?.text }).toEqual({ to, text: expect.stringContaining(fresh?.number ?? '-') })
  }
  expect((await server().outbox(left.email))[0]?.text).toMatch(/180\s000/)
})

test('the price at which they were invoiced stays, whatever the fee is now', async () => {
  const { people } = await shared(2)
  const fee = await server().database.selectFrom('edition').select('feeKopecks').executeTakeFirstOrThrow()
  await server().database.updateTable('edition').set({ feeKopecks: 20_000_000n }).execute()
  await withdraw(nth(people, 1))
  await server().database.updateTable('edition').set(fee).execute()
  expect((await invoicesOf(nth(people, 0)))[0]).toMatchObject({ totalKopecks: '18000000' })
})

test('a new invoice is due on its own day when the term of the old one is over', async () => {
  const { people, invoice } = await shared(2)
  await server()
    .database.updateTable('invoice')
    .set({ dueOn: '2025-09-01' })
    .where('guid', '=', invoice.guid)
    .execute()
  await withdraw(nth(people, 1))
  expect((await invoicesOf(nth(people, 0)))[0]).toMatchObject({ dueOn: '2025-09-15' })
})

test('the audit of each names both numbers', async () => {
  const { people, invoice } = await shared(2)
  await withdraw(nth(people, 0))
  const [fresh] = await invoicesOf(nth(people, 1))
  const rows = await server()
    .database.selectFrom('auditEntry')
    .select(['subjectGuid', 'action', 'fromValue', 'toValue', 'reason'])
    .where('action', 'in', ['replaceInvoice', 'cancelInvoice'])
    .where(
      'subjectGuid',
      'in',
      people.map(({ applicationGuid }) => applicationGuid),
    )
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    {
      subjectGuid: nth(people, 0).applicationGuid,
      action: 'cancelInvoice',
      fromValue: 'pending',
      toValue: 'unpaid',
      reason: invoice.number,
    },
    {
      subjectGuid: nth(people, 1).applicationGuid,
      action: 'replaceInvoice',
      fromValue: 'pending',
      toValue: 'pending',
      reason: `${invoice.number} → ${fresh?.number}`,
    },
  ])
})

test('of five who withdraw at once nobody is refused, and the one who stays owes for one', async () => {
  const { people } = await shared(6)
  const answers = await Promise.all(people.slice(1).map(withdraw))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const listed = await invoicesOf(nth(people, 0))
  expect(listed.map(({ status, totalKopecks }) => [status, totalKopecks])).toEqual([
    ['unpaid', '18000000'],
    ...[2, 3, 4, 5, 6].map(count => ['cancelled', String(18_000_000 * count)]),
  ])
})

test('everybody withdraws at once, and no invoice stays open', async () => {
  const { people } = await shared(4)
  const answers = await Promise.all(people.map(withdraw))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const open = await server()
    .database.selectFrom('invoiceLine')
    .select('guid')
    .where('isOpen', '=', true)
    .where(
      'applicationGuid',
      'in',
      people.map(({ applicationGuid }) => applicationGuid),
    )
    .execute()
  expect(open).toEqual([])
})

test.each([1, 2, 3, 4])('a withdrawal beside "mark paid": one of them happens (%i)', async () => {
  const { people, invoice } = await shared(2)
  const [left, paid] = await Promise.all([withdraw(nth(people, 1)), markPaid(invoice.guid)])
  const statuses = await Promise.all(people.map(async made => (await participantOf(made)).payment))
  if (paid.status === 200) {
    expectRefusal(left, 409, 'refund_first')
    expect(statuses).toEqual(['paid', 'paid'])
  } else {
    expect(left.status).toBe(200)
    expectRefusal(paid, 409, 'state_forbids')
    expect(statuses).toEqual(['pending', 'unpaid'])
  }
})
