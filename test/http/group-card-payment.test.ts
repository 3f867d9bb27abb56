import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { deliverNotices, simulatorOf } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { cardPayer, must, providerIdOf, type TestApplicant } from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { readZip } from '#test/factories/zip.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal, fieldsOf } from './expect-refusal.ts'
import { fee, groupPaymentCalls } from './group-payment-calls.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)
const {
  issue,
  start,
  overview,
  statuses,
  groupPayments,
  pay,
  rowsOf,
  withdraw,
  refund,
  bankSide,
  expiredUnheard,
} = groupPaymentCalls(server)

test('one card payment for several: one charge, each person accepted and told once, whatever notices come', async () => {
  const { group, members } = await approvedGroup(server(), 3)
  const started = await start(group.token, members)
  expect(started.status).toBe(200)
  expect((await start(group.token, members.toReversed())).body).toEqual(started.body)
  expect(await simulatorOf(server()).show(providerIdOf(started.body.payUrl))).toMatchObject({
    amount: 3n * fee,
  })
  const [first] = members as [TestApplicant, TestApplicant, TestApplicant]
  // The pay page is the coordinator's; a member only sees that somebody pays.
  expect((await overview(first)).openCardPayment).toMatchObject({ payUrl: null, people: 3 })
  expect((await groupPayments(group)).openCardPayments).toMatchObject([
    { payUrl: started.body.payUrl, people: 3, amountKopecks: (3n * fee).toString() },
  ])
  await pay(started.body, 'duplicated')
  await runJob(server().services, 'sweep', {})
  await server().deliver()
  expect(await statuses(members)).toEqual(Array(3).fill('cardPaymentAccepted'))
  for (const made of members) {
    const told = (await server().outbox(made.email)).filter(({ subject }) => subject === 'Оплата принята')
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain(`Плательщик: ${cardPayer.fullName}`)
  }
  const [row] = await rowsOf(first)
  expect(row?.lines.map(({ state, amountKopecks }) => [state, amountKopecks])).toEqual(
    Array(3).fill(['charged', fee.toString()]),
  )
})

test('two selections that overlap, twenty times each: one begins, the other is told of whom', async () => {
  const { group, members } = await approvedGroup(server(), 3)
  const [first, second, third] = members as [TestApplicant, TestApplicant, TestApplicant]
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      start(group.token, index % 2 === 0 ? [first, second] : [second, third]),
    ),
  )
  const won = answers.filter(({ status }) => status === 200)
  const lost = answers.filter(({ status }) => status !== 200)
  expect(new Set(won.map(({ body }) => body.callbackGuid)).size).toBe(1)
  expect(lost.length).toBeGreaterThan(0)
  for (const answer of lost) {
    expectRefusal(answer, 409, 'payment_in_progress')
    expect(fieldsOf(answer)).toEqual({ [`participantGuids.${second.guid}`]: 'payment_in_progress' })
  }
  const open = await server()
    .database.selectFrom('cardPaymentLine')
    .select('applicationGuid')
    .where('state', '=', 'open')
    .where(
      'applicationGuid',
      'in',
      members.map(({ applicationGuid }) => applicationGuid),
    )
    .execute()
  expect(open).toHaveLength(2)
})

test('an invoice and a card for overlapping people at once, twenty times each: nobody is on both', async () => {
  const { group, members } = await approvedGroup(server(), 3)
  const [first, second, third] = members as [TestApplicant, TestApplicant, TestApplicant]
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? issue(group.token, [first, second]) : start(group.token, [second, third]),
    ),
  )
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const applications = members.map(({ applicationGuid }) => applicationGuid)
  const invoiced = await server()
    .database.selectFrom('invoiceLine')
    .select('applicationGuid')
    .where('applicationGuid', 'in', applications)
    .where('isOpen', '=', true)
    .execute()
  const paying = await server()
    .database.selectFrom('cardPaymentLine')
    .select('applicationGuid')
    .where('applicationGuid', 'in', applications)
    .where('state', '=', 'open')
    .execute()
  expect([invoiced.length, paying.length].toSorted()).toEqual([0, 2])
})

test('a declined card tells the payer alone, and everybody owes again', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  const { body } = await start(group.token, members)
  await pay(body, 'normal', 'insufficientFunds')
  expect(await statuses(members)).toEqual(['unpaid', 'unpaid'])
  await server().deliver()
  expect((await server().outbox(group.phone))[0]?.text).toMatch(/не\sпрошла/)
  for (const made of members)
    expect((await server().outbox(made.phone)).some(({ text }) => /не\sпрошла/.test(text))).toBe(false)
})

