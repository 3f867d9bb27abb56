import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SessionLists } from '#contract/auth.ts'
import type { Group, GroupBoard, GroupMember } from '#contract/group.ts'
import {
  addMember,
  boardMember,
  confirmedMember,
  coordinator,
  emptyGroup,
  groupBody,
  groupCompany,
  readBoard,
  sentMember,
  type TestGroup,
} from '#test/factories/group.ts'
import {
  draftParticipant,
  finishedParticipant,
  must,
  rejectedParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const create = (token: string, body: object = groupBody) =>
  server().call<Group>('POST', '/groups', { token, body })

const save = (group: TestGroup, body: object, token = group.token) =>
  server().call<Group>('PUT', `/groups/${group.guid}`, { token, body })

const addSelf = (group: TestGroup) =>
  server().call<GroupMember>('POST', `/groups/${group.guid}/members/self`, { token: group.token })

const otherCompany = { ...groupCompany, inn: '7799001182', name: 'ООО «Другая компания»' }

test('a coordinator starts a group and opens its empty board', async () => {
  const phone = server().nextPhone()
  const { token } = await server().logIn(phone, 'signup')
  const made = await create(token)
  expect(made).toMatchObject({
    status: 200,
    body: { version: 1, memberCount: 0, coordinator, company: groupCompany, locale: 'ru' },
  })
  const board = await server().call<GroupBoard>('GET', `/groups/${made.body.guid}/board`, { token })
  expect(board.body).toMatchObject({
    members: [],
    summary: { total: 0, paid: 0 },
    feeKopecks: '18000000',
    transferLocked: false,
  })
  const session = await must<SessionLists>(server(), 'GET', '/session', { token })
  expect(session.groups).toMatchObject([
    { guid: made.body.guid, coordinatorLastName: 'Ветрова', coordinatorPhone: phone },
  ])
  const stranger = await finishedParticipant(server())
  const theirs = await must<SessionLists>(server(), 'GET', '/session', { token: stranger.token })
  expect(theirs.groups).toEqual([])
})

test('an account has one group, of twenty tabs at once as well', async () => {
  const { token } = await server().logIn(server().nextPhone(), 'signup')
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 409, 'group_exists')
})

test('what was typed wrong is named field by field', async () => {
  const { token } = await server().logIn(server().nextPhone(), 'signup')
  const answer = await create(token, {
    ...groupBody,
    coordinator: { ...coordinator, email: 'a.vetrova' },
    company: { ...groupCompany, inn: '7799001176', shortName: '' },
  })
  expectRefusal(answer, 422, 'fields_invalid', {
    'coordinator.email': 'email_format',
    'company.inn': 'inn_checksum',
    'company.shortName': 'required',
  })
  expectRefusal(await create(token, { ...groupBody, guid: randomUUID() }), 422, 'unknown_field')
})

test('to another coordinator, to a member and to a stranger a group is absent; without a token nothing opens', async () => {
  const [mine, theirs] = [await emptyGroup(server()), await emptyGroup(server())]
  const member = await confirmedMember(server(), mine)
  const draft = await addMember(server(), mine)
  const one = { participantGuids: [draft.participantGuid] }
  const calls: ['GET' | 'PUT' | 'POST' | 'PATCH', string, object | undefined][] = [
    ['GET', 'board', undefined],
    ['PUT', '', { ...groupBody, version: 1 }],
    ['GET', `members/${draft.participantGuid}`, undefined],
    [
      'PATCH',
      `members/${draft.participantGuid}`,
      { version: draft.version, person: { position: 'Директор' } },
    ],
    ['POST', 'members', { person: {}, role: 'participant', locale: 'ru' }],
    ['POST', 'members/self', undefined],
    ['POST', 'members/change', { ...one, change: { position: 'Директор' } }],
    ['POST', 'members/send', one],
    ['POST', 'members/remind', one],
    ['POST', 'members/remove', one],
  ]
  for (const [method, path, body] of calls) {
    const address = (guid: string) => `/groups/${guid}${path && `/${path}`}`
    for (const token of [theirs.token, member.token])
      expectRefusal(await server().call(method, address(mine.guid), { token, body }), 404, 'not_found')
    expectRefusal(
      await server().call(method, address(randomUUID()), { token: mine.token, body }),
      404,
      'not_found',
    )
    expectRefusal(await server().call(method, address(mine.guid), { body }), 401, 'unauthorized')
  }
  expect(await boardMember(server(), mine, draft.participantGuid)).toEqual(draft)
})

