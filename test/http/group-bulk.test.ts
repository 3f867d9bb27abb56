import { expect, test } from 'vitest'
import type { BulkResult } from '#contract/group.ts'
import { noTransfer } from '#domain/transfer/transfer.ts'
import { listMembers } from '#server/persistence/group-member-queries.ts'
import {
  addMember,
  boardMember,
  confirmedMember,
  emptyGroup,
  followLink,
  manyMembers,
  readBoard,
  sentMember,
  type TestGroup,
} from '#test/factories/group.ts'
import { decide, givePassport, must, uploadPhotograph } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { countStatements } from './statement-count.ts'

const server = useTestServer()

const change = (group: TestGroup, participantGuids: string[], what: object) =>
  server().call<BulkResult>('POST', `/groups/${group.guid}/members/change`, {
    token: group.token,
    body: { participantGuids, change: what },
  })

const remind = (group: TestGroup, participantGuids: string[]) =>
  server().call<BulkResult>('POST', `/groups/${group.guid}/members/remind`, {
    token: group.token,
    body: { participantGuids },
  })

const codes = ({ body }: { body: BulkResult }) => body.results.map(({ ok, code }) => (ok ? 'ok' : code))

const messagesAbout = async (phone: string, words: string) => {
  await server().deliver()
  return (await server().outbox(phone)).filter(
    ({ text, channel }) => channel === 'sms' && text.includes(words),
  )
}

const minute = 60_000

async function approve(participantGuid: string): Promise<void> {
  const { guid } = await server()
    .database.selectFrom('application')
    .select('guid')
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirstOrThrow()
  await decide(server(), [guid], 'approve')
}

