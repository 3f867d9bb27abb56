import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PersonRecords } from '#contract/organiser-person.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { mostTags } from '#domain/application/application-tag.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, must, type TestApplicant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const send = async (
  role: OrganiserRole,
  { guid, tag, way = '' }: { guid: string; tag: string; way?: string },
) =>
  server().call<{ tags: string[] }>('POST', `/organizer/applications/${guid}/tags${way}`, {
    token: await organiserToken(server(), role),
    body: { tag },
  })
const add = (made: TestApplicant, tag: string, role: OrganiserRole = 'committee') =>
  send(role, { guid: made.applicationGuid, tag })
const remove = (made: TestApplicant, tag: string) =>
  send('support', { guid: made.applicationGuid, tag, way: '/remove' })

test('a tag is one word for all of the team, however it is typed', async () => {
  const made = await finishedParticipant(server())
  expect((await add(made, 'VIP')).body).toEqual({ tags: ['vip'] })
  expect((await add(made, '  vip ', 'finance')).body).toEqual({ tags: ['vip'] })
  expect((await add(made, 'Ждёт визу', 'support')).body.tags).toEqual(['vip', 'ждёт визу'])
  const records = await must<PersonRecords>(
    server(),
    'GET',
    `/organizer/applications/${made.applicationGuid}/records`,
    { token: await organiserToken(server(), 'admin') },
  )
  expect(records.tags).toEqual(['vip', 'ждёт визу'])
  expect((await remove(made, 'Vip')).body).toEqual({ tags: ['ждёт визу'] })
  expect((await remove(made, 'vip')).body).toEqual({ tags: ['ждёт визу'] })
})

test('tags in use are offered, the most used first', async () => {
  const people = [await finishedParticipant(server()), await finishedParticipant(server())]
  for (const made of people) await add(made, 'перезвонить')
  if (people[0]) await add(people[0], 'редкая')
  const { tags } = await must<{ tags: string[] }>(server(), 'GET', '/organizer/tags', {
    token: await organiserToken(server(), 'finance'),
  })
  expect(tags.indexOf('перезвонить')).toBeLessThan(tags.indexOf('редкая'))
})

test('two at once give no more tags than fit', async () => {
  const made = await finishedParticipant(server())
  for (let count = 1; count < mostTags; count += 1) await add(made, `метка ${count}`)
  const [one, other] = await Promise.all([add(made, 'первая'), add(made, 'вторая', 'admin')])
  expect([one.status, other.status].sort()).toEqual([200, 422])
})

test('a tag is refused that is empty, too long, or of somebody else’s work', async () => {
  const made = await finishedParticipant(server())
  expectRefusal(await add(made, '  '), 422, 'required')
  expectRefusal(await add(made, 'а'.repeat(31)), 422, 'too_long')
  for (const role of ['security', 'content', 'logistics', 'gate'] as const)
    expectRefusal(await add(made, 'vip', role), 403, 'forbidden')
  expectRefusal(await send('committee', { guid: randomUUID(), tag: 'vip' }), 404, 'not_found')
})

test('tags go when the person is erased', async () => {
  const made = await finishedParticipant(server())
  await add(made, 'навсегда')
  const { request } = await must<{ request: { guid: string } }>(
    server(),
    'POST',
    `/participants/${made.guid}/erasure`,
    { token: made.token, body: { reason: null } },
  )
  await must(server(), 'POST', `/organizer/erasures/${request.guid}/decision`, {
    token: await organiserToken(server(), 'admin'),
    body: { decision: 'carryOut', answer: null },
  })
  const left = await server()
    .database.selectFrom('applicationTag')
    .select('tag')
    .where('tag', '=', 'навсегда')
    .execute()
  expect(left).toEqual([])
  expectRefusal(await add(made, 'vip'), 409, 'state_forbids')
})
