import { beforeAll, expect, test } from 'vitest'
import type { Programme, ProgrammeHit } from '#contract/programme.ts'
import { demoContentGuid } from '#server/demo/compose-content.ts'
import { seedContent } from '#server/demo/seed-content.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const nobody = '1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10'
const session = demoContentGuid('2026', 'programmeSession', 'drops-economy')

beforeAll(async () => {
  await server().database.transaction().execute(seedContent)
  server().services.published.expire()
})

type Found = { items: ProgrammeHit[]; total: number; corrected: string | null }

const search = (query: string, rest = '') =>
  server().call<Found>('GET', `/program/search?q=${encodeURIComponent(query)}${rest}`, { locale: 'ru' })

const marked = ({ title }: ProgrammeHit) => title.marks.map(([from, to]) => title.text.slice(from, to))

test('a search tells what was found and where', async () => {
  const { status, body } = await search('дропы')
  expect(status).toBe(200)
  const hit = body.items[0]
  expect(hit).toMatchObject({
    guid: session,
    day: '2026-02-18',
    startsAt: '12:30',
    endsAt: '13:45',
    hallName: 'Большой зал «Янтарь»',
    trackName: expect.stringMatching(/^Антифрод и\sзащита клиента$/),
  })
  expect(hit && marked(hit)).toEqual(['дропов'])
  expect(body.total).toBe(body.items.length)
})

test('the answer is in the language that was asked for, whatever language the query was in', async () => {
  const { body } = await search('дропы', '&locale=en')
  expect(body.items[0]?.title.text).toMatch(/money-mule/)
  const [first] = (await search('Karpinsky')).body.items
  expect(first?.people.some(({ text, marks }) => text.startsWith('Лев Карпинский') && marks.length > 0)).toBe(
    true,
  )
})

test('a company that was found is shown beside its people', async () => {
  const { body } = await search('Silk Node')
  expect(body.items[0]?.people[0]?.text).toMatch(/^Цзяньлань Вэй, Silk Node|, Silk Node Technologies/)
})

test('a query typed in the wrong keyboard layout is told', async () => {
  const { body } = await search('abibyu')
  expect(body.corrected).toBe('фишинг')
  expect(body.items.length).toBeGreaterThan(0)
})

test('nothing found is an empty list', async () => {
  expect((await search('щщщщщщщщ')).body).toEqual({ items: [], total: 0, corrected: null })
})

test('a limit cuts the list and not the count', async () => {
  const { body } = await search('обед', '&limit=1')
  expect([body.items.length, body.total]).toEqual([1, 3])
})

test.each([
  ['a single letter', 'я', 'search_too_short'],
  ['nothing', '', 'search_too_short'],
  ['punctuation', '?!… — «»', 'search_too_short'],
  ['blanks', '     ', 'search_too_short'],
  ['201 characters', 'б'.repeat(201), 'too_long'],
  ['9,000 characters', 'ab '.repeat(3000), 'too_long'],
] as const)('%s: refused', async (_, query, code) => {
  expectRefusal(await search(query), 422, code, { q: code })
})

test('no query at all, and one longer than any address', async () => {
  expectRefusal(await server().call('GET', '/program/search'), 400, 'malformed_request')
  expectRefusal(await search('x'.repeat(10_001)), 400, 'malformed_request')
})

test('NUL, broken escapes and foreign parameters', async () => {
  expectRefusal(await server().call('GET', '/program/search?q=ab%00cd'), 400, 'malformed_request')
  expect((await server().call('GET', '/program/search?q=%E0%A4%A')).status).toBeLessThan(500)
  expect((await server().call('GET', '/program/search?q=soc&edition=2024')).status).toBe(400)
  expect((await server().call('GET', '/program/search?q=soc&limit=201')).status).toBe(400)
})

test.each([
  "' or 1=1 --",
  '.*+?^$(){}|[]\\',
  '\ud800soc',
  '<script>alert(1)</script>',
  'soc '.repeat(50),
  '👩‍💻👩‍💻',
])('odd queries are answered: %j', async query => {
  const answer = await server().call('GET', `/program/search?q=${encodeURIComponent(query.toWellFormed())}`)
  expect([200, 422]).toContain(answer.status)
})