/** As read: a non-breaking space is a space. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

test('five hundred people get one position and one transfer with as few statements as one', async () => {
  const group = await emptyGroup(server())
  const guids = await manyMembers(server(), group, 500)
  const wish = (position: string) => ({ position, transfer: noTransfer })
  // The first change reads the published content, which is cached afterwards.
  await change(group, guids.slice(0, 1), wish('Стажёр'))
  const one = await countStatements(() => change(group, guids.slice(1, 2), wish('Директор')))
  const startedAt = performance.now()
  const all = await countStatements(() => change(group, guids, wish('Эксперт')))
  expect(performance.now() - startedAt).toBeLessThan(6000)
  expect(codes(all.answer)).toEqual(Array(500).fill('ok'))
  expect(all.count).toBe(one.count)
  const board = await countStatements(() => readBoard(server(), group))
  const { members, summary } = board.answer
  expect(summary).toMatchObject({ total: 500, draft: 500 })
  for (const member of members)
    expect(member).toMatchObject({ position: 'Эксперт', gates: { transfer: 'done' } })
  const small = await emptyGroup(server())
  await addMember(server(), small)
  expect((await countStatements(() => readBoard(server(), small))).count).toBe(board.count)
}, 60_000)

test('each person gets their own result, and nobody holds up the others', async () => {
  const group = await emptyGroup(server())
  const draft = await addMember(server(), group)
  const confirmed = await confirmedMember(server(), group)
  const stranger = await addMember(server(), await emptyGroup(server()))
  const guids = [draft, confirmed, stranger, draft].map(({ participantGuid }) => participantGuid)
  const answer = await change(group, guids, { role: 'speaker' })
  expect(answer.body.results).toEqual([
    { participantGuid: guids[0], ok: true, code: null },
    { participantGuid: guids[1], ok: false, code: 'state_forbids' },
    { participantGuid: guids[2], ok: false, code: 'not_found' },
  ])
  expect(await boardMember(server(), group, draft.participantGuid)).toMatchObject({ role: 'speaker' })
  expect(await boardMember(server(), group, confirmed.participantGuid)).toMatchObject({ role: 'participant' })
})

test('whoever has confirmed is told once of everything that was changed for them', async () => {
  const group = await emptyGroup(server())
  const confirmed = await confirmedMember(server(), group)
  const draft = await addMember(server(), group)
  const guids = [confirmed.participantGuid, draft.participantGuid]
  await change(group, guids, { position: 'Эксперт' })
  await change(group, guids, { transfer: noTransfer })
  await change(group, guids, { transfer: noTransfer, position: 'Эксперт' })
  server().advance(9 * minute)
  expect(await messagesAbout(confirmed.ownPhone, 'изменил')).toEqual([])
  server().advance(2 * minute)
  const told = await messagesAbout(confirmed.ownPhone, 'изменил')
  expect(told).toHaveLength(1)
  expect(plain(told[0]?.text)).toContain('должность на бейдже и данные о трансфере')
  expect(plain(told[0]?.text)).toContain('Алла Ветрова')
  expect(await messagesAbout(draft.phone ?? '', 'изменил')).toEqual([])
  server().advance(30 * minute)
  expect(await messagesAbout(confirmed.ownPhone, 'изменил')).toHaveLength(1)
  const audited = await server()
    .database.selectFrom('auditEntry')
    .select(['actorRole', 'action', 'toValue'])
    .where('subjectGuid', '=', confirmed.participantGuid)
    .where('action', 'in', ['saveBadge', 'saveTransfer'])
    .orderBy('id')
    .execute()
  expect(audited).toEqual([
    { actorRole: 'coordinator', action: 'saveBadge', toValue: 'position' },
    { actorRole: 'coordinator', action: 'saveTransfer', toValue: 'transfer' },
  ])
})

test('a coordinator who takes part is told nothing of what they changed themselves', async () => {
  const group = await emptyGroup(server())
  const confirmed = await confirmedMember(server(), group)
  const own = await must<{ participantGuid: string }>(
    server(),
    'POST',
    `/groups/${group.guid}/members/self`,
    {
      token: group.token,
    },
  )
  const guids = [own.participantGuid, confirmed.participantGuid]
  expect(codes(await change(group, guids, { transfer: noTransfer }))).toEqual(['ok', 'ok'])
  server().advance(11 * minute)
  expect(await messagesAbout(confirmed.ownPhone, 'изменил')).toHaveLength(1)
  expect(await messagesAbout(group.phone, 'изменил')).toEqual([])
})

test('whoever confirms after a change of their draft has seen it and is not told again', async () => {
  const group = await emptyGroup(server())
  const { participantGuid, phone } = await addMember(server(), group)
  await change(group, [participantGuid], { position: 'Эксперт' })
  await must(server(), 'POST', `/groups/${group.guid}/members/send`, {
    token: group.token,
    body: { participantGuids: [participantGuid] },
  })
  await followLink(server(), phone ?? '')
  server().advance(11 * minute)
  expect(await messagesAbout(phone ?? '', 'изменил')).toEqual([])
})

test('what is asked for is judged whole', async () => {
  const group = await emptyGroup(server())
  const { participantGuid } = await addMember(server(), group)
  const guids = [participantGuid]
  expectRefusal(await change(group, guids, {}), 422, 'required')
  expectRefusal(await change(group, [], { role: 'media' }), 422, 'required')
  expectRefusal(await change(group, guids, { role: 'coordinator' }), 422, 'value_invalid')
  expectRefusal(await change(group, guids, { position: 'а'.repeat(81) }), 422, 'too_long')
  expectRefusal(
    await change(group, guids, { transfer: { ...noTransfer, needed: true } }),
    422,
    'fields_invalid',
    { 'change.transfer.arrivalHub': 'transfer_leg_missing' },
  )
  const many = Array.from(
    { length: 501 },
    (_, index) => `1d0a9d9c-2c1e-4f6e-9d59-${String(index).padStart(12, '0')}`,
  )
  expectRefusal(await change(group, many, { role: 'media' }), 422, 'too_long')
})

test('a reminder names what is left, goes out once a day, and asks nothing of whoever is done', async () => {
  const group = await emptyGroup(server())
  const member = await confirmedMember(server(), group)
  const guid = member.participantGuid
  const draft = await addMember(server(), group)
  const sent = await sentMember(server(), group)
  await approve(guid)
  const all = [guid, draft.participantGuid, sent.participantGuid]
  const answers = await Promise.all(Array.from({ length: 20 }, () => remind(group, [guid])))
  expect(answers.flatMap(codes).sort()).toEqual(['ok', ...Array(19).fill('reminded_recently')])
  const told = await messagesAbout(member.ownPhone, 'просит вас')
  expect(told).toHaveLength(1)
  expect(plain(told[0]?.text)).toContain(
    'указать паспортные данные, загрузить фотографию для бейджа и сообщить, нужен ли вам трансфер',
  )
  expect((await boardMember(server(), group, guid)).remindedAt).not.toBeNull()
  server().advance(11 * 3_600_000)
  expect(codes(await remind(group, all))).toEqual(['reminded_recently', 'nothing_to_remind', 'ok'])
  expect(await messagesAbout(sent.phone ?? '', '/signup/confirm/')).toHaveLength(2)
})

test('a day later the next reminder leaves out what was done', async () => {
  const group = await emptyGroup(server())
  const member = await confirmedMember(server(), group)
  const guid = member.participantGuid
  const own = { ...member, guid, phone: member.ownPhone, email: member.email ?? '' }
  await uploadPhotograph(server(), own)
  await givePassport(server(), own)
  await change(group, [guid], { transfer: noTransfer })
  expect(codes(await remind(group, [guid]))).toEqual(['nothing_to_remind'])
})

test('a locked transfer and a locked badge are left alone', async () => {
  const group = await emptyGroup(server())
  const member = await confirmedMember(server(), group)
  await server()
    .database.updateTable('edition')
    .set({ transferUntil: '2025-09-01', badgeCompanyNameUntil: '2025-09-01' })
    .where('isCurrent', '=', true)
    .execute()
  const guids = [member.participantGuid]
  expect(codes(await change(group, guids, { transfer: noTransfer }))).toEqual(['deadline_passed'])
  expect(codes(await change(group, guids, { position: 'Эксперт' }))).toEqual(['deadline_passed'])
  expect(await readBoard(server(), group)).toMatchObject({ transferLocked: true })
  const [row] = await listMembers(server().database, {
    groupGuid: group.guid,
    editionGuid: (
      await server()
        .database.selectFrom('edition')
        .select('guid')
        .where('isCurrent', '=', true)
        .executeTakeFirstOrThrow()
    ).guid,
  })
  expect(row?.transferSavedAt).toBeNull()
  await must(server(), 'GET', `/groups/${group.guid}/board`, { token: group.token })
})
