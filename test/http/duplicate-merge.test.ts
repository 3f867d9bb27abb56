import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Erasure } from '#contract/erasure.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { MergeOrder, MergePreview } from '#contract/organiser-duplicate.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { mergeTreatments } from '#server/persistence/duplicate-merge-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  companyPayer,
  decide,
  givePassport,
  must,
  type TestApplicant,
  testMedia,
} from '#test/factories/participant.ts'
import { foreignPassport } from '#test/factories/passport.ts'
import { useTestServer } from '#test/server.ts'
import { personChat } from './chat-calls.ts'
import {
  appliedTwice,
  mergeOrder,
  mergePath,
  pairOf,
  previewMerge,
  seekDuplicates,
} from './duplicate-calls.ts'
import { expectRefusal } from './expect-refusal.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
})

const previewed = (made: readonly TestApplicant[], keep?: TestApplicant) =>
  previewMerge(server(), token, { made, keep })

/** On which side of the pair a record stands. */
const sideOf = (preview: MergePreview, { applicationGuid }: TestApplicant) =>
  preview.left.applicationGuid === applicationGuid ? 'left' : 'right'

const merge = (preview: MergePreview, choices: MergeOrder['choices'] = {}, as = token) =>
  server().call<{ applicationGuid: string }>('POST', mergePath(preview.guid), {
    token: as,
    body: mergeOrder(preview, choices),
  })

const detailOf = ({ applicationGuid }: TestApplicant) =>
  must<ApplicationDetail>(server(), 'GET', `/organizer/applications/${applicationGuid}`, { token })

test('every column that refers to a participant or an application says what a merge does with it', async () => {
  const { rows } = await sql<{ reference: string }>`
    select constrained.relname || '.' || attribute.attname as reference
    from pg_constraint as foreign_key
    join pg_class as constrained on constrained.oid = foreign_key.conrelid
    join pg_class as target on target.oid = foreign_key.confrelid
    join pg_attribute as attribute on attribute.attrelid = constrained.oid and attribute.attnum = foreign_key.conkey[1]
    where foreign_key.contype = 'f' and target.relname in ('participant', 'application')
    order by 1`.execute(server().database)
  expect(rows.map(({ reference }) => reference).sort()).toEqual(Object.keys(mergeTreatments).sort())
})