test('whoever withdrew meanwhile has their part returned alone; the others are paid for', async () => {
  const { group, members } = await approvedGroup(server(), 3)
  const [first, second] = members as [TestApplicant, TestApplicant, TestApplicant]
  const { body } = await start(group.token, members)
  await expiredUnheard(body)
  await withdraw(second)
  await pay(body)
  expect((await statuses(members)).toSorted()).toEqual([
    'cardPaymentAccepted',
    'cardPaymentAccepted',
    'unpaid',
  ])
  const [row] = await rowsOf(first)
  const due = row?.lines.filter(({ state }) => state === 'refundDue') ?? []
  expect(due).toHaveLength(1)
  expect(row).toMatchObject({ status: 'succeeded', refundDue: true })
  expect((await refund(row?.guid ?? '', randomUUID())).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(row?.guid ?? '', due[0]?.guid)))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(await bankSide(body)).toBe(fee)
  const [after] = await rowsOf(first)
  expect(after).toMatchObject({ status: 'succeeded', refundDue: false })
  expect(after?.lines.map(({ state }) => state).toSorted()).toEqual(['charged', 'charged', 'refunded'])
  // The acquirer's notice of the partial refund must not count it twice.
  server().advance(500)
  await deliverNotices(server())
  expect((await statuses(members)).toSorted()).toEqual([
    'cardPaymentAccepted',
    'cardPaymentAccepted',
    'unpaid',
  ])
  expect((await refund(row?.guid ?? '')).status).toBe(200)
  expect(await bankSide(body)).toBe(3n * fee)
  expect(await statuses(members)).toEqual(['unpaid', 'unpaid', 'unpaid'])
  expect((await rowsOf(first))[0]).toMatchObject({ status: 'refunded' })
})

test('a part whose refund was made and never heard of is booked from the acquirer’s next word', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  const [first] = members as [TestApplicant, TestApplicant]
  const { body } = await start(group.token, members)
  await pay(body)
  const [row] = await rowsOf(first)
  const line = row?.lines[0]?.guid ?? ''
  const send = server().services.acquirer.refund.bind(server().services.acquirer)
  const killed = vi.spyOn(server().services.acquirer, 'refund').mockImplementationOnce(async request => {
    await send(request)
    throw new TypeError('killed between the bank and our books')
  })
  expect((await refund(row?.guid ?? '', line)).status).toBe(500)
  killed.mockRestore()
  server().advance(500)
  await deliverNotices(server())
  expect((await rowsOf(first))[0]?.lines.map(({ state }) => state).toSorted()).toEqual([
    'charged',
    'refunded',
  ])
  expect(await bankSide(body)).toBe(fee)
  expect((await statuses(members)).toSorted()).toEqual(['cardPaymentAccepted', 'unpaid'])
})

test('another sum than was asked for is due back to everybody, in parts that add up', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  const { body } = await start(group.token, members)
  await pay(body, 'wrong_amount')
  expect(await statuses(members)).toEqual(['unpaid', 'unpaid'])
  const [row] = await rowsOf(members[0] as TestApplicant)
  expect(row?.lines.map(({ state }) => state)).toEqual(['refundDue', 'refundDue'])
  const total = row?.lines.reduce((sum, line) => sum + BigInt(line.amountKopecks), 0n)
  expect(total?.toString()).toBe(row?.capturedKopecks)
  expect((await refund(row?.guid ?? '')).status).toBe(200)
  expect((await bankSide(body))?.toString()).toBe(row?.capturedKopecks)
})

test('a late charge closes an invoice only when it pays for everybody on it', async () => {
  const whole = await approvedGroup(server(), 2)
  const first = (await start(whole.group.token, whole.members)).body
  await expiredUnheard(first)
  const closed = (await issue(whole.group.token, whole.members)).body
  await pay(first)
  expect(await statuses(whole.members)).toEqual(['cardPaymentAccepted', 'cardPaymentAccepted'])
  const part = await approvedGroup(server(), 2)
  const [one] = part.members as [TestApplicant, TestApplicant]
  const second = (await start(part.group.token, [one])).body
  await expiredUnheard(second)
  const kept = (await issue(part.group.token, part.members)).body
  await pay(second)
  expect(await statuses(part.members)).toEqual(['pending', 'pending'])
  const invoices = await must<{ items: InvoiceRow[] }>(server(), 'GET', '/organizer/invoices?limit=200', {
    token: await organiserToken(server(), 'finance'),
  })
  const stateOf = (guid: string) => invoices.items.find(invoice => invoice.guid === guid)?.status
  expect([stateOf(closed.guid), stateOf(kept.guid)]).toEqual(['paidByCard', 'unpaid'])
})

test('the payer of others is in nobody else’s archive', async () => {
  const { group, members } = await approvedGroup(server(), 1)
  const [made] = members as [TestApplicant]
  await pay((await start(group.token, members)).body)
  const row = await server()
    .database.selectFrom('cardPayment')
    .innerJoin('account', 'account.guid', 'cardPayment.startedBy')
    .select([
      'cardPayment.payerSealed',
      'cardPayment.payerSealGuid',
      'cardPayment.callbackGuid',
      'cardPayment.keyId',
    ])
    .where('account.phone', '=', group.phone)
    .executeTakeFirstOrThrow()
  expect(row.payerSealGuid).toBe(row.callbackGuid)
  expect(
    server().services.sealer.open(row.payerSealed, row.keyId, `payer:${row.callbackGuid}`),
  ).toMatchObject({
    fullName: cardPayer.fullName,
  })
  const archive = await server().call('GET', `/participants/${made.guid}/personal-data`, {
    token: made.token,
  })
  const { data } = JSON.parse(readZip(archive.bytes).get('data.json')?.toString() ?? '{}')
  expect(data.cardPayments).toMatchObject([{ state: 'charged', payer: null }])
})
