import { expect, test } from 'vitest'
import type { GroupMember } from '#contract/group.ts'
import type { Profile } from '#contract/profile.ts'
import {
  addMember,
  boardMember,
  confirmedMember,
  emptyGroup,
  linkTokenOf,
  memberBody,
  readBoard,
  sentMember,
  type TestGroup,
} from '#test/factories/group.ts'
import {
  companyPayer,
  decide,
  emptyParticipant,
  givePassport,
  must,
  requiredConsents,
  textVersion,
  uploadPhotograph,
} from '#test/factories/participant.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const add = (group: TestGroup, body: object) =>
  server().call<GroupMember>('POST', `/groups/${group.guid}/members`, { token: group.token, body })

const save = (group: TestGroup, guid: string, body: object) =>
  server().call<GroupMember>('PATCH', `/groups/${group.guid}/members/${guid}`, { token: group.token, body })

const bulk = async (group: TestGroup, action: 'send' | 'remind' | 'remove', guids: string[]) => {
  const { results } = await must<{ results: { ok: boolean; code: string | null }[] }>(
    server(),
    'POST',
    `/groups/${group.guid}/members/${action}`,
    { token: group.token, body: { participantGuids: guids } },
  )
  return results.map(({ ok, code }) => (ok ? 'ok' : code))
}

/** The guid of the application in the console. */
async function applicationOf(guid: string) {
  return server()
    .database.selectFrom('application')
    .selectAll()
    .where('participantGuid', '=', guid)
    .executeTakeFirstOrThrow()
}

/** A page of the passport, as the person uploads it. */
async function uploadPage({ token, guid }: { token: string; guid: string }): Promise<string> {
  const form = uploadForm({
    fields: { participant: guid, page: 'main' },
    file: await drawPicture({ width: 600, height: 400 }),
  })
  return (await must<{ fileGuid: string }>(server(), 'POST', '/passportfile', { token, ...form })).fileGuid
}

test('a member begins with whatever is known, and the board says what is missing', async () => {
  const group = await emptyGroup(server())
  const empty = await add(group, { person: {}, role: 'participant', locale: 'ru' })
  expect(empty).toMatchObject({ status: 200, body: { status: 'draft', editable: true, phone: null } })
  const missing = empty.body.missing.map(({ field }) => field)
  expect(missing).toEqual(expect.arrayContaining(['person.lastName', 'person.phone', 'person.birthDate']))
  expect(missing.filter(field => field.startsWith('company.'))).toEqual([])
  const whole = await add(group, memberBody(server().nextPhone()))
  expect(whole.body).toMatchObject({
    missing: [],
    gates: { confirmed: 'todo', approved: 'closed', paid: 'closed', passport: 'closed' },
  })
  const media = await add(group, { ...memberBody(server().nextPhone()), role: 'media' })
  expect(media.body.missing).toEqual([
    { field: 'media.mediaName', code: 'required' },
    { field: 'media.mediaWebsite', code: 'required' },
  ])
  expect(await bulk(group, 'send', [empty.body.participantGuid, whole.body.participantGuid])).toEqual([
    'group_data_incomplete',
    'ok',
  ])
})

test('the Latin name is proposed, and never overwritten', async () => {
  const group = await emptyGroup(server())
  const { person } = memberBody(null)
  const body = {
    person: { ...person, latinFirstName: '', latinLastName: 'Orloff' },
    role: 'participant',
    locale: 'ru',
  }
  expect((await add(group, body)).body.latinName).toBe('Mariia Orloff')
})

test('a phone is kept as it is dialled, and refused where it is the coordinator’s or taken', async () => {
  const group = await emptyGroup(server())
  const typed = await add(group, memberBody('8 (916) 111-22-33'))
  expect(typed.body).toMatchObject({ phone: '+79161112233', missing: [] })
  const again = await add(group, memberBody('+79161112233'))
  expectRefusal(again, 409, 'phone_used', { 'person.phone': 'phone_used' })
  expectRefusal(await add(group, memberBody(group.phone)), 422, 'phone_own', { 'person.phone': 'phone_own' })
  const registered = await emptyParticipant(server())
  expectRefusal(await add(group, memberBody(registered.phone)), 409, 'phone_used')
  const wrong = await add(group, memberBody('12'))
  expect(wrong.body).toMatchObject({
    phone: '12',
    missing: [{ field: 'person.phone', code: 'phone_format' }],
  })
  expect((await readBoard(server(), group)).members).toHaveLength(2)
})

