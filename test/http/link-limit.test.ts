import { expect, test } from 'vitest'
import { draftForAnother, type RegisteredPerson, send } from '#test/factories/registered-person.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

test('one account sends so many links in an hour, however many at once', async () => {
  const first = await draftForAnother(server())
  const wish = { by: first.registrant }
  const others: RegisteredPerson[] = []
  for (let made = 1; made < 35; made += 1) others.push(await draftForAnother(server(), wish))
  const answers = await Promise.all([first, ...others].map(made => send(server(), made)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(5)
  for (const answer of refused) expectRefusal(answer, 429, 'too_many_requests')
  server().advance(3_600_000)
  const waiting = others.find((_, index) => answers[index + 1]?.status !== 200) ?? first
  expect((await send(server(), waiting)).status).toBe(200)
})
