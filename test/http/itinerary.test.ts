import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ContentDetail } from '#contract/content.ts'
import type { Itinerary } from '#contract/itinerary.ts'
import type { Recommendations } from '#contract/recommendation.ts'
import type { DraftContent } from '#domain/content/content-kind.ts'
import { keepMarks } from '#server/persistence/favourite-queries.ts'
import { tellOfProgrammeChanges } from '#server/usecases/itinerary/tell-of-changes.ts'
import { workOutPlans } from '#server/usecases/itinerary/work-out-plans.ts'
import { contentConsole, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, draftParticipant, type TestParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const editors = contentConsole(server)

let pieces: Record<'fraud' | 'soc' | 'rival' | 'late' | 'lunch', ContentDetail>

const session = (title: string, facts: Partial<DraftContent<'programmeSession'>>) =>
  publishPiece(
    server(),
    'programmeSession',
    goodDrafts.programmeSession({ title: { ru: title, en: title }, ...facts }),
  )

beforeAll(async () => {
  const far = await publishPiece(server(), 'hall', { ...goodDrafts.hall(), minutesToFoyer: 8, capacity: 1 })
  pieces = {
    fraud: await session('Fraud graphs', { topics: ['antifraud'], startsAt: '10:00', endsAt: '11:00' }),
    rival: await session('Cloud keys', { topics: ['cloud'], startsAt: '10:30', endsAt: '11:30' }),
    soc: await session('Night shift', {
      topics: ['soc'],
      startsAt: '12:00',
      endsAt: '12:30',
      hall: far.guid,
    }),
    late: await session('Fraud rings', { topics: ['antifraud'], day: '2026-02-19' }),
    lunch: await session('Lunch', { format: 'break', startsAt: '13:00', endsAt: '14:00' }),
  }
  await vi.waitFor(async () => expect(await sessionsOnSite()).toHaveLength(5), 10_000)
})

const sessionsOnSite = async () =>
  (await server().services.published.snapshot()).current.of('programmeSession')

/** A participant who has starred the first session on fraud. */
async function fan(): Promise<TestParticipant> {
  const made = await approvedParticipant(server())
  await star(made, pieces.fraud.guid)
  return made
}

const star = (made: TestParticipant, guid: string, mark: 'favourite' | 'notInterested' = 'favourite') =>
  server()
    .services.database.transaction()
    .execute(tx => keepMarks(tx, made.guid, [{ guid, mark, at: '2026-02-01T10:00:00Z' }]))

const read = (made: TestParticipant, token = made.token) =>
  server().call<Itinerary>('GET', `/recommendations/itinerary?participant=${made.guid}`, { token })

const save = (made: TestParticipant, version: number, guids: string[], chosen = true) =>
  server().call<Itinerary>('PUT', '/recommendations/itinerary', {
    token: made.token,
    body: {
      participant: made.guid,
      version,
      dayMinutes: null,
      sessions: guids.map(guid => ({ guid, chosen })),
    },
  })

const titles = (sessions: { title: string }[]) => sessions.map(({ title }) => title)

describe('recommendations', () => {
  test('say nothing of somebody of whom nothing is known', async () => {
    const made = await approvedParticipant(server())
    const answer = await server().call<Recommendations>('GET', `/recommendations?participant=${made.guid}`, {
      token: made.token,
    })
    expect(answer).toMatchObject({ status: 200, body: { known: false, sessions: [], speakers: [] } })
  })

  test('go by what is starred, and say why in the language of the call', async () => {
    const made = await fan()
    await star(made, pieces.rival.guid, 'notInterested')
    const { body } = await server().call<Recommendations>(
      'GET',
      `/recommendations?participant=${made.guid}&count=2`,
      { token: made.token, locale: 'en' },
    )
    expect(titles(body.sessions)[0]).toBe('Fraud rings')
    expect(body.sessions[0]?.reasons[0]?.code).toBe('likeFavourite')
    expect(titles(body.sessions)).not.toContain('Cloud keys')
  })

  test('are there for a visitor’s kept result, and nothing of it is stored', async () => {
    const answer = await server().call<Recommendations>('POST', '/recommendations/preview', {
      locale: 'en',
      body: { favourites: [pieces.fraud.guid], count: 1 },
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        known: true,
        sessions: [{ title: 'Fraud rings', reasons: [{ code: 'likeFavourite', name: 'Fraud graphs' }] }],
      },
    })
    expectRefusal(
      await server().call('POST', '/recommendations/preview', {
        body: { result: 'gardening' },
      }),
      422,
      'value_invalid',
    )
  })

  test('are nobody else’s', async () => {
    const [made, other] = [await fan(), await draftParticipant(server())]
    const path = `/recommendations?participant=${made.guid}`
    expectRefusal(await server().call('GET', path, { token: other.token }), 404, 'not_found')
    expectRefusal(await server().call('GET', path), 401, 'unauthorized')
    expectRefusal(await read(made, other.token), 404, 'not_found')
  })
})

