import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ApplicationDetail, ApplicationRow } from '#contract/organiser-application.ts'
import { confirmedMember, coordinator, emptyGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

test('the committee sees whose group a person comes in, and narrows the queue to it', async () => {
  const token = await organiserToken(server(), 'committee')
  const [group, other] = [await emptyGroup(server()), await emptyGroup(server())]
  const member = await confirmedMember(server(), group)
  await confirmedMember(server(), other)
  const alone = await finishedParticipant(server())
  const list = (query: string) =>
    must<{ items: ApplicationRow[]; counts: object }>(server(), 'GET', `/organizer/applications?${query}`, {
      token,
    })
  const name = `${coordinator.lastName} ${coordinator.firstName} ${coordinator.middleName}`
  const known = { guid: group.guid, coordinator: name, phone: group.phone, company: 'Лазоревый Банк' }
  const narrowed = await list(`group=${group.guid}`)
  expect(narrowed.items.map(({ participantGuid }) => participantGuid)).toEqual([member.participantGuid])
  expect(narrowed.counts).toEqual({ pending: 1 })
  const [row] = narrowed.items
  const detail = await must<ApplicationDetail>(server(), 'GET', `/organizer/applications/${row?.guid}`, {
    token,
  })
  expect(detail.group).toEqual(known)
  const own = await must<ApplicationDetail>(
    server(),
    'GET',
    `/organizer/applications/${alone.applicationGuid}`,
    { token },
  )
  expect(own.group).toBeNull()
  expect((await list(`q=${encodeURIComponent('Ветрова Алла')}`)).items).toHaveLength(2)
  expect((await list(`group=${randomUUID()}`)).items).toEqual([])
  expectRefusal(
    await server().call('GET', '/organizer/applications?group=x', { token }),
    400,
    'malformed_request',
  )
  const groups = await server().call<{ items: object[] }>('GET', '/organizer/group-choices', { token })
  expect(groups.body.items).toContainEqual({ ...known, members: 1 })
  await must(server(), 'POST', `/groups/${group.guid}/members/remove`, {
    token: group.token,
    body: { participantGuids: [member.participantGuid] },
  })
  expect((await list(`group=${group.guid}`)).items).toEqual([])
})

test('whoever reads no applications reads no groups', async () => {
  const token = await organiserToken(server(), 'content')
  expectRefusal(await server().call('GET', '/organizer/group-choices', { token }), 403, 'forbidden')
  expectRefusal(await server().call('GET', '/organizer/group-choices'), 401, 'unauthorized')
})
