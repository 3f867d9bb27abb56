import { expect, test } from 'vitest'
import type { Dashboard } from '#contract/dashboard.ts'
import type { DecisionPreview } from '#contract/organiser-application.ts'
import { confirmedMember, emptyGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decide, finishedParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()
const recallWindow = 11 * 60_000

async function approve(participantGuid: string): Promise<void> {
  const { guid } = await server()
    .database.selectFrom('application')
    .select('guid')
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirstOrThrow()
  await decide(server(), [guid], 'approve')
  server().advance(recallWindow)
  await server().deliver()
}

test('an approved member is never asked to pay what the coordinator pays', async () => {
  const group = await emptyGroup(server())
  const member = await confirmedMember(server(), group)
  await approve(member.participantGuid)
  const told = await server().outbox(member.ownPhone)
  const approval = told.filter(({ text }) => text.includes('одобрена'))
  expect(approval).toHaveLength(1)
  expect(approval[0]?.text).toMatch(/вам платить не\sнужно/)
  expect(told.map(({ text }) => text).join()).not.toMatch(/Оплатите|180/)
  const { token } = await server().logIn(member.ownPhone)
  const { verdict } = await must<Dashboard>(
    server(),
    'GET',
    `/participants/${member.participantGuid}/dashboard`,
    { token },
  )
  expect(verdict.open.filter(({ reason }) => reason.startsWith('payment'))).toEqual([
    expect.objectContaining({ reason: 'payment_by_coordinator', who: 'coordinator' }),
  ])
})

test('the preview shows members what they will be told, apart from those who pay themselves', async () => {
  const group = await emptyGroup(server())
  const member = await confirmedMember(server(), group)
  const alone = await finishedParticipant(server())
  const { guid } = await server()
    .database.selectFrom('application')
    .select('guid')
    .where('participantGuid', '=', member.participantGuid)
    .executeTakeFirstOrThrow()
  const { kinds } = await must<DecisionPreview>(server(), 'POST', '/organizer/decisions/preview', {
    token: await organiserToken(server(), 'committee'),
    body: { applicationGuids: [guid, alone.applicationGuid], decision: 'approve', reason: null },
  })
  expect(kinds.map(({ name }) => name).toSorted()).toEqual(['approved', 'approved_member'])
  const letter = kinds.find(({ name }) => name === 'approved_member')?.messages.at(-1)?.text
  // Whoever pays is named.
  expect(letter).toMatchObject({ ru: expect.stringMatching(/Ветров/), en: expect.stringMatching(/Vetrov/) })
})
