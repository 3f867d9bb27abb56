import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Dashboard } from '#contract/dashboard.ts'
import {
  approvedParticipant,
  cardPayer,
  finishedParticipant,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { fee, groupPaymentCalls, guids } from './group-payment-calls.ts'

const server = useTestServer()
const { issue, start, overview, statuses, groupPayments, pay, rowsOf, refund } = groupPaymentCalls(server)

test('the coordinator pays for chosen members by one invoice; each is told once', async () => {
  const { group, members } = await approvedGroup(server(), 3)
  const [first, second, third] = members as [TestApplicant, TestApplicant, TestApplicant]
  const { status, body } = await issue(group.token, [first, second])
  expect(status).toBe(200)
  expect(body).toMatchObject({ totalKopecks: (2n * fee).toString(), whole: true, status: 'unpaid' })
  expect(await statuses(members)).toEqual(['pending', 'pending', 'unpaid'])
  await server().deliver()
  for (const made of [first, second]) {
    const told = (await server().outbox(made.email)).filter(({ text }) => text.includes(body.number))
    expect(told).toHaveLength(1)
    // Members are not told the cost; that is the coordinator's business.
    expect(told[0]?.text).not.toMatch(/\d000/)
  }
  expect((await server().outbox(third.email)).some(({ text }) => text.includes(body.number))).toBe(false)
  const shown = await groupPayments(group)
  expect(shown.items).toMatchObject([{ number: body.number, whole: true }])
  expect(shown).toMatchObject({ feeKopecks: fee.toString(), vatKopecks: '3000000', credits: [] })
})

test('a member sees the number and the state of the group’s invoice and their own part, nothing of the others', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  const [first] = members as [TestApplicant, TestApplicant]
  const { body } = await issue(group.token, members)
  const { invoices } = await overview(first)
  expect(invoices).toMatchObject([
    {
      number: body.number,
      status: 'unpaid',
      whole: false,
      totalKopecks: fee.toString(),
      participants: [{ guid: first.guid }],
    },
  ])
  expect(invoices[0]?.participants).toHaveLength(1)
  const { token } = first
  expectRefusal(await server().call('GET', `/invoices/${body.guid}.pdf`, { token }), 404, 'not_found')
  expectRefusal(
    await server().call('POST', `/invoices/${body.guid}/cancel`, { token, body: {} }),
    404,
    'not_found',
  )
  const pdf = await server().call('GET', `/invoices/${body.guid}.pdf`, { token: group.token })
  expect(pdf.headers['content-type']).toBe('application/pdf')
})

test('whoever pays for others consents for themselves, not in the others’ names', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  await issue(group.token, members)
  const consents = await server()
    .database.selectFrom('consent')
    .select(['participantGuid', 'accountGuid', 'kind'])
    .where('kind', '=', 'payerDetails')
    .where(eb =>
      eb.or([
        eb('participantGuid', 'in', guids(members)),
        eb('accountGuid', '=', eb.selectFrom('account').select('guid').where('phone', '=', group.phone)),
      ]),
    )
    .execute()
  expect(consents).toEqual([{ participantGuid: null, accountGuid: expect.any(String), kind: 'payerDetails' }])
})

test('an assistant pays while they may, and loses sight of the invoice with the right', async () => {
  const [made, other] = [await approvedParticipant(server()), await approvedParticipant(server())]
  const account = (guid: string) =>
    server().database.selectFrom('participant').select('accountGuid').where('guid', '=', guid)
  const { guid } = await server()
    .database.insertInto('assistant')
    .values({
      participantGuid: made.guid,
      accountGuid: account(other.guid),
      name: 'Помощник',
      sections: ['payment'],
      createdAt: new Date(),
      grantedAt: new Date(),
      grantedBy: account(made.guid),
    })
    .returning('guid')
    .executeTakeFirstOrThrow()
  const { body } = await issue(other.token, [made])
  const pdf = () => server().call('GET', `/invoices/${body.guid}.pdf`, { token: other.token })
  expect((await pdf()).status).toBe(200)
  // The only person on an invoice may see all of it.
  expect((await overview(made)).invoices).toMatchObject([{ whole: true }])
  await server()
    .database.updateTable('assistant')
    .set({ withdrawnAt: new Date() })
    .where('guid', '=', guid)
    .execute()
  expectRefusal(await pdf(), 404, 'not_found')
  expectRefusal(
    await server().call('POST', `/invoices/${body.guid}/cancel`, { token: other.token, body: {} }),
    404,
    'not_found',
  )
  expectRefusal(await start(other.token, [made]), 404, 'not_found')
})

