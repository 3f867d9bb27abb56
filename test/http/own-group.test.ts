import { expect, test } from 'vitest'
import type { Group } from '#contract/group.ts'
import type { OwnGroup } from '#contract/own-group.ts'
import { confirmedMember, coordinator, emptyGroup, readBoard } from '#test/factories/group.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

test('the coordinator’s Latin name is as they spell it, else as passports do', async () => {
  const group = await emptyGroup(server())
  const path = `/groups/${group.guid}`
  const { memberCount: _, guid: __, version, ...details } = (await readBoard(server(), group)).group
  expect(details.coordinator).toMatchObject({ latinLastName: 'Vetrova', latinFirstName: 'Alla' })
  const put = (coordinator: object) =>
    server().call<Group>('PUT', path, {
      token: group.token,
      body: { ...details, coordinator: { ...details.coordinator, ...coordinator }, version },
    })
  expectRefusal(await put({ latinFirstName: 'Алла' }), 422, 'only_latin', {
    'coordinator.latinFirstName': 'only_latin',
  })
  expect((await put({ latinFirstName: 'Ella' })).status).toBe(200)
  const { participantGuid, token } = await confirmedMember(server(), group)
  const known = await must<OwnGroup>(server(), 'GET', `/participants/${participantGuid}/group`, { token })
  expect(known.group?.coordinator).toMatchObject({ name: 'Алла Ветрова', latinName: 'Ella Vetrova' })
})

test('a member sees whose group it is, leaves it, and the coordinator is told', async () => {
  const group = await emptyGroup(server())
  const { participantGuid: guid, token } = await confirmedMember(server(), group)
  const path = `/participants/${guid}/group`
  const known = await must<OwnGroup>(server(), 'GET', path, { token })
  expect(known.group).toMatchObject({
    companyName: 'Лазоревый Банк',
    coordinator: {
      name: 'Алла Ветрова',
      latinName: 'Alla Vetrova',
      phone: group.phone,
      email: coordinator.email,
    },
    paidHere: false,
  })
  expectRefusal(await server().call('GET', path, { token: group.token }), 404, 'not_found')
  const answers = await Promise.all([
    server().call('DELETE', path, { token }),
    server().call('DELETE', path, { token }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await readBoard(server(), group)).members).toEqual([])
  expect(await must<OwnGroup>(server(), 'GET', path, { token })).toEqual({ group: null })
  await server().deliver()
  const letters = await server().outbox(coordinator.email)
  expect(letters.filter(({ text }) => /больше не\sв\sвашей группе/.test(text))).not.toEqual([])
})
