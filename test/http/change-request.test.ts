import { expect, test, vi } from 'vitest'
import type { Badge } from '#contract/badge.ts'
import type { ChangeRequest } from '#contract/change-request.ts'
import type { ChangeRow } from '#contract/organiser-change.ts'
import { noTransfer } from '#domain/transfer/transfer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  draftParticipant,
  finishedParticipant,
  type TestApplicant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { openStream } from './live-stream.ts'

const server = useTestServer({ clock: '2026-02-14T10:00:00+03:00' })

const proposed = { companyShortName: 'Лазоревый', position: 'Директор' }
const wish = { kind: 'badge', proposed, reason: 'Компанию переименовали' }

const ask = (made: TestParticipant, body: object = wish, token = made.token) =>
  server().call<ChangeRequest>('POST', `/participants/${made.guid}/change-requests`, { token, body })

const withdraw = (made: TestParticipant, request: string, token = made.token) =>
  server().call<ChangeRequest>('POST', `/participants/${made.guid}/change-requests/${request}/withdraw`, {
    token,
  })

const badgeOf = async (made: TestParticipant) =>
  (await server().call<Badge>('GET', `/participants/${made.guid}/badge`, { token: made.token })).body

async function decide(request: string, body: object, role: 'support' | 'finance' | 'content' = 'support') {
  return server().call<ChangeRow>('POST', `/organizer/changes/${request}/decision`, {
    token: await organiserToken(server(), role),
    body,
  })
}

async function asked(made: TestApplicant): Promise<string> {
  const { status, body } = await ask(made)
  expect(status).toBe(200)
  return body.guid
}

const grant = { decision: 'grant', answer: null }
const refusal = { decision: 'refuse', answer: 'Бейджи уже напечатаны' }

test('a granted request changes the locked badge, and the person is told', async () => {
  const made = await approvedParticipant(server())
  const request = await asked(made)
  expect((await badgeOf(made)).lock).toMatchObject({ locked: true, request: { status: 'open', proposed } })
  const answer = await decide(request, grant)
  expect(answer).toMatchObject({ status: 200, body: { status: 'granted', differences: [] } })
  expect(await badgeOf(made)).toMatchObject({ ...proposed, lock: { request: { status: 'granted' } } })
  await server().deliver()
  const [message] = await server().outbox(made.email)
  expect(message).toMatchObject({ subject: 'Изменение внесено' })
})

test('what the organiser says with a grant reaches the person as well', async () => {
  const made = await approvedParticipant(server())
  const answer = 'Бейдж напечатаем заново'
  expect((await decide(await asked(made), { decision: 'grant', answer })).status).toBe(200)
  expect((await badgeOf(made)).lock.request).toMatchObject({ status: 'granted', answer })
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.text).toContain(answer)
})

test('a refused request changes nothing, and the reason reaches the person', async () => {
  const made = await approvedParticipant(server())
  const request = await asked(made)
  expect(await decide(request, refusal)).toMatchObject({ status: 200, body: { status: 'refused' } })
  const badge = await badgeOf(made)
  expect(badge.companyShortName).toBe('Лазоревый Банк')
  expect(badge.lock.request).toMatchObject({ status: 'refused', answer: refusal.answer })
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.text).toContain(refusal.answer)
  expectRefusal(await decide(request, grant), 409, 'state_forbids')
})

test('the queue shows what differs, open ones alone at first', async () => {
  const made = await approvedParticipant(server())
  const guid = await asked(made)
  const token = await organiserToken(server(), 'committee')
  const list = (query = '') =>
    server().call<{ items: ChangeRow[]; counts: Record<string, number> }>(
      'GET',
      `/organizer/changes${query}`,
      {
        token,
        locale: 'ru',
      },
    )
  const row = (await list()).body.items.find(item => item.guid === guid)
  expect(row).toMatchObject({
    name: 'Орлова Мария Сергеевна',
    applicationGuid: made.applicationGuid,
    reason: wish.reason,
    differences: [
      { field: 'companyShortName', present: 'Лазоревый Банк', proposed: 'Лазоревый' },
      { field: 'position', proposed: 'Директор' },
    ],
  })
  await withdraw(made, guid)
  const after = (await list('?status=withdrawn&kind=badge')).body
  expect(after.items.map(item => item.guid)).toContain(guid)
  expect(after.counts.withdrawn).toBeGreaterThan(0)
  expect((await list('?status=open&kind=speaker')).body.items).toEqual([])
  expect((await list('?cursor=nonsense')).status).toBe(200)
})

test('ten requests are read with as many questions as one of each kind', async () => {
  const token = await organiserToken(server(), 'admin')
  const list = () =>
    server().call<{ items: ChangeRow[] }>('GET', '/organizer/changes?limit=50', { token, locale: 'ru' })
  const sent = async () => {
    const made = await approvedParticipant(server())
    await asked(made)
    const transfer = { kind: 'transfer', proposed: { ...noTransfer, needed: false }, reason: 'Иначе' }
    expect((await ask(made, transfer)).status).toBe(200)
  }
  await sent()
  await list()
  const before = await countQueries(list)
  for (let index = 0; index < 4; index += 1) await sent()
  expect((await list()).body.items.filter(({ kind }) => kind === 'transfer')).toHaveLength(5)
  expect(await countQueries(list)).toBe(before)
})

