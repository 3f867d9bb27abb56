import { beforeAll, expect, test } from 'vitest'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import type { RefundRow } from '#contract/organiser-refund.ts'
import type { ConsoleHit } from '#contract/organiser-search.ts'
import type { Participant } from '#contract/participant.ts'
import { simulatorOf } from '#test/factories/acquirer.ts'
import { organiserPhone, organiserToken } from '#test/factories/organiser.ts'
import { must, paidParticipant, type TestApplicant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)
let first = ''
let second = ''

beforeAll(async () => {
  first = await organiserToken(server(), 'finance')
})

const list = (query: string, token = first) =>
  must<{ items: CardPaymentRow[]; refundDueCount: number }>(
    server(),
    'GET',
    `/organizer/card-payments${query}`,
    {
      token,
    },
  )

async function rowOf(made: TestApplicant): Promise<CardPaymentRow> {
  const [row] = (await list(`?q=${encodeURIComponent(made.phone)}`)).items
  if (!row) throw new Error('no card payment')
  return row
}

const act = (row: CardPaymentRow, path: '' | '/decline', token: string, body: object = {}) =>
  server().call<CardPaymentRow>('POST', `/organizer/card-payments/${row.guid}/refund${path}`, {
    token,
    body: { lineGuid: row.lines[0]?.guid, reason: 'Заявление', ...body },
  })

/** Confirms the request that the row was seen with. */
function confirm(row: CardPaymentRow, token: string) {
  const [line] = row.lines
  const { amountKopecks, at: askedAt } = line?.refundWanted ?? {}
  return server().call<CardPaymentRow>('POST', `/organizer/card-payments/${row.guid}/refund/confirm`, {
    token,
    body: { lineGuid: line?.guid, amountKopecks, askedAt },
  })
}

const paymentOf = async (made: TestApplicant) =>
  (await must<Participant>(server(), 'GET', `/participants/${made.guid}`, { token: made.token })).payment

const bankSide = async (row: CardPaymentRow) =>
  (await simulatorOf(server()).show(row.providerId ?? ''))?.refundedAmount

test('a team with one person of finance refunds at once, a part too', async () => {
  const made = await paidParticipant(server())
  const row = await rowOf(made)
  expectRefusal(await act(row, '', first, { amountKopecks: '18000001' }), 422, 'sum_too_large')
  expect(await act(row, '', first, { amountKopecks: '17500000' })).toMatchObject({
    status: 200,
    body: {
      status: 'refunded',
      lines: [
        {
          state: 'refunded',
          amountKopecks: '18000000',
          refundedKopecks: '17500000',
          refundWanted: null,
          refund: {
            by: expect.stringMatching(/\S/),
            at: expect.any(String),
            askedBy: null,
            reason: 'Заявление',
          },
        },
      ],
    },
  })
  expect(await bankSide(row)).toBe(17_500_000n)
  expect(await paymentOf(made)).toBe('unpaid')
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.text).toMatch(/175\s000\s₽/)
})

test('where two may decide, one asks and the other confirms; the bank hears of it once', async () => {
  const { database } = server()
  const account = await database
    .selectFrom('account')
    .select('guid')
    .where('phone', '=', organiserPhone('logistics'))
    .executeTakeFirstOrThrow()
  await database
    .updateTable('organiser')
    .set({ roles: ['logistics', 'finance'] })
    .where('accountGuid', '=', account.guid)
    .execute()
  const made = await paidParticipant(server())
  const row = await rowOf(made)
  // Until the second has been here nobody would wait for them.
  second = await organiserToken(server(), 'logistics')
  const asked = await act(row, '', first, { amountKopecks: '17000000' })
  expect(asked).toMatchObject({
    status: 200,
    body: {
      status: 'succeeded',
      lines: [
        { state: 'charged', refundWanted: { amountKopecks: '17000000', byMe: true, mayConfirm: false } },
      ],
    },
  })
  expect(await bankSide(row)).toBe(0n)
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
  expect((await list('?refundDue=true', second)).items).toContainEqual(
    expect.objectContaining({
      guid: row.guid,
      lines: [
        expect.objectContaining({ refundWanted: expect.objectContaining({ byMe: false, mayConfirm: true }) }),
      ],
    }),
  )
  for (const [token, mayConfirm] of [
    [first, false],
    [second, true],
  ] as const) {
    const { items } = await must<{ items: RefundRow[] }>(
      server(),
      'GET',
      `/organizer/refunds?state=unconfirmed&q=${encodeURIComponent(made.phone)}`,
      { token },
    )
    expect(items).toMatchObject([
      {
        ...{ guid: row.lines[0]?.guid, cardPaymentGuid: row.guid, mayConfirm, ofParticipation: true },
        ...{ amountKopecks: '17000000', askedAt: asked.body.lines[0]?.refundWanted?.at },
      },
    ])
  }
  expectRefusal(await confirm(asked.body, first), 409, 'second_person_required')
  expectRefusal(await act(row, '', second), 409, 'state_forbids')
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(asked.body, second)))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(await bankSide(row)).toBe(17_000_000n)
  const nameOf = async (role: 'finance' | 'logistics') =>
    (
      await database
        .selectFrom('organiser')
        .innerJoin('account', 'account.guid', 'organiser.accountGuid')
        .select('organiser.name')
        .where('account.phone', '=', organiserPhone(role))
        .executeTakeFirstOrThrow()
    ).name
  expect((await rowOf(made)).lines[0]?.refund).toMatchObject({
    by: await nameOf('logistics'),
    askedBy: await nameOf('finance'),
    reason: 'Заявление',
  })
  expect(await paymentOf(made)).toBe('unpaid')
  const log = await database
    .selectFrom('auditEntry')
    .select(['action', 'actorGuid'])
    .where('subjectGuid', '=', made.applicationGuid)
    .where('action', 'in', ['askCardRefund', 'refundCard'])
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['askCardRefund', 'refundCard'])
  expect(log[0]?.actorGuid).not.toBe(log[1]?.actorGuid)
})

