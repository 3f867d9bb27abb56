import { expect, test } from 'vitest'
import { runJob } from '#server/jobs/job-definitions.ts'
import { coordinator, emptyGroup, followLink, sentMember } from '#test/factories/group.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

const lettersTo = async () => {
  await server().deliver()
  return server().outbox(coordinator.email)
}

test('whoever creates a group is told, and of links that have expired once', async () => {
  const group = await emptyGroup(server())
  const letters = async () =>
    (await lettersTo()).filter(({ subject }) => /Группа создана|срок ссылки/.test(subject ?? ''))
  const before = await letters()
  expect(before[0]?.subject).toBe('Группа создана: Лазоревый Банк')
  const [first, second] = [await sentMember(server(), group), await sentMember(server(), group)]
  const confirmed = await sentMember(server(), group)
  await followLink(server(), confirmed.phone ?? '')
  await server().deliver()
  server().advance(48 * 3600_000 + 1000)
  await runJob(server().services, 'expired-links', {})
  await runJob(server().services, 'expired-links', {})
  const after = await letters()
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]?.subject).toMatch(/срок ссылки истёк/)
  expect(first.participantGuid).not.toBe(second.participantGuid)
  expect(after[0]?.text.match(/истёк: (.*)\. Заявка/)?.[1]?.split(', ')).toHaveLength(2)
})