test('another group’s member is absent, and everybody who cannot be paid for is named', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  const stranger = await approvedGroup(server(), 1)
  expectRefusal(await issue(group.token, [...members, ...stranger.members]), 404, 'not_found')
  expectRefusal(await start(group.token, [...members, ...stranger.members]), 404, 'not_found')
  const pending = await finishedParticipant(server())
  await server()
    .database.insertInto('groupMember')
    .values({ applicationGuid: pending.applicationGuid, groupGuid: group.guid, addedAt: new Date() })
    .execute()
  for (const refused of [
    await issue(group.token, [...members, pending]),
    await start(group.token, [...members, pending]),
  ])
    expectRefusal(refused, 409, 'payment_before_approval', {
      [`participantGuids.${pending.guid}`]: 'payment_before_approval',
    })
  expect(await statuses(members)).toEqual(['unpaid', 'unpaid'])
  expectRefusal(
    await server().call('GET', `/groups/${group.guid}/invoices`, { token: stranger.group.token }),
    404,
    'not_found',
  )
  expectRefusal(
    await server().call('POST', '/payments/card', {
      token: group.token,
      body: { participantGuids: [], payer: cardPayer, locale: 'ru' },
    }),
    422,
    'required',
    { participantGuids: 'required' },
  )
  expectRefusal(
    await server().call('POST', '/payments/card', {
      token: group.token,
      body: {
        participantGuids: Array.from({ length: 101 }, () => randomUUID()),
        payer: cardPayer,
        locale: 'ru',
      },
    }),
    422,
    'too_long',
    { participantGuids: 'too_long' },
  )
})

test('the payment page of a member names who pays, that of anybody else nobody', async () => {
  const { members } = await approvedGroup(server(), 1)
  const [member] = members as [TestApplicant]
  const { coordinator } = await overview(member)
  expect(coordinator?.name).toMatch(/^[А-Я]/)
  expect(coordinator?.latinName).toMatch(/^[A-Z]/)
  expect((await overview(await approvedParticipant(server()))).coordinator).toBeNull()
})

test('whom the coordinator pays for has nothing to do about it, whoever issued an invoice of their own has', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  const [paidFor, own] = members as [TestApplicant, TestApplicant]
  await issue(group.token, [paidFor])
  await issue(own.token, [own])
  const home = ({ token, guid }: TestApplicant) =>
    must<Dashboard>(server(), 'GET', `/participants/${guid}/dashboard`, { token })
  const [first, second] = [await home(paidFor), await home(own)]
  expect(first.verdict.open).toContainEqual(
    expect.objectContaining({ reason: 'payment_by_coordinator', who: 'coordinator' }),
  )
  expect(first.checklist).toContainEqual({ item: 'payment', done: false, available: false })
  // A member who leaves the group stays on its invoice, and need not pay it either.
  await must(server(), 'POST', `/groups/${group.guid}/members/remove`, {
    token: group.token,
    body: { participantGuids: [paidFor.guid] },
  })
  expect((await home(paidFor)).verdict.open).toEqual(first.verdict.open)
  expect(second.verdict.open).toContainEqual(
    expect.objectContaining({ reason: 'payment_awaited', who: 'participant' }),
  )
  expect(second.checklist).toContainEqual({ item: 'payment', done: false, available: true })
})

test('what was paid by card stays on the board, each part as it is, also of whoever has left the group', async () => {
  const { group, members } = await approvedGroup(server(), 3)
  const [stays, leaves, own] = members as [TestApplicant, TestApplicant, TestApplicant]
  await pay((await start(group.token, [stays, leaves])).body)
  // The coordinator does not see what members pay for themselves.
  await pay((await start(own.token, [own])).body)
  await must(server(), 'POST', `/groups/${group.guid}/members/remove`, {
    token: group.token,
    body: { participantGuids: [leaves.guid] },
  })
  const [row] = await rowsOf(leaves)
  await refund(row?.guid ?? '', row?.lines[0]?.guid)
  const { paidCards } = await groupPayments(group)
  expect(paidCards).toMatchObject([{ guid: row?.guid, amountKopecks: (2n * fee).toString() }])
  expect(paidCards[0]?.people.map(({ state }) => state)).toEqual(['refunded', 'charged'])
})
