import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Credit } from '#contract/replacement.ts'
import { simulatorOf } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decide, must, type TestApplicant } from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { keepsMoneyTally } from './money-tally.ts'
import { replacementCalls } from './replacement-calls.ts'

const server = useTestServer()
keepsMoneyTally(server)
const { openCredits, payByInvoice, paidPlace, replace, applicationState, confirm, groupCredits, cardRow } =
  replacementCalls(server)
let finance = ''

beforeAll(async () => {
  finance = await organiserToken(server(), 'finance')
})

test('a refund of a given place takes back the payment of whoever has it now', async () => {
  const place = await paidPlace()
  const next = await confirm(place.group, (await replace(place)).body)
  await decide(server(), [next.applicationGuid], 'approve')
  const row = await cardRow(place.made.phone)
  const answer = await server().call('POST', `/organizer/card-payments/${row?.guid}/refund`, {
    token: finance,
    body: { reason: 'По заявлению' },
  })
  expect(answer.status).toBe(200)
  expect(await applicationState(next.applicationGuid)).toEqual({ status: 'approved', payment: 'unpaid' })
  expectRefusal(await replace({ group: place.group, made: next }), 409, 'state_forbids')
})

const money = async () =>
  (await must<{ money: object }>(server(), 'GET', '/organizer/dashboard', { token: finance })).money

test('finance returns free money, by card through the acquirer and by invoice by hand, once', async () => {
  const before = await money()
  const byCard = await paidPlace()
  const invoiced = await approvedGroup(server(), 1)
  const byInvoice = { group: invoiced.group, made: invoiced.members[0] as TestApplicant }
  await payByInvoice(byInvoice.group, [byInvoice.made])
  for (const place of [byCard, byInvoice]) {
    const { body } = await replace(place)
    const refund = (guid: string) =>
      server().call('POST', `/organizer/credits/${guid}/refund`, {
        token: finance,
        body: {
          reason: 'Отказ',
          ...(place === byInvoice && {
            sent: { returnedOn: '2025-09-15', paymentOrderNumber: '77', amountKopecks: '18000000' },
          }),
        },
      })
    const [waiting] = await groupCredits(place.group)
    expectRefusal(await refund(waiting?.guid ?? ''), 409, 'state_forbids')
    await must(server(), 'POST', `/groups/${place.group.guid}/members/remove`, {
      token: place.group.token,
      body: { participantGuids: [body.participantGuid] },
    })
    const [free] = await groupCredits(place.group)
    expect((await openCredits()).map(({ guid }) => guid)).toContain(free?.guid)
    const inEnglish = await must<{ items: Credit[] }>(server(), 'GET', '/organizer/credits', {
      token: finance,
      locale: 'en',
    })
    for (const { oldName, newName } of inEnglish.items) expect(`${oldName} ${newName}`).not.toMatch(/[а-яё]/i)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(free?.guid ?? '')))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    expect(await groupCredits(place.group)).toEqual([])
    expectRefusal(await replace(place), 409, 'state_forbids')
  }
  expect((await simulatorOf(server()).show(byCard.providerId))?.refundedAmount).toBe(18_000_000n)
  expect(await money()).toEqual(before)
  expectRefusal(
    await server().call('POST', `/organizer/credits/${randomUUID()}/refund`, {
      token: finance,
      body: { reason: 'Отказ' },
    }),
    404,
    'not_found',
  )
})

test('money that is on its way back waits for nobody: whoever is approved meanwhile pays, and it is free again when the bank cancels', async () => {
  const place = await paidPlace()
  const { body } = await replace(place)
  const next = await confirm(place.group, body)
  const row = await cardRow(place.made.phone)
  const refunding = vi.spyOn(server().services.acquirer, 'refund')
  refunding.mockResolvedValueOnce({ ok: true, status: 'pending', refundId: 'pending' })
  const refund = () =>
    server().call('POST', `/organizer/card-payments/${row?.guid}/refund`, {
      token: finance,
      body: { reason: 'По заявлению' },
    })
  await refund()
  await decide(server(), [next.applicationGuid], 'approve')
  expect(await applicationState(next.applicationGuid)).toMatchObject({ payment: 'unpaid' })
  refunding.mockResolvedValueOnce({ ok: true, status: 'canceled', refundId: 'cancelled' })
  expectRefusal(await refund(), 409, 'payment_failed')
  refunding.mockRestore()
  expect(await groupCredits(place.group)).toMatchObject([{ state: 'free' }])
})

test('a refund and a replacement at once: the money goes one way', async () => {
  const place = await paidPlace()
  const row = await cardRow(place.made.phone)
  const [replaced, refunded] = await Promise.all([
    replace(place),
    server().call('POST', `/organizer/card-payments/${row?.guid}/refund`, {
      token: finance,
      body: { reason: 'По заявлению' },
    }),
  ])
  expect(refunded.status).toBe(200)
  expect([200, 409]).toContain(replaced.status)
  // In either order, nobody may have a place that was refunded.
  const standing = await server()
    .database.selectFrom('replacement')
    .select('guid')
    .where('oldApplicationGuid', '=', place.made.applicationGuid)
    .where('endedAt', 'is', null)
    .execute()
  expect(standing).toEqual([])
})