test('one phone in twenty groups at once stands in one', async () => {
  const phone = server().nextPhone()
  const groups = await Promise.all(Array.from({ length: 20 }, () => emptyGroup(server())))
  const answers = await Promise.all(groups.map(group => add(group, memberBody(phone))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 409, 'phone_used')
  const boards = await Promise.all(groups.map(group => readBoard(server(), group)))
  expect(boards.flatMap(({ members }) => members)).toHaveLength(1)
}, 60_000)

test('whoever proves their phone takes it from a draft, and the board says so', async () => {
  const group = await emptyGroup(server())
  const member = await addMember(server(), group)
  await emptyParticipant(server(), { phone: member.phone ?? '' })
  expect((await boardMember(server(), group, member.participantGuid)).missing).toEqual([
    { field: 'person.phone', code: 'phone_used' },
  ])
  expect(await bulk(group, 'send', [member.participantGuid])).toEqual(['phone_used'])
})

test('of two browsers on one member the second is told', async () => {
  const group = await emptyGroup(server())
  const { participantGuid, version } = await addMember(server(), group)
  const changes = Array.from({ length: 20 }, (_, index) =>
    save(group, participantGuid, { version, person: { position: `Эксперт ${index}` } }),
  )
  const answers = await Promise.all(changes)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 409, 'changed_meanwhile')
  const form = await server().call('GET', `/groups/${group.guid}/members/${participantGuid}`, group)
  expect(form).toMatchObject({
    status: 200,
    body: { version: version + 1, status: 'draft', role: 'participant' },
  })
})

test('a corrected number gets a link at once, and the old link is dead', async () => {
  const group = await emptyGroup(server())
  const member = await sentMember(server(), group)
  const old = await linkTokenOf(server(), member.phone ?? '')
  const phone = server().nextPhone()
  const wrong = await save(group, member.participantGuid, {
    version: member.version,
    person: { phone: '12' },
  })
  expectRefusal(wrong, 422, 'phone_format', { 'person.phone': 'phone_format' })
  const saved = await save(group, member.participantGuid, { version: member.version, person: { phone } })
  expect(saved.body).toMatchObject({ phone, status: 'unconfirmed', link: { expired: false } })
  expect((await server().call('GET', `/users/confirm/${old}`)).status).not.toBe(200)
  expect((await server().call('GET', `/users/confirm/${await linkTokenOf(server(), phone)}`)).status).toBe(
    200,
  )
})

test('from the confirmation on the form, the passport and the photograph are the person’s own', async () => {
  const group = await emptyGroup(server())
  const member = await confirmedMember(server(), group)
  const guid = member.participantGuid
  expect(member).toMatchObject({
    status: 'pending',
    editable: false,
    gates: { confirmed: 'done', approved: 'waiting' },
  })
  const own = { ...member, guid, phone: member.ownPhone, email: member.email ?? '', version: member.version }
  await givePassport(server(), own)
  const page = await uploadPage(own)
  const { fileGuid: photograph } = await uploadPhotograph(server(), own)
  const { token } = group
  for (const path of [
    `/participants/${guid}`,
    `/participants/${guid}/passport`,
    `/participants/${guid}/dashboard`,
  ])
    expectRefusal(await server().call('GET', path, { token }), 404, 'not_found')
  for (const file of [page, photograph])
    expectRefusal(await server().call('GET', `/file/${file}`, { token }), 404, 'not_found')
  const path = `/groups/${group.guid}/members/${guid}`
  expectRefusal(await server().call('GET', path, { token }), 409, 'state_forbids')
  const body = { version: member.version, person: { birthDate: '1980-01-01' } }
  expectRefusal(await server().call('PATCH', path, { token, body }), 409, 'state_forbids')
  const seen = JSON.stringify(await readBoard(server(), group))
  for (const secret of [page, photograph, 'birthDate']) expect(seen).not.toContain(secret)
})

test('a link that nobody followed for 48 hours is shown as expired, and goes out again', async () => {
  const group = await emptyGroup(server())
  const { participantGuid } = await sentMember(server(), group)
  expect(await bulk(group, 'send', [participantGuid])).toEqual(['link_sent_recently'])
  server().advance(48 * 3_600_000)
  group.token = (await server().logIn(group.phone)).token
  const late = await boardMember(server(), group, participantGuid)
  expect(late).toMatchObject({ gates: { confirmed: 'todo' }, link: { expired: true } })
  expect(await bulk(group, 'send', [participantGuid])).toEqual(['ok'])
  expect(await boardMember(server(), group, participantGuid)).toMatchObject({ link: { expired: false } })
})

