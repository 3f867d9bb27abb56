import { expect, test } from 'vitest'
import type { Invoice, PaymentOverview } from '#contract/payment.ts'
import { assistantOf } from '#test/factories/assistant.ts'
import { emptyGroup } from '#test/factories/group.ts'
import {
  approvedParticipant,
  colleagues,
  companyPayer,
  finishedParticipant,
  must,
} from '#test/factories/participant.ts'
import { join } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

const paymentOf = (guid: string, token: string) =>
  must<PaymentOverview>(server(), 'GET', `/participants/${guid}/payment`, { token })

test('an assistant sees for whom else she may pay, and one invoice covers both', async () => {
  const [first, second, third] = await colleagues(server(), 3)
  if (!third) throw new Error('three were asked for')
  const { together } = await paymentOf(second.guid, first.token)
  expect(together.map(({ guid }) => guid).sort()).toEqual([first.guid, third.guid].sort())
  expect(together[0]).toMatchObject({ name: expect.any(String), latinName: expect.any(String) })
  const invoice = await must<Invoice>(server(), 'POST', '/invoices', {
    token: first.token,
    body: { participantGuids: [second.guid, third.guid], payer: companyPayer },
  })
  expect(invoice).toMatchObject({ whole: true, totalKopecks: '36000000' })
  expect((await paymentOf(first.guid, first.token)).together).toEqual([])
})

test('nobody is offered without the right to pay, before the approval, or whose coordinator pays', async () => {
  const made = await approvedParticipant(server())
  const { token, phone } = await assistantOf(server(), made)
  const grant = (person: { guid: string; token: string }, sections?: readonly ['chat']) =>
    assistantOf(server(), { ...made, ...person }, sections, { phone })
  await grant(await approvedParticipant(server()), ['chat'])
  await grant(await finishedParticipant(server()))
  const member = await approvedParticipant(server())
  await join(server(), await emptyGroup(server()), member)
  await grant(member)
  expect((await paymentOf(made.guid, token)).together).toEqual([])
  const other = await approvedParticipant(server())
  await grant(other)
  expect((await paymentOf(made.guid, token)).together.map(({ guid }) => guid)).toEqual([other.guid])
  // The person herself manages nobody.
  expect((await paymentOf(made.guid, made.token)).together).toEqual([])
})

test('the name for the card is the payer’s own, never that of the person paid for', async () => {
  const [first, second] = await colleagues(server())
  const { payerSuggestion } = await paymentOf(second.guid, first.token)
  expect(payerSuggestion.fullName).toBe((await paymentOf(first.guid, first.token)).payerSuggestion.fullName)
  expect(payerSuggestion.fullName).not.toBe('')
  const made = await approvedParticipant(server())
  const alone = await assistantOf(server(), made)
  expect((await paymentOf(made.guid, alone.token)).payerSuggestion.fullName).toBe('')
})