async function countQueries(run: () => Promise<unknown>): Promise<number> {
  const executed = vi.spyOn(server().services.database.getExecutor(), 'executeQuery')
  await run()
  const { length } = executed.mock.calls
  executed.mockRestore()
  expect(length).toBeGreaterThan(2)
  return length
}

test('of twenty requests at once one is there; of grant and withdrawal at once one holds', async () => {
  const made = await approvedParticipant(server())
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(made)))
  const taken = answers.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectRefusal(answer, 409, 'state_forbids')
  const guid = taken[0]?.body.guid ?? ''
  const [granted, withdrawn] = await Promise.all([decide(guid, grant), withdraw(made, guid)])
  expect([granted.status, withdrawn.status].sort()).toEqual([200, 409])
  const { companyShortName } = await badgeOf(made)
  expect(companyShortName).toBe(granted.status === 200 ? 'Лазоревый' : 'Лазоревый Банк')
})

test('a request needs a reason', async () => {
  const answer = await ask(await approvedParticipant(server()), { ...wish, reason: ' ' })
  expectRefusal(answer, 422, 'required', { reason: 'required' })
})

test('what a save would refuse is refused at its fields', async () => {
  const body = { ...wish, proposed: { companyShortName: '', position: 'Д'.repeat(91) } }
  expectRefusal(await ask(await approvedParticipant(server()), body), 422, 'fields_invalid', {
    'proposed.companyShortName': 'required',
    'proposed.position': 'too_long',
  })
})

test('a refusal needs its reason', async () => {
  const request = await asked(await approvedParticipant(server()))
  expectRefusal(await decide(request, { decision: 'refuse', answer: null }), 422, 'reason_required', {
    answer: 'reason_required',
  })
})

test('somebody else’s request is not there, and a role without the right does not decide', async () => {
  const [made, other] = [await approvedParticipant(server()), await finishedParticipant(server())]
  const request = await asked(made)
  expectRefusal(await ask(made, wish, other.token), 404, 'not_found')
  expectRefusal(await withdraw(made, request, other.token), 404, 'not_found')
  expectRefusal(await withdraw(other, request), 404, 'not_found')
  expectRefusal(await decide(request, grant, 'finance'), 403, 'forbidden')
  // The content role decides on speakers but not on badges.
  expectRefusal(await decide(request, grant, 'content'), 403, 'forbidden')
  expectRefusal(await decide(request, refusal, 'content'), 403, 'forbidden')
  expectRefusal(await decide(made.guid, grant), 404, 'not_found')
})

test('a draft asks for nothing', async () => {
  expectRefusal(await ask(await draftParticipant(server())), 409, 'state_forbids')
})

test('editors see the requests of speakers alone', async () => {
  await asked(await approvedParticipant(server()))
  const token = await organiserToken(server(), 'content')
  const list = async (query: string) =>
    (
      await server().call<{ items: ChangeRow[]; counts: Record<string, number> }>(
        'GET',
        `/organizer/changes${query}`,
        { token },
      )
    ).body
  const { items, counts } = await list('')
  expect(items.filter(({ kind }) => kind !== 'speaker')).toEqual([])
  expect(counts).toEqual({})
  expect(await list('?kind=badge')).toEqual({ items: [], nextCursor: null, counts: {} })
})

test('of somebody whose application has ended nothing is granted any more', async () => {
  const made = await approvedParticipant(server())
  const request = await asked(made)
  const cancelled = await server().call('POST', `/participants/${made.guid}/cancel`, {
    token: made.token,
    body: {},
  })
  expect(cancelled.status).toBe(200)
  expectRefusal(await decide(request, grant), 409, 'state_forbids')
  expect((await badgeOf(made)).companyShortName).toBe('Лазоревый Банк')
  expect(await decide(request, refusal)).toMatchObject({ status: 200, body: { status: 'refused' } })
})

test('the log keeps who decided in which role, and none of the person’s words', async () => {
  const made = await approvedParticipant(server())
  await decide(await asked(made), refusal)
  const entries = await server()
    .services.database.selectFrom('auditEntry')
    .select(['action', 'actorRole', 'fromValue', 'toValue', 'reason'])
    .where('subjectGuid', '=', made.guid)
    .where('action', 'in', ['requestChange', 'refuseChange'])
    .orderBy('id')
    .execute()
  const badge = { fromValue: 'badge' }
  expect(entries).toEqual([
    { ...badge, action: 'requestChange', actorRole: 'participant', toValue: 'open', reason: null },
    { ...badge, action: 'refuseChange', actorRole: 'support', toValue: 'refused', reason: refusal.answer },
  ])
})

test('the open cabinet hears of a request and of its decision', async () => {
  const made = await approvedParticipant(server())
  const stream = await openStream(await server().listen(), '/live', made.token)
  const heard = () => stream.of('participant').filter(event => event.participantGuid === made.guid).length
  await vi.waitFor(() => expect(stream.of('ready')).toHaveLength(1))
  const request = await asked(made)
  await vi.waitFor(() => expect(heard()).toBe(1))
  await decide(request, refusal)
  await vi.waitFor(() => expect(heard()).toBe(2))
  stream.close()
})

test('what is open is saved, not asked for', async () => {
  const made = await approvedParticipant(server())
  await server().services.movableClock?.move(new Date('2026-02-13T23:59:00+03:00'))
  expectRefusal(await ask(made), 409, 'state_forbids')
})