test('nothing is lost: chosen values stay, the others are kept beside them, and all the rest moves', async () => {
  const made = await appliedTwice(server(), 'Боголюбский')
  const [kept, other] = made
  const note = { token, body: { text: 'Звонил, просил письмо на английском' } }
  await must(server(), 'POST', `/organizer/applications/${other.applicationGuid}/notes`, note)
  for (const [person, tag] of [
    [kept, 'vip'],
    [other, 'vip'],
    [other, 'пресса'],
  ] as const)
    await must(server(), 'POST', `/organizer/applications/${person.applicationGuid}/tags`, {
      token,
      body: { tag },
    })
  await personChat(server(), kept).send({ text: 'Первое' })
  await personChat(server(), other).send({ text: 'Второе' })
  await personChat(server(), kept).send({ text: 'Третье' })

  const preview = await previewed(made, kept)
  expect(preview.obstacles).toEqual([])
  expect(preview.notices).toEqual(['logInsEnd'])
  expect(preview.moves).toEqual(
    expect.arrayContaining([
      { kind: 'notes', count: 1 },
      { kind: 'tags', count: 2 },
      { kind: 'chatMessages', count: 1 },
    ]),
  )
  const fieldOf = (field: string) => preview.fields.find(each => each.field === field)
  expect(fieldOf('phone')).toMatchObject({ fixed: true, chosen: preview.keep })
  expect(fieldOf('birthDate')).toMatchObject({ same: true })
  expect(fieldOf('email')?.[sideOf(preview, other)].text).toBe(other.email)

  const answer = await merge(preview, { email: sideOf(preview, other) })
  expect(answer).toMatchObject({ status: 200, body: { applicationGuid: kept.applicationGuid } })

  const after = await detailOf(kept)
  expect(after.person).toMatchObject({ lastName: 'Боголюбский', email: other.email, phone: kept.phone })
  expect(after.mergedInto).toBeNull()
  expect(after.mergedRecords).toMatchObject([
    {
      applicationGuid: other.applicationGuid,
      email: kept.email,
      phone: other.phone,
      latinName: 'Yury Bogoliubskii',
    },
  ])
  const merges = after.history.filter(({ action }) => action === 'mergeRecords')
  expect(merges).toMatchObject([{ action: 'mergeRecords', from: null, to: null }])
  const gone = await detailOf(other)
  expect(gone).toMatchObject({ status: 'cancelled', mergedInto: kept.applicationGuid })

  const records = await must<{ notes: { text: string }[]; tags: string[] }>(
    server(),
    'GET',
    `/organizer/applications/${kept.applicationGuid}/records`,
    { token },
  )
  expect(records.notes.map(({ text }) => text)).toEqual([note.body.text])
  expect(records.tags).toEqual(['vip', 'пресса'])
  const chat = (await personChat(server(), kept).read()).body
  expect(chat.messages.map(({ text, number }) => `${number} ${text}`).sort()).toEqual([
    '1 Первое',
    '2 Второе',
    '3 Третье',
  ])

  const audits = await server()
    .database.selectFrom('auditEntry')
    .select(['subjectGuid', 'fromValue', 'toValue', 'actorRole'])
    .where('action', '=', 'mergeRecords')
    .where('subjectGuid', 'in', [kept.guid, other.guid])
    .execute()
  expect(audits).toHaveLength(2)
  for (const audit of audits)
    expect(audit).toMatchObject({
      fromValue: other.applicationGuid,
      toValue: kept.applicationGuid,
      actorRole: 'committee',
    })
  // The search finds the person by what stays, and the pair is remembered.
  expect(await pairOf(server(), token, { made })).toBeUndefined()
  expect(await pairOf(server(), token, { made, query: 'state=merged' })).toMatchObject({ state: 'merged' })
  await seekDuplicates(server())
  expect(await pairOf(server(), token, { made })).toBeUndefined()
})

test.each([
  ['participant', 'media', 'Мстиславский'],
  ['media', 'participant', 'Трубецкой'],
] as const)('the role of a %s stays, and that of a %s is kept beside it', async (stays, gone, surname) => {
  const made = await appliedTwice(server(), surname, { roles: ['participant', 'media'] })
  const preview = await previewed(made, made[0])
  const role = sideOf(preview, made[stays === 'media' ? 1 : 0])
  expect((await merge(preview, { role, citizenship: role })).status).toBe(200)
  const after = await detailOf(made[0])
  const mediaOf = (of: string) => (of === 'media' ? testMedia : { mediaName: null, mediaWebsite: null })
  expect(after).toMatchObject({ role: stays, media: mediaOf(stays) })
  const citizenship = gone === 'media' ? 'KZ' : 'RU'
  expect(after.mergedRecords).toMatchObject([{ role: gone, media: mediaOf(gone), citizenship }])
})

test('the other log-in ends, its phone logs in to nothing of the person, and both addresses read which number counts', async () => {
  const made = await appliedTwice(server(), 'Оболенский')
  const [kept, other] = made
  await must(server(), 'GET', `/participants/${other.guid}`, { token: other.token })
  expect((await merge(await previewed(made, kept))).status).toBe(200)
  expectRefusal(await server().call('GET', '/session', { token: other.token }), 401, 'token_invalid')
  const again = await server().logIn(other.phone, 'login')
  expect(again.users).toEqual([])
  expectRefusal(
    await server().call('GET', `/participants/${kept.guid}`, { token: again.token }),
    404,
    'not_found',
  )
  // The trace has what the person no longer says.
  expectRefusal(
    await server().call('GET', `/participants/${other.guid}`, { token: again.token }),
    404,
    'not_found',
  )
  expect((await server().call('GET', `/participants/${kept.guid}`, { token: kept.token })).status).toBe(200)
  const messages = await server()
    .database.selectFrom('message')
    .select(['participantGuid'])
    .where('template', '=', 'records_merged')
    .where('participantGuid', 'in', [kept.guid, other.guid])
    .where('channel', '=', 'sms')
    .execute()
  expect(messages.map(({ participantGuid }) => participantGuid).sort()).toEqual(
    [kept.guid, other.guid].sort(),
  )
})