test('a request is withdrawn or declined, and then nothing is left to confirm', async () => {
  const made = await paidParticipant(server())
  const row = await rowOf(made)
  expectRefusal(await act(row, '/decline', first), 409, 'state_forbids')
  for (const token of [first, second]) {
    const { body: seen } = await act(row, '', first)
    expect((await act(row, '/decline', token)).body.lines).toMatchObject([{ refundWanted: null }])
    expectRefusal(await confirm(seen, second), 409, 'state_forbids')
  }
  expect(await bankSide(row)).toBe(0n)
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test('of a confirmation and a withdrawal at once one counts', async () => {
  const made = await paidParticipant(server())
  const row = await rowOf(made)
  const { body: seen } = await act(row, '', first)
  await Promise.all([confirm(seen, second), act(row, '/decline', first)])
  const refunded = (await rowOf(made)).status === 'refunded'
  expect(await bankSide(row)).toBe(refunded ? 18_000_000n : 0n)
  expect(await paymentOf(made)).toBe(refunded ? 'unpaid' : 'cardPaymentAccepted')
})

test('a request made anew after somebody looked is not confirmed unseen', async () => {
  const made = await paidParticipant(server())
  const row = await rowOf(made)
  const { body: seen } = await act(row, '', first, { amountKopecks: '1000000' })
  await act(row, '/decline', first)
  expectRefusal(await confirm(seen, second), 409, 'state_forbids')
  await act(row, '', first, { amountKopecks: '18000000' })
  const standing = await rowOf(made)
  expectRefusal(await confirm(seen, second), 409, 'refund_changed')
  expect(await rowOf(made)).toEqual(standing)
  expect(await bankSide(row)).toBe(0n)

  // The same sum for another reason is another request too.
  server().advance(60_000)
  await act(row, '', first, { amountKopecks: '18000000', reason: 'Другая причина' })
  expectRefusal(await confirm(standing, second), 409, 'refund_changed')
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')

  expect(await confirm(await rowOf(made), second)).toMatchObject({
    status: 200,
    body: { status: 'refunded' },
  })
  expect(await bankSide(row)).toBe(18_000_000n)
  expect(await paymentOf(made)).toBe('unpaid')
})

test('the palette tells of a refund that waits, until the acquirer is asked', async () => {
  const made = await paidParticipant(server())
  const row = await rowOf(made)
  await act(row, '', first)
  const standing = async () => {
    const { groups } = await must<{ groups: { hits: ConsoleHit[] }[] }>(
      server(),
      'POST',
      '/organizer/search',
      { token: first, body: { q: row.providerId } },
    )
    return groups.flatMap(({ hits }) => hits.map(({ cardPayment }) => cardPayment))
  }
  expect(await standing()).toEqual(['refundUnconfirmed'])
  await confirm(await rowOf(made), second)
  expect(await standing()).toEqual(['refunded'])
})

test('whoever asked and is alone now confirms it, where the rule does not always ask for two', async () => {
  const made = await paidParticipant(server())
  await act(await rowOf(made), '', first)
  const { database } = server()
  await database
    .updateTable('organiser')
    .set({ roles: ['logistics'] })
    .where('accountGuid', 'in', eb =>
      eb.selectFrom('account').select('guid').where('phone', '=', organiserPhone('logistics')),
    )
    .execute()
  const row = await rowOf(made)
  expect(row.lines).toMatchObject([{ refundWanted: { byMe: true, mayConfirm: true } }])
  const seenBy = async (token: string) =>
    (
      await must<{ items: RefundRow[] }>(
        server(),
        'GET',
        `/organizer/refunds?q=${encodeURIComponent(made.phone)}`,
        { token },
      )
    ).items.map(({ mayConfirm }) => mayConfirm)
  expect(await seenBy(first)).toEqual([true])
  // Admins read the payments and decide none.
  expect(await seenBy(await organiserToken(server(), 'admin'))).toEqual([false])
  expect(await confirm(row, first)).toMatchObject({ status: 200, body: { status: 'refunded' } })
  expect(await seenBy(first)).toEqual([false])
})

test('a card payment is found by the bank’s number and by ours, and has an address of its own', async () => {
  const made = await paidParticipant(server())
  const row = await rowOf(made)
  for (const q of [row.providerId, row.guid])
    expect((await list(`?q=${q}`)).items.map(({ guid }) => guid)).toEqual([row.guid])
  expect(await must(server(), 'GET', `/organizer/card-payments/${row.guid}`, { token: first })).toEqual(row)
  expectRefusal(
    await server().call('GET', `/organizer/card-payments/${made.guid}`, { token: first }),
    404,
    'not_found',
  )
})
