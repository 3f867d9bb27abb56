import { expect, test } from 'vitest'
import type { BulkResult, GroupMember } from '#contract/group.ts'
import type { GroupPayments, RefundRequest } from '#contract/replacement.ts'
import { boardMember, confirmedMember, emptyGroup, type TestGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { companyPayer, must, type TestApplicant } from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { replacementCalls } from './replacement-calls.ts'

const server = useTestServer()
const { payByInvoice } = replacementCalls(server)

const withdraw = (group: TestGroup, participantGuids: string[]) =>
  server().call<BulkResult>('POST', `/groups/${group.guid}/members/withdraw`, {
    token: group.token,
    body: { participantGuids, reason: 'Уволился' },
  })

const codes = ({ body }: { body: BulkResult }) => body.results.map(({ ok, code }) => (ok ? 'ok' : code))

test('the coordinator withdraws a member off the open invoice, and the person is told', async () => {
  const { group, members } = await approvedGroup(server(), 3)
  const [gone, ...others] = members as [TestApplicant, ...TestApplicant[]]
  await must(server(), 'POST', '/invoices', {
    token: group.token,
    body: { participantGuids: members.map(({ guid }) => guid), payer: companyPayer },
  })
  expect(codes(await withdraw(group, [gone.guid]))).toEqual(['ok'])
  const { items } = await must<GroupPayments>(server(), 'GET', `/groups/${group.guid}/invoices`, {
    token: group.token,
  })
  const open = items.filter(({ status }) => status === 'unpaid')
  expect(open).toHaveLength(1)
  expect(open[0]?.totalKopecks).toBe((18_000_000n * BigInt(others.length)).toString())
  expect(await boardMember(server(), group, gone.guid)).toMatchObject({
    status: 'cancelled',
    payment: 'unpaid',
    invoice: null,
    withdrawable: false,
  })
  await server().deliver()
  const told = await server().outbox(gone.phone)
  expect(told.filter(({ text }) => text.includes('отозвана'))).not.toEqual([])
})

test('the person and the coordinator withdraw at once: one does, the other is told so', async () => {
  const group = await emptyGroup(server())
  const member = await confirmedMember(server(), group)
  const [own, asked] = await Promise.all([
    server().call('POST', `/participants/${member.participantGuid}/cancel`, {
      token: member.token,
      body: {},
    }),
    withdraw(group, [member.participantGuid]),
  ])
  expect([own.status === 200, asked.body.results[0]?.ok].filter(Boolean)).toHaveLength(1)
  expect([200, 409]).toContain(own.status)
  expect(['ok', 'state_forbids']).toContain(codes(asked)[0])
})

test('for a paid place the money is asked back, once, until it is taken back', async () => {
  const { group, members } = await approvedGroup(server(), 1)
  const [paid] = members as [TestApplicant]
  await payByInvoice(group, [paid])
  expect(codes(await withdraw(group, [paid.guid]))).toEqual(['refund_first'])
  const ask = (asked: boolean, of: TestGroup = group) =>
    server().call<GroupMember>('POST', `/groups/${of.guid}/members/${paid.guid}/refund`, {
      token: of.token,
      body: { asked, reason: 'Отказ службы безопасности' },
    })
  const stranger = await emptyGroup(server())
  expectRefusal(await ask(true, stranger), 404, 'not_found')
  const answers = await Promise.all([ask(true), ask(true), ask(true)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[0]?.body.refundAskedAt).not.toBeNull()
  const finance = await organiserToken(server(), 'finance')
  const requests = async () => {
    const { items } = await must<{ items: RefundRequest[] }>(server(), 'GET', '/organizer/refund-requests', {
      token: finance,
    })
    return items.filter(({ applicationGuid }) => applicationGuid === paid.applicationGuid)
  }
  expect(await requests()).toMatchObject([{ reason: 'Отказ службы безопасности', byCard: false }])
  const audited = await server()
    .database.selectFrom('auditEntry')
    .select('action')
    .where('subjectGuid', '=', paid.applicationGuid)
    .where('action', '=', 'askRefund')
    .execute()
  expect(audited).toHaveLength(1)
  expect((await ask(false)).body.refundAskedAt).toBeNull()
  expect(await requests()).toEqual([])
})

test('a refund of what nobody has paid is refused', async () => {
  const group = await emptyGroup(server())
  const { participantGuid } = await confirmedMember(server(), group)
  const answer = await server().call('POST', `/groups/${group.guid}/members/${participantGuid}/refund`, {
    token: group.token,
    body: { asked: true },
  })
  expectRefusal(answer, 409, 'state_forbids')
})
