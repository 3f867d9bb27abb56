import { expect, test } from 'vitest'
import type { Invoice, PaymentOverview } from '#contract/payment.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  colleagues,
  companyPayer,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { invoiceCalls } from './invoice-calls.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)
const { invoiced, cancel } = invoiceCalls(server)

const issueFor = (token: string, people: TestApplicant[]) =>
  must<Invoice>(server(), 'POST', '/invoices', {
    token,
    body: { participantGuids: people.map(({ guid }) => guid), payer: companyPayer },
  })

/** The role under which the release of each payment was written down. */
const rolesOf = async (people: TestApplicant[]) => {
  const rows = await server()
    .database.selectFrom('auditEntry')
    .select(['subjectGuid', 'actorRole'])
    .where('subjectKind', '=', 'payment')
    .where('action', '=', 'cancelInvoice')
    .where(
      'subjectGuid',
      'in',
      people.map(({ applicationGuid }) => applicationGuid),
    )
    .execute()
  return people.map(({ applicationGuid }) => rows.find(row => row.subjectGuid === applicationGuid)?.actorRole)
}

const lettersOf = async (made: TestApplicant, number: string) =>
  (await server().outbox(made.email)).filter(({ subject }) => subject?.includes(number))

test('the books say in which role an account let each person off a cancelled invoice', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  const ofGroup = await issueFor(group.token, members)
  expect((await cancel(ofGroup.guid, group.token)).status).toBe(200)
  expect(await rolesOf(members)).toEqual(['coordinator', 'coordinator'])

  const people = await colleagues(server(), 2)
  const together = await issueFor(people[0].token, people)
  expect((await cancel(together.guid, people[0].token)).status).toBe(200)
  expect(await rolesOf(people)).toEqual(['participant', 'assistant'])
})

test('finance lets everybody off an invoice in one role', async () => {
  const people = await colleagues(server(), 2)
  const { guid } = await issueFor(people[0].token, people)
  const token = await organiserToken(server(), 'finance')
  expect((await cancel(guid, token, '/organizer/invoices')).status).toBe(200)
  expect(await rolesOf(people)).toEqual(['finance', 'finance'])
})

test('who cancels their own invoice needs no letter about it, the other person on it does', async () => {
  const people = await colleagues(server(), 2)
  const { guid, number } = await issueFor(people[0].token, people)
  await server().deliver()
  const before = (await lettersOf(people[0], number)).length
  expect((await cancel(guid, people[0].token)).status).toBe(200)
  await server().deliver()
  expect(await lettersOf(people[0], number)).toHaveLength(before)
  expect((await lettersOf(people[1], number))[0]?.text).toMatch(/отмен/)
})

test('the document goes with the news of an invoice and with no later letter', async () => {
  const { made, invoice } = await invoiced()
  await server().deliver()
  const token = await organiserToken(server(), 'finance')
  expect((await cancel(invoice.guid, token, '/organizer/invoices')).status).toBe(200)
  await server().deliver()
  const letters = await lettersOf(made, invoice.number)
  expect(letters).toHaveLength(2)
  expect(letters.map(({ attachments }) => attachments.length).sort()).toEqual([0, 1])
})

test('the only member on a coordinator’s invoice is told without the document', async () => {
  const { group, members } = await approvedGroup(server(), 1)
  const [member] = members as [TestApplicant]
  const { number } = await issueFor(group.token, [member])
  await server().deliver()
  const [told] = (await server().outbox(member.email)).filter(({ text }) => text.includes(number))
  expect(told?.attachments).toEqual([])
})

test('the later rate is told by the person’s own term, also when the edition’s is moved before the turn of the year', async () => {
  const made = await approvedParticipant(server())
  const laterVat = async () =>
    (
      await must<PaymentOverview>(server(), 'GET', `/participants/${made.guid}/payment`, {
        token: made.token,
      })
    ).laterVat
  expect(await laterVat()).not.toBeNull()
  await server().database.updateTable('edition').set({ payBy: '2025-11-01' }).execute()
  expect(await laterVat()).not.toBeNull()
})
