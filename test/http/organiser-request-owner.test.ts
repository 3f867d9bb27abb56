import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ChangeRequest } from '#contract/change-request.ts'
import type { Erasure } from '#contract/erasure.ts'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import type { RequestOwner } from '#contract/organiser-owner.ts'
import type { TeamMemberRow } from '#contract/organiser-team.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { OwnedRequest } from '#domain/organiser/owned-request.ts'
import { noTransfer } from '#domain/transfer/transfer.ts'
import { enrolledOrganiser, organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, must, paidParticipant } from '#test/factories/participant.ts'
import { type Answer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { openStream } from './live-stream.ts'

const server = useTestServer({ clock: '2026-02-14T10:00:00+03:00' })

type Member = { guid: string; token: string; name: string }
type Kind = { role: OrganiserRole; stranger: OrganiserRole; open: string; make: () => Promise<string> }
type Row = { guid: string; owner: RequestOwner }

async function change(body: object = { kind: 'badge', proposed: badge }): Promise<string> {
  const made = await approvedParticipant(server())
  const asked = await must<ChangeRequest>(server(), 'POST', `/participants/${made.guid}/change-requests`, {
    token: made.token,
    body: { reason: 'Компанию переименовали', ...body },
  })
  return asked.guid
}

const badge = { companyShortName: 'Лазоревый', position: 'Директор' }

async function erasure(): Promise<string> {
  const made = await approvedParticipant(server())
  const path = `/participants/${made.guid}/erasure`
  const { request } = await must<Erasure>(server(), 'POST', path, {
    token: made.token,
    body: { reason: null },
  })
  return request?.guid ?? ''
}

async function refund(): Promise<string> {
  const made = await paidParticipant(server())
  const line = await server()
    .database.selectFrom('cardPaymentLine')
    .innerJoin('application', 'application.guid', 'cardPaymentLine.applicationGuid')
    .select(['cardPaymentLine.guid', 'cardPaymentLine.cardPaymentGuid'])
    .where('application.participantGuid', '=', made.guid)
    .executeTakeFirstOrThrow()
  await must(server(), 'POST', `/organizer/card-payments/${line.cardPaymentGuid}/refund`, {
    token: await organiserToken(server(), 'finance'),
    body: { lineGuid: line.guid, reason: 'Заявление' },
  })
  return line.guid
}

const kinds: Record<OwnedRequest, Kind> = {
  refunds: { role: 'finance', stranger: 'admin', open: 'state=unconfirmed', make: refund },
  changes: { role: 'support', stranger: 'finance', open: 'status=open', make: change },
  erasures: { role: 'admin', stranger: 'support', open: 'status=open', make: erasure },
}
const each = Object.keys(kinds) as OwnedRequest[]

const team = {} as Record<OwnedRequest, [Member, Member]>

beforeAll(async () => {
  // A second person of finance, so that a refund waits for them.
  for (const what of each) {
    const named = async (name: string) => ({
      name,
      ...(await enrolledOrganiser(server(), { name, roles: [kinds[what].role] })),
    })
    team[what] = [await named('Анна Белова'), await named('Яна Юрьева')]
  }
})

const streams: { close: () => void }[] = []
afterAll(() => {
  for (const stream of streams) stream.close()
})

const wish = (
  what: OwnedRequest,
  guid: string,
  from: string | null,
  by: { token: string; owner?: 'nobody' },
) =>
  server().call<{ owner: RequestOwner }>('PUT', `/organizer/${what}/${guid}/owner`, {
    token: by.token,
    body: { owner: by.owner ?? 'me', from },
  })

const list = (what: OwnedRequest, query: string, { token }: { token: string }) =>
  must<{ items: Row[]; nextCursor: string | null }>(
    server(),
    'GET',
    `/organizer/${what}?${kinds[what].open}&${query}`,
    { token },
  )

const guidsOf = ({ items }: { items: Row[] }) => items.map(({ guid }) => guid)

const ownerOf = async (what: OwnedRequest, guid: string) =>
  (await list(what, 'limit=100', team[what][0])).items.find(row => row.guid === guid)?.owner ?? null

const actions = async () => {
  const rows = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'actorRole', 'fromValue'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  return rows.toReversed()
}

test.each(each)('of %s one is taken, shown, taken over, given back and written down', async what => {
  const { role, make } = kinds[what]
  const guid = await make()
  const [one, other] = team[what]
  expect((await wish(what, guid, null, one)).body.owner).toEqual({
    guid: one.guid,
    name: one.name,
    mine: true,
  })
  expect(await ownerOf(what, guid)).toMatchObject({ mine: true })
  const seen = (await list(what, 'limit=100', other)).items.find(row => row.guid === guid)
  expect(seen?.owner).toEqual({ guid: one.guid, name: one.name, mine: false })
  // Nobody gives back what a colleague has, and whoever takes it over knows whose it is.
  expectRefusal(await wish(what, guid, one.guid, { ...other, owner: 'nobody' }), 409, 'state_forbids')
  expectRefusal(await wish(what, guid, null, other), 409, 'changed_meanwhile')
  expect((await wish(what, guid, one.guid, other)).body.owner).toMatchObject({ guid: other.guid })
  expect(await wish(what, guid, other.guid, { ...other, owner: 'nobody' })).toMatchObject({
    ...{ status: 200, body: { owner: null } },
  })
  const noun = { refunds: 'Refund', changes: 'Change', erasures: 'Erasure' }[what]
  const fromValue = what === 'changes' ? 'badge' : null
  expect(await actions()).toEqual([
    { action: `take${noun}`, actorRole: role, fromValue },
    { action: `give${noun}Back`, actorRole: role, fromValue },
  ])
})

test.each(each)('of many who take one of the %s at once, one has it', async what => {
  const guid = await kinds[what].make()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => wish(what, guid, null, team[what][index % 2 ? 1 : 0])),
  )
  const owners = new Set(
    answers.flatMap(({ status, body }) => (status === 200 && body.owner ? [body.owner.guid] : [])),
  )
  expect(owners.size).toBe(1)
  for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 409, 'changed_meanwhile')
})

