import { beforeAll, expect, test } from 'vitest'
import { type MarkChange, marksOf } from '#domain/favourite/favourite.ts'
import { favouritesOf } from '#server/persistence/favourite-queries.ts'
import { assistantOf } from '#test/factories/assistant.ts'
import { goodDrafts, publishPiece } from '#test/factories/content.ts'
import { approvedParticipant, draftParticipant, type TestParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

let session = ''
let speaker = ''
let hall = ''

beforeAll(async () => {
  session = (await publishPiece(server(), 'programmeSession', goodDrafts.programmeSession())).guid
  speaker = (await publishPiece(server(), 'speaker', goodDrafts.speaker())).guid
  hall = (await publishPiece(server(), 'hall', goodDrafts.hall())).guid
})

type Answer = { changes: MarkChange[] }
type Mark = MarkChange['mark']

const at = (hour: number) => `2025-09-14T${String(hour).padStart(2, '0')}:00:00.000Z`
const change = (guid: string, mark: Mark, hour: number): MarkChange => ({ guid, mark, at: at(hour) })

const keep = (made: TestParticipant, changes: MarkChange[], token = made.token) =>
  server().call<Answer>('POST', `/participants/${made.guid}/favourites`, { token, body: { changes } })

const read = async (made: TestParticipant) =>
  (await server().call<Answer>('GET', `/participants/${made.guid}/favourites`, { token: made.token })).body
    .changes

test('sessions and speakers are marked, once each, and what is neither is left out', async () => {
  const made = await draftParticipant(server())
  const gone = '5b7c6a2e-1111-4222-8333-444455556666'
  const { status, body } = await keep(made, [
    change(session, 'favourite', 9),
    change(session, 'favourite', 10),
    change(speaker, 'notInterested', 9),
    change(hall, 'favourite', 9),
    change(gone, 'favourite', 9),
  ])
  expect(status).toBe(200)
  expect(body.changes.map(({ guid, mark }) => [guid, mark]).sort()).toEqual(
    [
      [session, 'favourite'],
      [speaker, 'notInterested'],
    ].sort(),
  )
  expect(await favouritesOf(server().services.database, made.guid)).toEqual([
    { guid: session, kind: 'programmeSession', mark: 'favourite' },
    { guid: speaker, kind: 'speaker', mark: 'notInterested' },
  ])
})

test('of two devices the later word counts, and a star taken off does not come back', async () => {
  const made = await draftParticipant(server())
  await keep(made, [change(session, 'favourite', 9)])
  await keep(made, [change(session, null, 11)])
  // This device was offline meanwhile.
  await keep(made, [change(session, 'favourite', 10), change(speaker, 'favourite', 10)])
  expect((await read(made)).find(({ guid }) => guid === session)?.mark).toBeNull()
  expect((await favouritesOf(server().services.database, made.guid)).map(({ guid }) => guid)).toEqual([
    speaker,
  ])
})

test('twenty devices at once leave one mark, the last', async () => {
  const made = await draftParticipant(server())
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, hour) =>
      keep(made, [change(session, hour % 2 ? 'favourite' : null, hour), change(speaker, 'favourite', hour)]),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const kept = await read(made)
  expect(kept.map(({ guid }) => guid).sort()).toEqual([session, speaker].sort())
  expect(kept.map(mark => mark.at)).toEqual([at(19), at(19)])
})

test('a clock that runs ahead has no last word for ever', async () => {
  const made = await draftParticipant(server())
  await keep(made, [{ guid: session, mark: 'favourite', at: '2999-01-01T00:00:00.000Z' }])
  const [kept] = await read(made)
  expect(Date.parse(kept?.at ?? '')).toBeLessThanOrEqual(Date.now())
})

test('an assistant, who plans the visit, reads and changes them', async () => {
  const made = await approvedParticipant(server())
  await keep(made, [change(session, 'favourite', 9)])
  const assistant = await assistantOf(server(), made, ['transfer'])
  const { status, body } = await keep(
    made,
    [change(session, null, 10), change(speaker, 'favourite', 10)],
    assistant.token,
  )
  expect(status).toBe(200)
  expect(marksOf(body.changes)).toEqual(new Map([[speaker, 'favourite']]))
  expect(marksOf(await read(made))).toEqual(new Map([[speaker, 'favourite']]))
})

test('only the person and whoever they let read and change them', async () => {
  const made = await draftParticipant(server())
  const other = await approvedParticipant(server())
  expectRefusal(await keep(made, [], other.token), 404, 'not_found')
  expectRefusal(
    await server().call('GET', `/participants/${made.guid}/favourites`, { token: other.token }),
    404,
    'not_found',
  )
  expectRefusal(await server().call('GET', `/participants/${made.guid}/favourites`, {}), 401, 'unauthorized')
  expectRefusal(await keep(made, [{ guid: 'x', mark: 'favourite', at: at(9) }]), 422, 'value_invalid')
})