test('a merge lets no assistant of the other record in, and revives no consent that was withdrawn', async () => {
  const { database } = server()
  const made = await appliedTwice(server(), 'Воротынский')
  const [kept, other] = made
  const [, stranger] = await appliedTwice(server(), 'Скавронский')
  const { accountGuid } = await database
    .selectFrom('participant')
    .select('accountGuid')
    .where('guid', '=', stranger.guid)
    .executeTakeFirstOrThrow()
  const at = new Date('2025-08-20T09:00:00Z')
  await database
    .insertInto('assistant')
    .values({
      ...{ participantGuid: other.guid, accountGuid, name: 'Помощник', sections: ['profile', 'passport'] },
      ...{ createdAt: at, grantedAt: at, grantedBy: accountGuid },
    })
    .execute()
  const { guid: _guid, ...given } = await database
    .selectFrom('consent')
    .selectAll()
    .where('participantGuid', '=', kept.guid)
    .executeTakeFirstOrThrow()
  const guids = [kept.guid, other.guid]
  await database
    .deleteFrom('consent')
    .where('participantGuid', 'in', guids)
    .where('kind', '=', 'advertising')
    .execute()
  const advertising = { ...given, kind: 'advertising' as const, givenAt: at }
  await database
    .insertInto('consent')
    .values([
      { ...advertising, participantGuid: kept.guid, withdrawnAt: new Date('2025-09-01T09:00:00Z') },
      { ...advertising, participantGuid: other.guid, withdrawnAt: null },
    ])
    .execute()

  expect((await merge(await previewed(made, kept))).status).toBe(200)
  const standing = await database
    .selectFrom('assistant')
    .select('guid')
    .where('participantGuid', 'in', guids)
    .where('withdrawnAt', 'is', null)
    .execute()
  expect(standing).toEqual([])
  for (const guid of guids)
    expectRefusal(
      await server().call('GET', `/participants/${guid}`, { token: stranger.token }),
      404,
      'not_found',
    )
  const agreed = await database
    .selectFrom('consent')
    .select('guid')
    .where('participantGuid', '=', kept.guid)
    .where('kind', '=', 'advertising')
    .where('withdrawnAt', 'is', null)
    .execute()
  expect(agreed).toEqual([])
})

test('a record that was saved since the preview is not merged unseen', async () => {
  const made = await appliedTwice(server(), 'Преображенцев')
  const preview = await previewed(made)
  await server()
    .database.updateTable('participant')
    .set({ position: 'Советник' })
    .where('guid', '=', made[1].guid)
    .execute()
  expectRefusal(await merge(preview), 409, 'changed_meanwhile')
  expect((await merge(await previewed(made))).status).toBe(200)
})

test('what is paid or refused is not merged away, and the preview says what to do first', async () => {
  const made = await appliedTwice(server(), 'Знаменский')
  const [first, second] = made
  await decide(server(), [first.applicationGuid], 'approve')
  const waiting = await previewed(made, first)
  expect(waiting.obstacles).toEqual(['decisionWaiting'])
  expectRefusal(await merge(waiting), 409, 'merge_obstacle')
  await server()
    .database.updateTable('decision')
    .set({ sentAt: new Date() })
    .where('applicationGuid', '=', first.applicationGuid)
    .execute()
  await must(server(), 'POST', '/invoices', {
    token: first.token,
    body: { participantGuids: [first.guid], payer: companyPayer },
  })
  const proposed = await previewed(made)
  expect(proposed).toMatchObject({ keep: sideOf(proposed, first), obstacles: [] })
  const wrong = await previewed(made, second)
  expect(wrong.obstacles).toEqual(['paymentOnOther'])
  expectRefusal(await merge(wrong), 409, 'merge_obstacle')
  expect((await detailOf(second)).status).toBe('pending')
  expect((await merge(proposed)).status).toBe(200)
  expect((await detailOf(first)).payment).toBe('pending')
})