test('whoever is removed before confirming is gone, with the link and the claim on the phone', async () => {
  const group = await emptyGroup(server())
  const [draft, sent] = [await addMember(server(), group), await sentMember(server(), group)]
  const token = await linkTokenOf(server(), sent.phone ?? '')
  const guids = [draft.participantGuid, sent.participantGuid]
  expect(await bulk(group, 'remove', guids)).toEqual(['ok', 'ok'])
  expect(await bulk(group, 'remove', guids)).toEqual(['not_found', 'not_found'])
  for (const guid of guids) expect(await applicationOf(guid)).toMatchObject({ status: 'cancelled' })
  expectRefusal(await server().call('GET', `/users/confirm/${token}`), 404, 'link_invalid')
  expect((await readBoard(server(), group)).members).toEqual([])
  for (const { phone } of [draft, sent]) expect((await add(group, memberBody(phone))).status).toBe(200)
})

test('whoever is removed after confirming goes on alone, with their invoice', async () => {
  const group = await emptyGroup(server())
  const member = await confirmedMember(server(), group)
  const guid = member.participantGuid
  await decide(server(), [(await applicationOf(guid)).guid], 'approve')
  await must(server(), 'POST', '/invoices', {
    token: member.token,
    body: { participantGuids: [guid], payer: companyPayer },
  })
  expect(await boardMember(server(), group, guid)).toMatchObject({
    gates: { paid: 'waiting' },
    invoice: { number: expect.stringMatching(/^\d{4}-\d{4}$/) },
  })
  expect(await bulk(group, 'remove', [guid])).toEqual(['ok'])
  expect(await applicationOf(guid)).toMatchObject({ status: 'approved', payment: 'pending' })
  await server().deliver()
  expect(await server().outbox(member.ownPhone)).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining('больше не в группе') }),
  )
  const body = { participantGuids: [guid], payer: companyPayer }
  expectRefusal(await server().call('POST', '/invoices', { token: group.token, body }), 404, 'not_found')
})

test('a member keeps the organisation of the group for as long as they stand in it', async () => {
  const group = await emptyGroup(server())
  const member = await confirmedMember(server(), group)
  const path = `/participants/${member.participantGuid}/profile`
  const { token } = member
  const profile = await must<Profile>(server(), 'GET', path, { token })
  expect(profile).toMatchObject({ companyOfGroup: true })
  const { person, company, version } = profile
  const other = { version, person, company: { ...company, inn: '7799001182' } }
  expectRefusal(await server().call('PUT', path, { token, body: other }), 422, 'group_other_company', {
    'company.inn': 'group_other_company',
  })
  const own = { version, person: { ...person, email: 'new@mail.example' }, company }
  expect((await server().call('PUT', path, { token, body: own })).status).toBe(200)
  await bulk(group, 'remove', [member.participantGuid])
  const free = await must<Profile>(server(), 'GET', path, { token })
  expect(free).toMatchObject({ companyOfGroup: false })
  const moved = { ...other, version: free.version }
  expect((await server().call('PUT', path, { token, body: moved })).status).toBe(200)
})

test('a form that the committee reopens is the person’s, inside the group and after it', async () => {
  const group = await emptyGroup(server())
  const member = await confirmedMember(server(), group)
  const guid = member.participantGuid
  await decide(server(), [(await applicationOf(guid)).guid], 'requestInformation', 'Уточните должность')
  expect(await boardMember(server(), group, guid)).toMatchObject({ status: 'draft', editable: false })
  const path = `/groups/${group.guid}/members/${guid}`
  expectRefusal(await server().call('GET', path, { token: group.token }), 409, 'state_forbids')
  expectRefusal(await server().call('GET', `/participants/${guid}`, { token: group.token }), 404, 'not_found')
  expect(await bulk(group, 'remove', [guid])).toEqual(['ok'])
  expect(await applicationOf(guid)).toMatchObject({ status: 'draft' })
  const body = { consents: requiredConsents, textVersion }
  expectRefusal(
    await server().call('POST', `/participants/${guid}/finish`, { token: group.token, body }),
    404,
    'not_found',
  )
})