test.each(each)('%s are taken by whoever settles them alone', async what => {
  const guid = await kinds[what].make()
  const token = await organiserToken(server(), kinds[what].stranger)
  expectRefusal(await wish(what, guid, null, { token }), 403, 'forbidden')
  const unknown = '0198f000-0000-7000-8000-000000000001'
  expectRefusal(await wish(what, unknown, null, team[what][0]), 404, 'not_found')
})

test.each(each)('%s are narrowed and sorted by who has taken them, and counted', async what => {
  const [one, other] = team[what]
  const made = [await kinds[what].make(), await kinds[what].make(), await kinds[what].make()]
  const [mine = '', theirs = '', free = ''] = made
  await wish(what, mine, null, one)
  await wish(what, theirs, null, other)
  expect(guidsOf(await list(what, 'owner=mine&limit=100', one))).toContain(mine)
  expect(guidsOf(await list(what, 'owner=mine&limit=100', one))).not.toContain(theirs)
  expect(guidsOf(await list(what, 'owner=mine&limit=100', other))).not.toContain(mine)
  const unowned = guidsOf(await list(what, 'owner=free&limit=100', one))
  expect(made.map(guid => unowned.includes(guid))).toEqual([false, false, true])
  const { counts } = await must<{ counts: { owner: { value: string; count: number }[] } }>(
    server(),
    'GET',
    `/organizer/${what}/counts?${kinds[what].open}&owner=mine`,
    { token: one.token },
  )
  const own = guidsOf(await list(what, 'owner=mine&limit=100', one)).length
  expect(counts.owner).toEqual([
    { value: 'mine', count: own, more: false },
    { value: 'free', count: unowned.length, more: false },
  ])
  const places = async (sort: string) => {
    const rows: string[] = []
    let cursor: string | null = null
    do {
      const next = `sort=${sort}&limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`
      const page = await list(what, next, one)
      rows.push(...guidsOf(page))
      cursor = page.nextCursor
    } while (cursor)
    expect(new Set(rows).size).toBe(rows.length)
    return rows
  }
  const up = await places('owner')
  // By name: Анна Белова, Яна Юрьева, and nobody last.
  expect(up.indexOf(mine)).toBeLessThan(up.indexOf(theirs))
  expect(up.indexOf(theirs)).toBeLessThan(up.indexOf(free))
  expect(await places('ownerDown')).toEqual(up.toReversed())
})

test('what is settled is taken by nobody', async () => {
  const admin = await organiserToken(server(), 'admin')
  const [asked, erased, back] = [await change(), await erasure(), await refund()]
  const refuse = { token: admin, body: { decision: 'refuse', answer: 'Бейджи уже напечатаны' } }
  await must(server(), 'POST', `/organizer/changes/${asked}/decision`, refuse)
  await must(server(), 'POST', `/organizer/erasures/${erased}/decision`, refuse)
  expectRefusal(await wish('changes', asked, null, team.changes[0]), 409, 'state_forbids')
  expectRefusal(await wish('erasures', erased, null, team.erasures[0]), 409, 'state_forbids')
  // A declined refund is none any more, and nobody has it.
  const [one] = team.refunds
  await wish('refunds', back, null, one)
  const { cardPaymentGuid } = await server()
    .database.selectFrom('cardPaymentLine')
    .select('cardPaymentGuid')
    .where('guid', '=', back)
    .executeTakeFirstOrThrow()
  const payment = `/organizer/card-payments/${cardPaymentGuid}`
  const read = () => must<CardPaymentRow>(server(), 'GET', payment, { token: one.token })
  expect((await read()).lines[0]).toMatchObject({ refundState: 'unconfirmed', owner: { mine: true } })
  await must(server(), 'POST', `${payment}/refund/decline`, {
    token: one.token,
    body: { lineGuid: back, reason: 'Передумал' },
  })
  expect((await read()).lines[0]).toMatchObject({ refundState: null, owner: null })
  expectRefusal(await wish('refunds', back, null, one), 404, 'not_found')
})