test('the programme for paper, in both languages, with selectable text', async () => {
  const [russian, english] = await Promise.all(
    ['ru', 'en'].map(locale => server().call('GET', `/program.pdf?locale=${locale}`)),
  )
  expect(russian?.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''programme-2026-ru.pdf",
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  const pages = readPdfText(russian?.bytes ?? Buffer.alloc(0))
  expect(pages.join(' ').replace(/\s+/g, ' ')).toContain('Экономика дропов: как перестать ловить карты')
  expect(pages[0]).toContain(`Страница 1 из ${pages.length}`)
  const text = readPdfText(english?.bytes ?? Buffer.alloc(0)).join('\n')
  expect(text).toContain('Thursday, 19 February')
  expect(text).toContain('Amber Main Hall')
  expect(text).not.toMatch(/[а-яё]{3}/i)
})

test('the programme for paper of a past edition, and of one that never was', async () => {
  const past = await server().call('GET', '/program.pdf?edition=2024&locale=ru')
  expect(past.status).toBe(200)
  expect(readPdfText(past.bytes).join('\n')).toContain('2024')
  expectRefusal(await server().call('GET', '/program.pdf?edition=1999'), 404, 'not_found')
  expectRefusal(await server().call('GET', '/program.pdf?hall=x'), 400, 'malformed_request')
})

/** The text of a file, without the line breaks of its layout. */
const textOf = (bytes: Buffer) => readPdfText(bytes).join(' ').replace(/\s+/g, ' ')
const eventsOf = (bytes: Buffer) => bytes.toString().match(/BEGIN:VEVENT/g)?.length ?? 0

test('paper and calendar follow the day and the filters of the page', async () => {
  const { body } = await server().call<Programme>('GET', '/program?locale=ru')
  const on = (day: string) => body.sessions.filter(one => one.day === day)
  const second = await server().call('GET', '/program.ics?locale=ru&day=2')
  expect(eventsOf(second.bytes)).toBe(on('2026-02-19').length)

  const chosen = on('2026-02-19').filter(({ topics }) => topics.includes('soc'))
  const query = 'locale=ru&day=2&topic=soc'
  const calendar = await server().call('GET', `/program.ics?${query}`)
  expect(eventsOf(calendar.bytes)).toBe(chosen.length)
  expect(calendar.bytes.toString().replaceAll('\r\n ', '')).toMatch(/SOC и\sмониторинг/)
  const text = textOf((await server().call('GET', `/program.pdf?${query}`)).bytes)
  expect(text).toContain('SOC и мониторинг')
  for (const { title } of on('2026-02-19')) {
    const plain = title.replace(/\s+/g, ' ')
    expect([plain, text.includes(plain)]).toEqual([plain, chosen.some(one => one.title === title)])
  }
  expect(text).not.toContain('Среда, 18 февраля')
})

test.each(['day=9', 'day=2030-01-01', 'topic=nothing', `hall=${nobody}`, 'format=talk,nap'])(
  'a choice that the programme does not know is refused: %s',
  async query => {
    for (const file of ['pdf', 'ics'])
      expectRefusal(await server().call('GET', `/program.${file}?${query}`), 400, 'malformed_request')
  },
)

test('the demo day and the youth programme are sessions with a hall, in page, calendar, paper and search', async () => {
  const { body } = await server().call<Programme>('GET', '/program?locale=en')
  const halls = new Map(body.halls.map(({ guid, name }) => [guid, name]))
  const calendar = (await server().call('GET', '/program.ics?locale=en')).bytes.toString()
  const paper = textOf((await server().call('GET', '/program.pdf?locale=en')).bytes)
  for (const [key, hall, day, startsAt, endsAt] of [
    ['demo-day-final', 'Exhibition Stage', '2026-02-20', '11:30', '15:30'],
    ['youth-night-exercise', 'Jasper Training Room', '2026-02-19', '09:30', '15:30'],
    ['youth-mentors', 'Jasper Training Room', '2026-02-18', '15:00', '18:30'],
  ] as const) {
    const guid = demoContentGuid('2026', 'programmeSession', key)
    const found = body.sessions.find(one => one.guid === guid)
    expect(found).toMatchObject({ day, startsAt, endsAt })
    expect(halls.get(found?.hall ?? '')).toBe(hall)
    expect(calendar).toContain(guid)
    expect(paper).toContain(found?.title)
  }
  for (const [query, key] of [
    ['демодень', 'demo-day-final'],
    ['demo day', 'demo-day-final'],
    ['ночная смена', 'youth-night-exercise'],
    ['наставники', 'youth-mentors'],
  ] as const) {
    const guids = (await search(query)).body.items.slice(0, 5).map(({ guid }) => guid)
    expect(guids).toContain(demoContentGuid('2026', 'programmeSession', key))
  }
})

test('the whole programme as a calendar', async () => {
  const { body } = await server().call<Programme>('GET', '/program?locale=en')
  const calendar = await server().call('GET', '/program.ics?locale=en')
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const text = calendar.bytes.toString().replaceAll('\r\n ', '')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(body.sessions.length)
  for (const { guid } of body.sessions) expect(text).toContain(`UID:${guid}@programme.quorum`)
})

test('one session as a calendar: instants of the forum’s zone, hall and venue', async () => {
  const calendar = await server().call('GET', `/program/${session}.ics?locale=ru`)
  expect(calendar.status).toBe(200)
  const text = calendar.bytes.toString().replaceAll('\r\n ', '')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).toContain('DTSTART:20260218T093000Z')
  expect(text).toContain('DTEND:20260218T104500Z')
  expect(text).toContain('LOCATION:Большой зал «Янтарь»\\, Конгресс-центр\\, Сириус')
  expect(text).toContain(`http://forum.example/program/${session}`)
})

test('a session that nobody has', async () => {
  expectRefusal(await server().call('GET', `/program/${nobody}`), 404, 'program_item_not_found')
  expectRefusal(await server().call('GET', `/program/${nobody}.ics`), 404, 'program_item_not_found')
  expect([404, 422]).toContain((await server().call('GET', '/program/not-a-guid.ics')).status)
})

test('a draft is neither found, printed nor put into calendars', async () => {
  const draft = demoContentGuid('2026', 'programmeSession', 'draft-insurance-cyber-cover')
  expectRefusal(await server().call('GET', `/program/${draft}.ics`), 404, 'program_item_not_found')
  expect((await search('киберстрахование')).body.items.map(({ guid }) => guid)).not.toContain(draft)
  expect((await server().call('GET', '/program.ics')).bytes.toString()).not.toContain(draft)
})

test.each([
  '/program.pdf?locale=ru',
  '/program.ics?locale=ru',
  `/program/${session}.ics`,
  '/program/search?q=soc',
])('%s is 304 while nothing has changed', async path => {
  const first = await server().call('GET', path)
  const etag = first.headers.etag ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const again = await server().call('GET', path, { headers: { 'if-none-match': `"other", W/${etag}` } })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  expect(again.headers.etag).toBe(etag)
  expect((await server().call('GET', path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})
