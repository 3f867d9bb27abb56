import { beforeEach, expect, test } from 'vitest'
import type { ContentDetail } from '#contract/content.ts'
import { contentConsole, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  decide,
  draftParticipant,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { speakerCabinet, speakerWithCard } from '#test/factories/speaker.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const editors = contentConsole(server)
const { read, consent } = speakerCabinet(server)
let made: TestApplicant
let guid = ''

beforeEach(async () => {
  made = await approvedParticipant(server(), { role: 'speaker' })
  guid = (await publishPiece(server(), 'speaker', goodDrafts.speaker())).guid
})

const as = async (role: 'content' | 'finance' = 'content') => ({
  token: await organiserToken(server(), role),
})
const link = async (participant: string | null, card = guid, role: 'content' | 'finance' = 'content') =>
  server().call<ContentDetail>('PUT', `/organizer/content/speaker/${card}/participant`, {
    ...(await as(role)),
    body: { participant },
  })
const keep = async (card = guid) =>
  server().call<ContentDetail>('POST', `/organizer/content/speaker/${card}/keep`, await as())
const people = async (q: string) =>
  server().call<{ items: { guid: string; card: string }[] }>(
    'GET',
    `/organizer/speakers/people?q=${encodeURIComponent(q)}`,
    await as(),
  )
const left = async () =>
  (
    await must<{ items: { guid: string }[] }>(server(), 'GET', '/organizer/speakers/left', await as())
  ).items.map(item => item.guid)
const tasks = async () =>
  (
    await must<{ waiting: { what: string; count: number }[] }>(
      server(),
      'GET',
      '/organizer/dashboard',
      await as(),
    )
  ).waiting.find(row => row.what === 'leftSpeakers')?.count ?? 0
const cancel = () =>
  must(server(), 'POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} })

test('speakers alone are found, by a name with a typing error too', async () => {
  const person = {
    ...{ lastName: 'Чайковский', firstName: 'Пётр', middleName: 'Ильич' },
    ...{ latinLastName: 'Chaikovskii', latinFirstName: 'Petr' },
  }
  const speaker = await approvedParticipant(server(), { role: 'speaker', person })
  // Written so by somebody who is no speaker, and is not offered.
  const other = await approvedParticipant(server(), { person: { ...person, lastName: 'Чийковский' } })
  for (const q of ['чайковский', 'tchaikovsky', 'xfqrjdcrbq', 'чийковский'])
    expect((await people(q)).body.items.map(item => item.guid)).toEqual([speaker.guid])
  expect((await people(other.phone)).body.items).toEqual([])
  expect((await people('щукарёв')).body.items).toEqual([])
})

test('a card that editors wrote is linked to a speaker, and only their consent publishes it from then on', async () => {
  const found = (await people(made.phone)).body.items
  expect(found).toMatchObject([{ guid: made.guid, card: 'none' }])
  const answer = await link(made.guid)
  expect(answer).toMatchObject({
    status: 200,
    body: { speaker: { linked: true, consent: false, left: 'no', name: 'Орлова Мария Сергеевна' } },
  })
  expect((await link(made.guid)).status).toBe(200)
  // The person sees the card but cannot change it, as with everything on the site.
  expect((await read(made)).body).toMatchObject({
    version: 1,
    card: 'published',
    cardGuid: guid,
    lock: { locked: true, cause: 'published' },
    data: { positionEn: goodDrafts.speaker().position.en },
  })
  const piece = await editors.read({ kind: 'speaker', guid })
  const topics = { ...(piece.draft as object), topics: ['antifraud'] }
  const { body: saved } = await editors.save(piece, topics as never)
  expectRefusal(await editors.publish(saved as never), 409, 'speaker_consent_missing')
  await consent(made)
  expect((await editors.publish(await editors.read({ kind: 'speaker', guid }))).status).toBe(200)
})

test('a link is taken back, a card of somebody’s own data is not', async () => {
  await link(made.guid)
  expect(await link(null)).toMatchObject({ status: 200, body: { speaker: null } })
  expect((await read(made)).body).toMatchObject({ card: 'none', lock: { locked: false } })
  const own = await speakerWithCard(server)
  expectRefusal(await link(null, own.cardGuid), 409, 'state_forbids')
  expectRefusal(await link(made.guid, own.cardGuid), 409, 'state_forbids')
  expectRefusal(await link(null), 409, 'state_forbids')
})

test('a draft that was made of the person’s own data gives way', async () => {
  const own = await speakerWithCard(server)
  expect((await link(own.made.guid)).status).toBe(200)
  const gone = await server().call('GET', `/organizer/content/speaker/${own.cardGuid}`, await as())
  expectRefusal(gone, 404, 'not_found')
})

test('who speaks nowhere, has not applied or has a card on the site is not linked', async () => {
  const listener = await approvedParticipant(server())
  expect((await people(listener.phone)).body.items).toEqual([])
  expectRefusal(await link(listener.guid), 409, 'state_forbids')
  expectRefusal(
    await link((await draftParticipant(server(), { role: 'speaker' })).guid),
    409,
    'state_forbids',
  )
  expectRefusal(await link('4b0e4f0a-0000-4000-8000-00000000ffff'), 404, 'not_found')
  await link(made.guid)
  const second = (await publishPiece(server(), 'speaker', goodDrafts.speaker())).guid
  expect((await people(made.phone)).body.items).toMatchObject([{ card: 'site' }])
  expectRefusal(await link(made.guid, second), 409, 'state_forbids')
  expectRefusal(await link(made.guid, second, 'finance'), 403, 'forbidden')
  expect((await people('я')).status).toBe(400)
})

test('of twenty links of one card at once one holds', async () => {
  const speakers = [
    made,
    ...(await Promise.all([1, 2, 3].map(() => approvedParticipant(server(), { role: 'speaker' })))),
  ]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => link(speakers[index % speakers.length]?.guid ?? null)),
  )
  const names = await server()
    .database.selectFrom('speakerProfile')
    .select('participantGuid')
    .where('contentGuid', '=', guid)
    .execute()
  expect(names).toHaveLength(1)
  // Repeating the winning call succeeds.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
})

test('a speaker who cancels becomes a task of the editors until the card is kept', async () => {
  await link(made.guid)
  await consent(made)
  const before = await tasks()
  expectRefusal(await keep(), 409, 'state_forbids')
  await cancel()
  expect(await tasks()).toBe(before + 1)
  expect(await left()).toContain(guid)
  expect(await keep()).toMatchObject({ status: 200, body: { state: 'published', speaker: { left: 'kept' } } })
  expect(await left()).not.toContain(guid)
  expect(await tasks()).toBe(before)
})

test('a rejected speaker’s card is a task until it is off the site, and stays there only with their consent', async () => {
  await link(made.guid)
  const { applicationGuid } = made
  await server()
    .database.updateTable('application')
    .set({ status: 'pending' })
    .where('guid', '=', applicationGuid)
    .execute()
  await decide(server(), [applicationGuid], 'reject', 'Тема не подходит')
  expect(await left()).toContain(guid)
  expectRefusal(await keep(), 409, 'speaker_consent_missing')
  const { status } = await editors.unpublish(await editors.read({ kind: 'speaker', guid }))
  expect(status).toBe(200)
  expect(await left()).not.toContain(guid)
})
