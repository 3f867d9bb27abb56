import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ContentDetail } from '#contract/content.ts'
import type { Itinerary } from '#contract/itinerary.ts'
import type { DraftContent } from '#domain/content/content-kind.ts'
import { contentConsole, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { approvedParticipant, must, type TestParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()
const editors = contentConsole(server)

const title = {
  ru: 'Ночная смена; разбор, запятые и обратная \\ черта: двенадцать часов дежурства в центре мониторинга 🌙',
  en: 'The night shift; commas, semicolons and a \\ back slash: twelve hours on duty in a monitoring centre 🌙',
}

let night: ContentDetail
let morning: ContentDetail
let made: TestParticipant
/** As the person copies it. */
let address = ''

beforeAll(async () => {
  const session = (facts: Parameters<typeof goodDrafts.programmeSession>[0]) =>
    publishPiece(server(), 'programmeSession', goodDrafts.programmeSession(facts))
  night = await session({ title, day: '2026-02-18', startsAt: '23:30', endsAt: '23:45' })
  // The console refuses an end before the start; what an import or an older edition left may have one.
  await sql`update content_item set published = jsonb_set(published, '{endsAt}', '"00:45"') where guid = ${night.guid}`.execute(
    server().database,
  )
  morning = await session({ title: { ru: 'Утро', en: 'Morning' }, startsAt: '10:00', endsAt: '11:00' })
  await vi.waitFor(async () => {
    const { current } = await server().services.published.snapshot()
    expect(current.of('programmeSession')).toHaveLength(2)
  }, 10_000)
  made = await approvedParticipant(server())
  await must(server(), 'PUT', '/recommendations/itinerary', {
    token: made.token,
    body: {
      participant: made.guid,
      version: 0,
      dayMinutes: null,
      sessions: [night, morning].map(({ guid }) => ({ guid, chosen: true })),
    },
  })
  const { feed } = await must<Itinerary>(server(), 'POST', '/recommendations/itinerary/feed', {
    token: made.token,
    body: { participant: made.guid },
  })
  address = feed ?? ''
})

/** As a calendar asks: by the address alone, without a cookie or a token. */
const ask = (locale: 'ru' | 'en', method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
  server().call(method, `/${address.replace('locale=ru', `locale=${locale}`)}`, { headers })

async function calendarIn(locale: 'ru' | 'en') {
  const { bytes } = await ask(locale)
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString()))
  const events = calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one))
  return {
    calendar,
    events,
    eventOf: (piece: ContentDetail) => events.find(one => one.uid.startsWith(piece.guid)),
  }
}

describe.each(['ru', 'en'] as const)('the private feed in %s', locale => {
  test('is read by another implementation of the standard', async () => {
    const { calendar, events, eventOf } = await calendarIn(locale)
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(String(calendar.getFirstPropertyValue('prodid'))).toMatch(/^-\/\/.+\/\//)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toMatch(
      locale === 'ru' ? /программа/ : /programme/,
    )
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H')
    expect(events).toHaveLength(2)
    expect(eventOf(night)?.summary).toBe(title[locale])
    for (const { component } of events) {
      expect(component.getFirstPropertyValue('dtstamp')).toBeInstanceOf(ICAL.Time)
      expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
      expect(component.getFirstPropertyValue('sequence')).toBeGreaterThanOrEqual(0)
      expect(component.getFirstPropertyValue('url')).toMatch(
        locale === 'ru' ? /^http:\/\/forum\.example\/program\// : /^http:\/\/forum\.example\/en\/program\//,
      )
    }
  })

  test('has a session over midnight for its hour and a quarter, in UTC', async () => {
    const event = (await calendarIn(locale)).eventOf(night)
    expect(event?.startDate.toICALString()).toBe('20260218T203000Z')
    expect(event?.endDate.toICALString()).toBe('20260218T214500Z')
    expect(event?.duration.toSeconds()).toBe(75 * 60)
  })

  test('ends its lines as the standard says and folds them at 75 octets, never within a letter', async () => {
    const { bytes } = await ask(locale)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = text.split('\r\n')
    expect(lines.some(line => line.startsWith(' '))).toBe(true)
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
  })
})

test('is asked for without a body, with its address encoded, and again while nothing has changed', async () => {
  const got = await ask('ru')
  const head = await ask('ru', 'HEAD')
  expect(head.status).toBe(200)
  expect(head.bytes).toHaveLength(0)
  for (const name of ['content-type', 'etag', 'cache-control'])
    expect(head.headers[name], name).toBe(got.headers[name])
  expect(got.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(got.headers['set-cookie']).toBeUndefined()
  const encoded = address.replace('.ics', '%2Eics').replace('calendar', '%63alendar')
  expect((await server().call('GET', `/${encoded}`)).bytes.equals(got.bytes)).toBe(true)
  const known = await ask('ru', 'GET', { 'if-none-match': String(got.headers.etag) })
  expect([known.status, known.bytes.length]).toEqual([304, 0])
})

test('names a session the same in both languages and after a change, which calendars take for newer', async () => {
  const [russian, english] = await Promise.all([calendarIn('ru'), calendarIn('en')])
  const before = russian.eventOf(morning)
  expect(english.eventOf(morning)?.uid).toBe(before?.uid)
  server().advance(60_000)
  const draft = { ...(morning.draft as DraftContent<'programmeSession'>), startsAt: '10:15' }
  await editors.publish((await editors.save(morning, draft)).body)
  await vi.waitFor(async () => {
    const after = (await calendarIn('ru')).eventOf(morning)
    expect(after?.uid).toBe(before?.uid)
    expect(after?.startDate.toICALString()).toBe('20260218T071500Z')
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  }, 10_000)
})
