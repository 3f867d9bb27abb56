import { expect, test } from 'vitest'
import type { Badge } from '#contract/badge.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { personChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

// What is well formed and fits no column is the caller's fault, not ours: 400 and never 500.
const server = useTestServer()

test('a number of a message, a version and a day that the database cannot hold', async () => {
  const made = await approvedParticipant(server())
  const { token, guid } = made
  const chat = personChat(server(), made)
  await chat.send()
  for (const query of ['after=99999999999', 'before=99999999999'])
    expectRefusal(await chat.read(query), 400, 'malformed_request')
  const body = { companyShortName: 'Лазоревый', position: 'Директор', version: 99_999_999_999 }
  const answer = await server().call('PUT', `/participants/${guid}/badge`, { token, body })
  expectRefusal(answer, 400, 'malformed_request')
  const badge = await must<Badge>(server(), 'GET', `/participants/${guid}/badge`, { token })
  expect(badge.position).not.toBe('Директор')
  const logistics = { token: await organiserToken(server(), 'logistics') }
  expectRefusal(
    await server().call('GET', '/organizer/transfers?day=0000-01-01', logistics),
    400,
    'malformed_request',
  )
})