test('another group’s member is absent in one’s own', async () => {
  const [mine, theirs] = [await emptyGroup(server()), await emptyGroup(server())]
  const { participantGuid, version } = await addMember(server(), theirs)
  const path = `/groups/${mine.guid}/members`
  const { token } = mine
  expectRefusal(await server().call('GET', `${path}/${participantGuid}`, { token }), 404, 'not_found')
  expectRefusal(
    await server().call('PATCH', `${path}/${participantGuid}`, { token, body: { version, role: 'media' } }),
    404,
    'not_found',
  )
  const body = { participantGuids: [participantGuid] }
  const missing = { results: [{ participantGuid, ok: false, code: 'not_found' }] }
  for (const action of ['send', 'remind', 'remove'])
    expect((await server().call('POST', `${path}/${action}`, { token, body })).body).toEqual(missing)
  const change = { ...body, change: { role: 'speaker' } }
  expect((await server().call('POST', `${path}/change`, { token, body: change })).body).toEqual(missing)
})

test('the organisation changes for everybody while nobody has confirmed, and not afterwards', async () => {
  const group = await emptyGroup(server())
  const draft = await addMember(server(), group)
  const sent = await sentMember(server(), group)
  const changed = await save(group, { ...groupBody, company: otherCompany, version: 1 })
  expect(changed).toMatchObject({ status: 200, body: { version: 2, memberCount: 2, company: otherCompany } })
  const companies = await server()
    .database.selectFrom('participantCompany')
    .select(['inn', 'name'])
    .where('participantGuid', 'in', [draft.participantGuid, sent.participantGuid])
    .execute()
  expect(companies).toEqual(Array(2).fill({ inn: otherCompany.inn, name: otherCompany.name }))
  expect((await boardMember(server(), group, draft.participantGuid)).version).toBe(draft.version + 1)
  await confirmedMember(server(), group)
  const locked = await save(group, { ...groupBody, version: 2 })
  expectRefusal(locked, 409, 'state_forbids', {
    'company.inn': 'state_forbids',
    'company.name': 'state_forbids',
  })
  const renamed = { ...coordinator, lastName: 'Ветрова-Орлова' }
  const own = { coordinator: renamed, company: otherCompany, locale: 'en', version: 2 }
  expect(await save(group, own)).toMatchObject({ status: 200, body: { version: 3, coordinator: renamed } })
  expectRefusal(await save(group, own), 409, 'changed_meanwhile')
})

test('a coordinator takes themselves in: a new application, or their own of the same organisation', async () => {
  const fresh = await emptyGroup(server())
  const added = await addSelf(fresh)
  expect(added).toMatchObject({
    status: 200,
    body: {
      self: true,
      editable: false,
      status: 'draft',
      phone: fresh.phone,
      lastName: 'Ветрова',
      missing: [],
    },
  })
  expect((await addSelf(fresh)).body).toEqual(added.body)
  const own = await finishedParticipant(server())
  const { body: group } = await create(own.token)
  const joined = await addSelf({ ...group, token: own.token, phone: own.phone })
  expect(joined).toMatchObject({
    status: 200,
    body: { participantGuid: own.guid, status: 'pending', self: true },
  })
})

test('of another organisation they stay out, and whoever stands in another group as well', async () => {
  const own = await draftParticipant(server(), { company: { inn: '7799001182', name: 'ООО «Другая»' } })
  const { body: group } = await create(own.token)
  const mine = { ...group, token: own.token, phone: own.phone }
  expectRefusal(await addSelf(mine), 422, 'group_other_company')
  expect(await readBoard(server(), mine)).toMatchObject({ members: [] })
  const elsewhere = await confirmedMember(server(), await emptyGroup(server()))
  const { body: second } = await create(elsewhere.token)
  const answer = await addSelf({ ...second, token: elsewhere.token, phone: elsewhere.ownPhone })
  expectRefusal(answer, 409, 'state_forbids')
})

test('a coordinator whose own application was rejected still has the board', async () => {
  const own = await rejectedParticipant(server())
  expectRefusal(await create(own.token), 403, 'account_blocked')
  const other = await finishedParticipant(server())
  const { body: group } = await create(other.token)
  await server()
    .database.updateTable('application')
    .set({ status: 'rejected' })
    .where('guid', '=', other.applicationGuid)
    .execute()
  expect((await server().call('GET', `/groups/${group.guid}/board`, { token: other.token })).status).toBe(200)
})