describe('the programme of one’s own', () => {
  test('is suggested without clashes before anything is saved', async () => {
    const { body } = await read(await fan())
    expect(body).toMatchObject({ version: 0, sessions: [], clashes: [], feed: null })
    expect(titles(body.suggestion)).toContain('Fraud graphs')
    expect(titles(body.suggestion)).not.toContain('Cloud keys')
    expect(titles(body.suggestion)).not.toContain('Lunch')
  })

  test('is saved by hand, clashes and all, and says why', async () => {
    const made = await fan()
    const { body } = await save(made, 0, [pieces.fraud.guid, pieces.rival.guid])
    expect(body).toMatchObject({
      version: 1,
      clashes: [{ code: 'overlap', sessions: [pieces.fraud.guid, pieces.rival.guid], minutesShort: 30 }],
    })
    const again = await save(made, 1, [pieces.rival.guid])
    expect(titles(again.body.suggestion)).toContain('Cloud keys')
    const chosen = again.body.sessions.find(({ title }) => title === 'Cloud keys')
    expect(chosen?.reason).toEqual({
      code: 'wanted',
      rival: { guid: pieces.fraud.guid, title: 'Fraud graphs' },
    })
  })

  test('refuses what is not in the programme, and a version that was saved meanwhile', async () => {
    const made = await fan()
    expectRefusal(await save(made, 0, [pieces.lunch.guid]), 422, 'fields_invalid', {
      'sessions.0.guid': 'reference_unknown',
    })
    await save(made, 0, [pieces.fraud.guid])
    expectRefusal(await save(made, 0, [pieces.late.guid]), 409, 'changed_meanwhile')
  })

  test('of twenty saves at once keeps one whole', async () => {
    const made = await fan()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        save(made, 0, at % 2 ? [pieces.fraud.guid] : [pieces.late.guid, pieces.soc.guid]),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(made)).body.version).toBe(1)
  })

  test('says that a hall is full, and no longer suggests it to others', async () => {
    await save(await fan(), 0, [pieces.soc.guid])
    const made = await fan()
    const { body } = await save(made, 0, [pieces.soc.guid])
    expect(body.sessions[0]?.state).toBe('full')
    const other = await fan()
    await star(other, pieces.soc.guid)
    expect(titles((await read(other)).body.suggestion)).not.toContain('Night shift')
  })
})

