import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ContentDetail } from '#contract/content.ts'
import type { ErrorBody } from '#contract/error.ts'
import type { PlannedProgramme } from '#contract/organiser-programme.ts'
import type { Programme } from '#contract/programme.ts'
import type { DraftContent } from '#domain/content/content-kind.ts'
import { createPiece, editorToken, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Answer = {
  results: {
    guid: string
    ok: boolean
    version: number | null
    code: string | null
    message: string | null
  }[]
}

let token = ''
let hall: ContentDetail
let ada: ContentDetail
let first: ContentDetail
let second: ContentDetail
let later: ContentDetail

const session = (change: Partial<DraftContent<'programmeSession'>>) =>
  createPiece(server(), 'programmeSession', goodDrafts.programmeSession(change))
const board = () => must<PlannedProgramme>(server(), 'GET', '/organizer/programme', { token })
const preview = (locale = 'ru') =>
  must<Programme>(server(), 'GET', `/organizer/programme/preview?locale=${locale}`, { token })
const publish = (items: ContentDetail[], facts: object = {}) =>
  server().call<Answer>('POST', '/organizer/programme/publish', {
    token,
    body: { items: items.map(({ guid, version }) => ({ guid, version })), ...facts },
  })
const onSite = async () =>
  (await must<Programme>(server(), 'GET', '/program')).sessions.map(({ guid }) => guid)

beforeAll(async () => {
  token = await editorToken(server())
  hall = await publishPiece(server(), 'hall', goodDrafts.hall())
  ada = await publishPiece(server(), 'speaker', goodDrafts.speaker('Ада', 'Ada'))
  first = await session({ hall: hall.guid, speakers: [ada.guid] })
  second = await session({ hall: hall.guid, startsAt: '10:30', endsAt: '11:30', moderators: [ada.guid] })
  later = await session({ hall: hall.guid, startsAt: '11:30', endsAt: '12:00' })
  await session({ day: null, title: { ru: 'Ещё без времени', en: '' } })
})

test('the board shows every draft in order, with what stands in each other’s way', async () => {
  const planned = await board()
  expect(planned.sessions.map(({ startsAt, state, problems }) => [startsAt, state, problems])).toEqual([
    ['10:00', 'draft', 0],
    ['10:30', 'draft', 0],
    ['11:30', 'draft', 0],
    ['10:00', 'draft', 2],
  ])
  expect(planned.halls).toEqual([{ guid: hall.guid, name: hall.title, published: true }])
  expect(planned.people).toMatchObject([{ guid: ada.guid, company: { en: 'Yolka Bank' } }])
  expect(planned.conflicts).toEqual([
    { kind: 'hall', subject: hall.guid, sessions: [first.guid, second.guid] },
    { kind: 'person', subject: ada.guid, sessions: [first.guid, second.guid] },
  ])
})

test('the preview shows the drafts that have a time, in the language that there is', async () => {
  await session({ day: '2026-02-19', title: { ru: '', en: 'English so far' } })
  const { sessions, people } = await preview()
  expect(sessions.map(({ title }) => title)).toContain('English so far')
  expect(sessions).toHaveLength(4)
  expect(people.map(({ name }) => name)).toEqual(['Ада Семёнов'])
  expect((await preview('en')).people.map(({ name }) => name)).toEqual(['Ada Semenov'])
  expect(await onSite()).toEqual([])
})

describe('publishing several', () => {
  test('overlaps are named and stop it, until they are accepted', async () => {
    const refused = await publish([later, first, second])
    expectRefusal(refused, 409, 'programme_conflict', {
      'items.1': 'programme_conflict',
      'items.2': 'programme_conflict',
    })
    expect(await onSite()).toEqual([])
    const one = await publish([first])
    expect(one.body.results).toEqual([{ guid: first.guid, ok: true, version: 2, code: null, message: null }])
    // Conflicts with published sessions count as well.
    expectRefusal(await publish([second]), 409, 'programme_conflict', { 'items.0': 'programme_conflict' })
    expect((await publish([later])).body.results).toMatchObject([{ ok: true }])
    expect((await publish([second], { acknowledgeConflicts: true })).body.results).toMatchObject([
      { ok: true },
    ])
    await vi.waitFor(async () => expect(await onSite()).toEqual([first.guid, second.guid, later.guid]))
  })

  test('one alone is refused for an overlap too, until the editor has seen it', async () => {
    const day = { day: '2026-02-19', startsAt: '09:00', endsAt: '10:00' } as const
    await publishPiece(server(), 'programmeSession', goodDrafts.programmeSession({ ...day, hall: hall.guid }))
    const same = await session({
      ...day,
      hall: hall.guid,
      startsAt: '09:30',
      endsAt: '10:30',
      moderators: [ada.guid],
    })
    const elsewhere = await session({ ...day, speakers: [ada.guid] })
    const publishOne = ({ guid, version }: ContentDetail, facts: object = {}) =>
      server().call<ContentDetail>('POST', `/organizer/content/programmeSession/${guid}/publish`, {
        token,
        body: { version, ...facts },
      })
    expectRefusal(await publishOne(same), 409, 'programme_conflict', { 'draft.hall': 'programme_conflict' })
    expect(await onSite()).not.toContain(same.guid)
    expect((await publishOne(same, { acknowledgeConflicts: true })).body.state).toBe('published')
    // Publishing that session makes its speakers conflict on the site.
    expectRefusal(await publishOne(elsewhere), 409, 'programme_conflict', {
      'draft.speakers': 'programme_conflict',
    })
    expectRefusal(await publishOne(elsewhere, { acknowledgeConflicts: 'yes' }), 422, 'value_invalid')
  })

  test('of two that overlap and are published at once one is refused', async () => {
    const day = { day: '2026-02-20', startsAt: '19:00', endsAt: '20:00', hall: hall.guid } as const
    const pair = [await session(day), await session(day)]
    const answers = await Promise.all(
      pair.map(({ guid, version }) =>
        server().call('POST', `/organizer/content/programmeSession/${guid}/publish`, {
          token,
          body: { version },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('each has its own result', async () => {
    const good = await session({ day: '2026-02-20' })
    const stale = await session({ day: '2026-02-20', startsAt: '13:00', endsAt: '14:00' })
    const unfinished = await session({
      day: '2026-02-20',
      title: { ru: 'Только по-русски', en: '' },
      startsAt: '15:00',
      endsAt: '16:00',
    })
    const answer = await publish([{ ...stale, version: 7 }, unfinished, good, { ...ada, version: 2 }])
    expect(answer.body.results).toMatchObject([
      { guid: stale.guid, ok: false, version: null, code: 'changed_meanwhile', message: expect.any(String) },
      { guid: unfinished.guid, ok: false, code: 'content_unpublishable' },
      { guid: good.guid, ok: true, version: 2, code: null },
      { guid: ada.guid, ok: false, code: 'not_found' },
    ])
  })

  test('nothing, too many, and what is no session', async () => {
    expectRefusal(await publish([]), 422, 'required')
    const many = Array.from({ length: 501 }, () => first)
    expectRefusal(await publish(many), 422, 'too_long')
    expectRefusal(await publish([first], { edition: '1999' }), 404, 'not_found')
  })
})

describe('the settings of the edition', () => {
  type Settings = { version: number; settings: Record<string, unknown> }
  const asAdmin = () => organiserToken(server(), 'admin')
  const readSettings = async () =>
    must<Settings>(server(), 'GET', '/organizer/edition', { token: await asAdmin() })
  const save = async (change: object, version?: number, acknowledgeOutside?: boolean) => {
    const before = await readSettings()
    return server().call<Settings>('PUT', '/organizer/edition', {
      token: await asAdmin(),
      body: {
        version: version ?? before.version,
        settings: { ...before.settings, ...change },
        ...(acknowledgeOutside && { acknowledgeOutside }),
      },
    })
  }

  test('belong to administrators', async () => {
    expectRefusal(await server().call('GET', '/organizer/edition', { token }), 403, 'forbidden')
  })

  test('a change is on the site, in the audit, and raises the version', async () => {
    const before = await readSettings()
    const saved = await save({ venue: { ru: 'Новый зал', en: 'New venue' }, feeKopecks: '19000000' })
    expect(saved.body).toMatchObject({ version: before.version + 1, settings: { feeKopecks: '19000000' } })
    expect(await must(server(), 'GET', '/edition')).toMatchObject({
      venue: { en: 'New venue' },
      feeKopecks: '19000000',
    })
    await vi.waitFor(async () =>
      expect((await must<Programme>(server(), 'GET', '/program?locale=en')).edition.venue).toBe('New venue'),
    )
    const entry = await server()
      .database.selectFrom('auditEntry')
      .select(['actorRole', 'fromValue', 'toValue'])
      .where('subjectKind', '=', 'edition')
      .executeTakeFirstOrThrow()
    expect(entry.actorRole).toBe('admin')
    expect(JSON.parse(entry.toValue ?? '')).toEqual({
      venue: { ru: 'Новый зал', en: 'New venue' },
      feeKopecks: '19000000',
    })
    expect(JSON.parse(entry.fromValue ?? '')).toMatchObject({ feeKopecks: '18000000' })
  })

  test('of twenty at once one wins', async () => {
    const { version } = await readSettings()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save({ supportPhone: `+7800000${1000 + index}` }, version)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  test.each([
    [{ endsOn: '2026-02-17' }, { 'settings.endsOn': 'time_reversed' }],
    [{ payBy: '2026-02-18' }, { 'settings.payBy': 'date_after_start' }],
    [{ feeKopecks: '0' }, { 'settings.feeKopecks': 'value_invalid' }],
    [{ supportEmail: 'nobody' }, { 'settings.supportEmail': 'email_format' }],
    [{ supportPhone: '8 800' }, { 'settings.supportPhone': 'phone_format' }],
    [{ name: { ru: ' ', en: 'x' } }, { 'settings.name.ru': 'required' }],
    [{ startsOn: 'soon' }, { 'settings.startsOn': 'value_invalid' }],
  ] as const)('%j is refused', async (change, fields) => {
    const [code] = Object.values(fields)
    if (!code) throw new Error('no code')
    expectRefusal(await save(change), 422, code, fields)
  })

  test('other days of the forum leave sessions outside', async () => {
    const planned = await board()
    const refused = await save({ startsOn: '2026-02-19' })
    expectRefusal(refused, 409, 'sessions_outside', {
      'sessions.0': 'session_outside',
      'sessions.1': 'session_outside',
      'sessions.2': 'session_outside',
    })
    const { details } = refused.body as unknown as ErrorBody
    expect(details?.map(({ message }) => message)[0]).toMatch(
      /^18\sфевраля\s2026\sг\., 10:00: сессия «Как ловят дропперов»$/,
    )
    expect((await readSettings()).settings.startsOn).toBe('2026-02-18')
    // Additional days leave no session outside.
    expect((await save({ endsOn: '2026-02-21' })).status).toBe(200)
    const moved = await save({ startsOn: '2026-02-19' }, undefined, true)
    expect(moved.status).toBe(200)
    const outside = (await board()).sessions.filter(
      ({ guid, problems }) => problems > (planned.sessions.find(one => one.guid === guid)?.problems ?? 0),
    )
    expect(outside.length).toBeGreaterThan(2)
    for (const { day } of outside) expect(day).toBe('2026-02-18')
  })
})
