import { expect, test } from 'vitest'
import type { SessionLists } from '#contract/auth.ts'
import { assistantOf } from '#test/factories/assistant.ts'
import {
  admittedParticipant,
  decide,
  decidePassport,
  finishedParticipant,
  must,
  rejectedParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

const userOf = async ({ token }: { token: string }) =>
  (await must<SessionLists>(server(), 'GET', '/session', { token })).users[0]

const reason = 'Квота компании исчерпана'

test('a declined person reads why in the only list that a blocked account opens', async () => {
  const made = await rejectedParticipant(server())
  expect(await userOf(made)).toMatchObject({ guid: made.guid, statusId: 0, decisionReason: reason })
  // A new log-in after the decision shows it at once.
  expect((await server().logIn(made.phone)).users).toMatchObject([{ decisionReason: reason }])
})

test('of those who help, the reason is for whoever may see the profile', async () => {
  const made = await finishedParticipant(server())
  const profile = await assistantOf(server(), made, ['profile'])
  const transfer = await assistantOf(server(), made, ['transfer'])
  await decide(server(), [made.applicationGuid], 'reject', reason)
  expect(await userOf(profile)).toMatchObject({ guid: made.guid, decisionReason: reason })
  expect(await userOf(transfer)).toMatchObject({ guid: made.guid, decisionReason: null })
})

test('the reason goes with the refusal', async () => {
  const made = await rejectedParticipant(server())
  await decide(server(), [made.applicationGuid], 'reopen')
  expect(await userOf(made)).toMatchObject({ status: 'pending', decisionReason: null })
})

test('what the committee asks for is told in the form, not as a reason', async () => {
  const made = await finishedParticipant(server())
  await decide(server(), [made.applicationGuid], 'requestInformation', 'Уточните должность')
  expect(await userOf(made)).toMatchObject({ status: 'draft', decisionReason: null })
})

test('a refusal by security names no reason', async () => {
  const made = await admittedParticipant(server())
  await decidePassport(server(), made, 'refuse', 'Внутренняя отметка')
  const user = await userOf(made)
  expect(user).toMatchObject({ securityStatus: -20, decisionReason: null })
  expect(JSON.stringify(user)).not.toContain('Внутренняя')
})