describe('the calendar', () => {
  test('opens by an address that ends with the next one, and answers 304 while nothing has changed', async () => {
    const made = await fan()
    await save(made, 0, [pieces.fraud.guid])
    const open = () =>
      server().call<Itinerary>('POST', '/recommendations/itinerary/feed', {
        token: made.token,
        body: { participant: made.guid },
      })
    const path = (await open()).body.feed?.replace('/api/v2', '') ?? ''
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics\?locale=ru$/)
    const feed = await server().call('GET', path)
    expect(feed.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=0, must-revalidate',
    })
    const text = feed.bytes.toString()
    expect(text).toContain('SUMMARY:Fraud graphs')
    expect(text).toContain('STATUS:CONFIRMED')
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const known = await server().call('GET', path, {
      headers: { 'if-none-match': String(feed.headers.etag) },
    })
    expect(known.status).toBe(304)
    const other = (await open()).body.feed?.replace('/api/v2', '') ?? ''
    expect(other).not.toBe(path)
    expectRefusal(await server().call('GET', path), 404, 'not_found')
    await server().call('DELETE', `/recommendations/itinerary/feed?participant=${made.guid}`, {
      token: made.token,
    })
    expectRefusal(await server().call('GET', other), 404, 'not_found')
    const own = await server().call('GET', `/recommendations/itinerary.ics?participant=${made.guid}`, {
      token: made.token,
    })
    expect(own.bytes.toString()).toContain('SUMMARY:Fraud graphs')
  })
})

describe('a change of the programme', () => {
  const told = async (made: TestParticipant) => {
    await server().deliverOnce()
    return (await server().outbox(made.email)).filter(
      ({ subject }) => subject === 'Ваша программа изменилась',
    )
  }

  const quiet = () =>
    server()
      .services.database.updateTable('contentVersion')
      .set({ programmeChangedAt: new Date(Date.now() - 3_600_000) })
      .execute()

  test('is told once it has been quiet, once, with everything that changed; what is off stays as cancelled', async () => {
    const made = await fan()
    const [moved, off] = [
      await session('Moved later', { day: '2026-02-20', startsAt: '10:00', endsAt: '11:00' }),
      await session('Called off', { day: '2026-02-20', startsAt: '12:00', endsAt: '13:00' }),
    ]
    await expect.poll(async () => (await sessionsOnSite()).length).toBe(7)
    await save(made, 0, [moved.guid, off.guid])
    const draft = { ...(moved.draft as DraftContent<'programmeSession'>), startsAt: '15:00', endsAt: '16:00' }
    const saved = await editors.save(moved, draft)
    await editors.publish(saved.body)
    await editors.unpublish(off)
    await expect.poll(async () => (await sessionsOnSite()).length).toBe(6)

    await tellOfProgrammeChanges(server().services)
    expect(await told(made)).toEqual([])
    const before = await read(made)
    expect(before.body.sessions).toMatchObject([
      { title: 'Called off', state: 'cancelled' },
      { title: 'Moved later', movedFrom: { startsAt: '10:00' } },
    ])

    await quiet()
    await Promise.all([tellOfProgrammeChanges(server().services), tellOfProgrammeChanges(server().services)])
    await tellOfProgrammeChanges(server().services)
    const letters = await told(made)
    expect(letters).toHaveLength(1)
    const letter = letters[0]?.text ?? ''
    expect(letter).toContain('Moved later')
    expect(letter).toContain('Called off')

    const calendar = await server().call('GET', `/recommendations/itinerary.ics?participant=${made.guid}`, {
      token: made.token,
    })
    expect(calendar.bytes.toString()).toContain('STATUS:CANCELLED')
    expect((await read(made)).body.sessions).toMatchObject([
      { title: 'Called off', state: 'cancelled' },
      { title: 'Moved later', startsAt: '15:00', movedFrom: null },
    ])
  })
})

test('editors and the committee see how good the recommendations are, and nobody else does', async () => {
  await fan()
  await workOutPlans(server().services)
  const quality = async (role: 'content' | 'committee' | 'gate') =>
    server().call('GET', '/organizer/recommendations', { token: await organiserToken(server(), role) })
  const { status, body } = await quality('content')
  expect(status).toBe(200)
  expect(body).toMatchObject({ halls: [{ title: 'Night shift', capacity: 1 }] })
  expect((await quality('committee')).status).toBe(200)
  expectRefusal(await quality('gate'), 403, 'forbidden')
})