test('the chosen passport moves sealed for its new holder, and is checked again', async () => {
  const made = await appliedTwice(server(), 'Сретенский')
  const [kept, other] = made
  await givePassport(server(), other, foreignPassport())
  const before = await previewed(made, kept)
  expect(before.fields.find(({ field }) => field === 'passport')?.chosen).toBe(sideOf(before, other))
  expect((await merge(before)).status).toBe(200)
  const own = await server().call<{ passport: { series?: string } | null }>(
    'GET',
    `/participants/${kept.guid}/passport`,
    { token: kept.token },
  )
  expect(own).toMatchObject({ status: 200, body: { security: 'passportPending' } })
  const rows = await server()
    .database.selectFrom('passport')
    .select('participantGuid')
    .where('participantGuid', 'in', [kept.guid, other.guid])
    .execute()
  expect(rows).toEqual([{ participantGuid: kept.guid }])
})

test.each<[OrganiserRole, number]>([
  ['committee', 404],
  ['support', 404],
  ['admin', 404],
  ['security', 403],
  ['finance', 403],
  ['content', 403],
  ['logistics', 403],
  ['gate', 403],
])('%s meets an unknown pair: %i', async (role, status) => {
  const as = await organiserToken(server(), role)
  const path = mergePath(randomUUID())
  expect((await server().call('GET', path, { token: as })).status).toBe(status)
  const body = { keep: 'left', choices: {}, version: 1, basis: 'x' }
  expect((await server().call('POST', path, { token: as, body })).status).toBe(status)
})

test('a pair that was merged or parted is not merged again, and a bad order is refused', async () => {
  const made = await appliedTwice(server(), 'Успенский-Горин')
  const preview = await previewed(made)
  expectRefusal(
    await server().call('POST', mergePath(preview.guid), {
      token,
      body: { ...mergeOrder(preview), keep: 'both' },
    }),
    422,
    'value_invalid',
  )
  expectRefusal(await merge({ ...preview, version: 7 }), 409, 'changed_meanwhile')
  expect((await merge(preview)).status).toBe(200)
  expectRefusal(await server().call('GET', mergePath(preview.guid), { token }), 409, 'merged_already')
  expectRefusal(
    await server().call('POST', `/organizer/duplicates/${preview.guid}/decision`, {
      token,
      body: { state: 'open', version: preview.version + 1, note: null },
    }),
    409,
    'merged_already',
  )
})

test('erasing the person erases the merged record too', async () => {
  const made = await appliedTwice(server(), 'Воздвиженский')
  const [kept, other] = made
  expect((await merge(await previewed(made, kept))).status).toBe(200)
  const { request } = await must<Erasure>(server(), 'POST', `/participants/${kept.guid}/erasure`, {
    token: kept.token,
    body: { reason: null },
  })
  await must(server(), 'POST', `/organizer/erasures/${request?.guid}/decision`, {
    token: await organiserToken(server(), 'admin'),
    body: { decision: 'carryOut', answer: null },
  })
  const { lastName, phone, erasedAt } = await server()
    .database.selectFrom('participant')
    .select(['latinLastName as lastName', 'phone', 'erasedAt'])
    .where('guid', '=', other.guid)
    .executeTakeFirstOrThrow()
  expect({ lastName, phone }).toEqual({ lastName: null, phone: null })
  expect(erasedAt).not.toBeNull()
})