const revoke = async (guid: string, passTo: object) =>
  server().call('POST', `/organizer/organisers/${guid}/revoke`, {
    token: await organiserToken(server(), 'admin'),
    body: { passTo },
  })

test.each(each)('%s go to the colleague who is named, or back to all', async what => {
  const { role, make } = kinds[what]
  const heir = team[what][0]
  const leaver = await enrolledOrganiser(server(), { name: 'Нина Разина', roles: [role] })
  const other = await enrolledOrganiser(server(), { name: 'Ася Краева', roles: [role] })
  const [passed, freed] = [await make(), await make()]
  await wish(what, passed, null, leaver)
  await wish(what, freed, null, other)
  const { work } = await must<{ work: { what: string; count: number }[] }>(
    server(),
    'GET',
    `/organizer/organisers/${leaver.guid}/work`,
    { token: await organiserToken(server(), 'admin') },
  )
  expect(work.find(row => row.what === what)?.count).toBe(1)
  const gate = await enrolledOrganiser(server(), { roles: ['gate'] })
  expectRefusal(await revoke(leaver.guid, { [what]: gate.guid }), 409, 'colleague_unavailable')
  expect((await revoke(leaver.guid, { [what]: heir.guid })).status).toBe(204)
  expect((await revoke(other.guid, {})).status).toBe(204)
  expect(await ownerOf(what, passed)).toMatchObject({ guid: heir.guid })
  expect(await ownerOf(what, freed)).toBeNull()
})

test('change requests that the heir or the role that is left does not decide go back to all', async () => {
  const transfer = { kind: 'transfer', proposed: noTransfer }
  const made = async () => [await change(), await change(transfer)] as const
  const [helper, leaver] = [
    await enrolledOrganiser(server(), { name: 'Нина Разина', roles: ['support'] }),
    await enrolledOrganiser(server(), { name: 'Ася Краева', roles: ['support'] }),
  ]
  const committee = await enrolledOrganiser(server(), { name: 'Лидия Строева', roles: ['committee'] })
  const [badges, rides] = await made()
  // The committee decides no transfers, so it takes none either.
  expectRefusal(await wish('changes', rides, null, committee), 403, 'forbidden')
  for (const guid of [badges, rides]) await wish('changes', guid, null, leaver)
  const content = await enrolledOrganiser(server(), { name: 'Рада Ершова', roles: ['content'] })
  const { work } = await must<{
    work: { what: string; count: number; colleagues: { guid: string; takes: number }[] }[]
  }>(server(), 'GET', `/organizer/organisers/${leaver.guid}/work`, {
    token: await organiserToken(server(), 'admin'),
  })
  const offered = work.find(row => row.what === 'changes')
  expect(offered?.count).toBe(2)
  // What the dialog says before it happens; whoever would go on with nothing is not offered.
  expect(offered?.colleagues).toContainEqual(expect.objectContaining({ guid: committee.guid, takes: 1 }))
  expect(offered?.colleagues).toContainEqual(expect.objectContaining({ guid: helper.guid, takes: 2 }))
  expect(offered?.colleagues.map(({ guid }) => guid)).not.toContain(content.guid)
  expect((await revoke(leaver.guid, { changes: committee.guid })).status).toBe(204)
  expect(await ownerOf('changes', badges)).toMatchObject({ guid: committee.guid })
  expect(await ownerOf('changes', rides)).toBeNull()

  const [kept, lost] = await made()
  for (const guid of [kept, lost]) await wish('changes', guid, null, helper)
  const token = await organiserToken(server(), 'admin')
  const { items } = await must<{ items: TeamMemberRow[] }>(server(), 'GET', '/organizer/organisers', {
    token,
  })
  const version = items.find(member => member.guid === helper.guid)?.version
  const body = { name: 'Нина Разина', roles: ['committee'], endsOn: null, version }
  await must(server(), 'PUT', `/organizer/organisers/${helper.guid}`, { token, body })
  expect(await ownerOf('changes', kept)).toMatchObject({ guid: helper.guid })
  expect(await ownerOf('changes', lost)).toBeNull()
})

test('open consoles hear that a colleague has taken one, if they read such', async () => {
  const guid = await refund()
  const port = await server().listen()
  const listen = async (role: OrganiserRole) => {
    const stream = await openStream(port, '/organizer/live', await organiserToken(server(), role))
    streams.push(stream)
    await vi.waitFor(() => expect(stream.events).toContainEqual(expect.objectContaining({ event: 'ready' })))
    return stream
  }
  const [finance, support] = [await listen('finance'), await listen('support')]
  await wish('refunds', guid, null, team.refunds[0])
  const told = { event: 'owner', data: { what: 'refunds' } }
  await vi.waitFor(() => expect(finance.events).toContainEqual(told))
  expect(support.events).not.toContainEqual(told)
})

test('a seen owner in capital letters is the same', async () => {
  const guid = await change()
  const [one, other] = team.changes
  await wish('changes', guid, null, one)
  const answer: Answer<unknown> = await wish('changes', guid, one.guid.toUpperCase(), other)
  expect(answer.status).toBe(200)
})
