import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { NewsItem, NewsList } from '#contract/news.ts'
import type { Programme, ProgrammeSessionDetail } from '#contract/programme.ts'
import type { FaqEntry, Partner, PastEdition, SitePage } from '#contract/site-page.ts'
import type { SpeakerCard, SpeakerDetail } from '#contract/speaker.ts'
import { pageSlugs } from '#domain/content/content-choice.ts'
import { demoContentGuid } from '#server/demo/compose-content.ts'
import { seedContent } from '#server/demo/seed-content.ts'
import { raiseContentVersion } from '#server/persistence/edition-queries.ts'
import { editorToken, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { must } from '#test/factories/participant.ts'
import { openTestServer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

beforeAll(async () => {
  await server()
    .database.transaction()
    .execute(async tx => {
      await seedContent(tx)
      await raiseContentVersion(tx)
    })
  await vi.waitFor(async () => expect((await read<NewsList>('/news')).total).toBe(24))
})

const read = <Body>(path: string) => must<Body>(server(), 'GET', path)

const lists = ['/speakers', '/committee', '/partners', '/faq', '/contacts', '/albums', '/videos', '/archive']
const everything = ['/news', '/program', ...lists, ...pageSlugs.map(slug => `/pages/${slug}`)]

describe.each(['ru', 'en'])('in %s', locale => {
  test.each(everything)('%s speaks that language alone', async path => {
    const answer = await server().call('GET', `${path}?locale=${locale}`)
    expect(answer.status).toBe(200)
    const text = answer.bytes.toString('utf8')
    expect(text.length).toBeGreaterThan(200)
    if (locale === 'en') expect(text.match(/[а-яё]+/i)).toBeNull()
    else expect(text).toMatch(/[а-яё]/i)
  })
})

test.each(everything)('%s is answered with 304 while nothing has changed', async path => {
  const first = await server().call('GET', path, { locale: 'en' })
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: expect.stringContaining('Accept-Language'),
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  })
  const again = await server().call('GET', path, {
    locale: 'en',
    headers: { 'if-none-match': `"other", W/${first.headers.etag}` },
  })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  const russian = await server().call('GET', path, {
    locale: 'ru',
    headers: { 'if-none-match': first.headers.etag ?? '' },
  })
  expect(russian.status).toBe(200)
})

test('a language in the address goes before the header', async () => {
  const page = await must<SitePage>(server(), 'GET', '/pages/faq?locale=en', { locale: 'ru' })
  expect(page.title).toMatch(/[a-z]/)
})

describe('news', () => {
  test('pages follow one another without gap or repetition, newest first', async () => {
    const first = await read<NewsList>('/news')
    const seen = [...first.items]
    for (let page = 2; page <= first.pages; page += 1)
      seen.push(...(await read<NewsList>(`/news?page=${page}`)).items)
    expect(new Set(seen.map(({ guid }) => guid)).size).toBe(24)
    expect(seen.map(({ date }) => date)).toEqual(
      seen
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    )
    expect((await read<NewsList>(`/news?page=${first.pages + 1}`)).items).toEqual([])
  })

  test('a topic is filtered, and the counts of all stay', async () => {
    const { topics } = await read<NewsList>('/news')
    for (const { topic, count } of topics) {
      const list = await read<NewsList>(`/news?topic=${topic}`)
      expect([list.total, list.topics]).toEqual([count, topics])
      for (const item of list.items) expect(item.topic).toBe(topic)
    }
  })

  test('one item with its neighbours', async () => {
    const [card] = (await read<NewsList>('/news?topic=participants')).items
    const item = await read<NewsItem>(`/news/${card?.guid.toUpperCase()}`)
    expect(item).toMatchObject({ ...card, bodyHtml: expect.stringMatching(/^<(p|h2)>/) })
    expect(item.related).toHaveLength(3)
    for (const other of item.related)
      expect([other.topic, other.guid === item.guid]).toEqual([item.topic, false])
    expect(item.publishedAt).toBe(`${item.date}T07:00:00.000Z`)
  })
})

describe('the programme', () => {
  test('is in order, and everything it names is there', async () => {
    const programme = await read<Programme>('/program')
    expect(programme.days).toEqual(['2026-02-18', '2026-02-19', '2026-02-20'])
    const starts = programme.sessions.map(({ day, startsAt }) => `${day} ${startsAt}`)
    expect(starts).toEqual(starts.toSorted())
    const people = new Set(programme.people.map(({ guid }) => guid))
    expect(people.size).toBe(programme.people.length)
    const halls = new Set(programme.halls.map(({ guid }) => guid))
    for (const session of programme.sessions) {
      for (const guid of [...session.moderators, ...session.speakers]) expect(people).toContain(guid)
      if (session.hall) expect(halls).toContain(session.hall)
    }
  })

  test('of 2024 comes from the same model', async () => {
    const programme = await read<Programme>('/program?edition=2024')
    expect(programme.edition.slug).toBe('2024')
    expect(programme.days[0]).toBe('2024-02-14')
    expectRefusal(await server().call('GET', '/program?edition=1999'), 404, 'not_found')
  })

  test('a session knows its people, its hall and its instants, and each of them knows it', async () => {
    const programme = await read<Programme>('/program')
    const busy = programme.sessions.find(({ speakers, hall }) => speakers.length > 1 && hall)
    const session = await read<ProgrammeSessionDetail>(`/program/${busy?.guid}?locale=en`)
    expect(session).toMatchObject({
      ...busy,
      title: session.title,
      hallName: expect.stringMatching(/[a-z]/i),
    })
    expect(Date.parse(session.startsAtInstant)).toBe(
      Date.parse(`${session.day}T${session.startsAt}:00+03:00`),
    )
    expect(Date.parse(session.endsAtInstant)).toBeGreaterThan(Date.parse(session.startsAtInstant))
    for (const { guid } of session.people) {
      const speaker = await read<SpeakerDetail>(`/speakers/${guid}?locale=en`)
      const own = speaker.sessions.find(one => one.guid === session.guid)
      expect(own).toMatchObject({ title: session.title, moderates: session.moderators.includes(guid) })
    }
  })
})

test('speakers stand by surname in either language, with their names in its order', async () => {
  for (const locale of ['ru', 'en']) {
    const { items } = await read<{ items: SpeakerCard[] }>(`/speakers?locale=${locale}`)
    expect(items).toHaveLength(120)
    const surnames = items.map(({ lastName }) => lastName)
    expect(surnames).toEqual(surnames.toSorted(new Intl.Collator(locale).compare))
    for (const { name, lastName, photo } of items) {
      expect(name.endsWith(` ${lastName}`)).toBe(true)
      expect(photo?.alt).toBe(name)
    }
  }
})

test('a card says its year and knows the same person’s other years', async () => {
  const { sessions } = await read<Programme>('/program?edition=2024')
  const guids = [...new Set(sessions.flatMap(({ speakers, moderators }) => [...speakers, ...moderators]))]
  const past = await Promise.all(guids.map(guid => read<SpeakerDetail>(`/speakers/${guid}?locale=ru`)))
  for (const { forum } of past) expect(forum).toEqual({ year: '2024', day: '2024-02-14', current: false })
  const again = past.filter(({ otherYears }) => otherYears.some(({ current }) => current))
  expect(again.length).toBeGreaterThan(10)
  for (const { guid, name, otherYears } of again) {
    const now = await read<SpeakerDetail>(`/speakers/${otherYears[0]?.guid}?locale=ru`)
    expect(now).toMatchObject({ name, forum: { year: '2026', current: true } })
    expect(now.otherYears).toContainEqual({ guid, year: '2024', day: '2024-02-14', current: false })
  }
})

test('a partner has the mark of the language', async () => {
  const paths = async (locale: string) =>
    (await read<{ items: Partner[] }>(`/partners?locale=${locale}`)).items.map(({ logo }) => logo.path)
  const [russian, english] = [await paths('ru'), await paths('en')]
  expect(russian.every(path => !path.includes('/en/'))).toBe(true)
  expect(english.toSorted()).toEqual(
    russian.map(path => path.replace('/partner/', '/partner/en/')).toSorted(),
  )
})

test('answers of the FAQ are HTML, and text without it', async () => {
  const { items } = await read<{ items: FaqEntry[] }>('/faq?locale=en')
  for (const { answerHtml, answerText } of items) {
    expect(answerHtml).toMatch(/^<(p|ul|ol)>/)
    expect(answerText).not.toMatch(/[<>]|&amp;/)
    expect(answerHtml).not.toMatch(/href="\/(?!en\b|api\b)/)
  }
})

test('the archive tells past editions, latest first', async () => {
  const { items } = await read<{ items: PastEdition[] }>('/archive')
  expect(items.map(({ slug }) => slug)).toEqual(['2025', '2024'])
  for (const { lead, bodyHtml, figures } of items)
    expect([lead, bodyHtml, figures.length].every(Boolean)).toBe(true)
})

test.each([
  ['/news/x', 'news_not_found'],
  [`/news/${randomUUID()}`, 'news_not_found'],
  [`/news/${demoContentGuid('2026', 'speaker', 'lev-karpinsky')}`, 'news_not_found'],
  ['/program/x', 'program_item_not_found'],
  [`/program/${randomUUID()}`, 'program_item_not_found'],
  [`/speakers/${randomUUID()}`, 'not_found'],
  ['/speakers/x', 'not_found'],
  ['/pages/secrets', 'not_found'],
  ['/pages/__proto__', 'not_found'],
] as const)('%s is not there', async (path, code) => {
  expectRefusal(await server().call('GET', path), 404, code)
})

test.each([
  '/news?page=0',
  '/news?page=1e9',
  '/news?topic=gossip',
  '/news?locale=de',
  '/news?unknown=1',
  `/program?edition=${'x'.repeat(50)}`,
])('%s is malformed', async path => {
  expectRefusal(await server().call('GET', path), 400, 'malformed_request')
})

test('a draft is nowhere to be seen', async () => {
  const draft = demoContentGuid('2026', 'news', 'draft-workshop-sign-up')
  const stored = await server()
    .database.selectFrom('contentItem')
    .select(['published', 'untranslated'])
    .where('guid', '=', draft)
    .executeTakeFirstOrThrow()
  expect(stored.published).toBeNull()
  expectRefusal(await server().call('GET', `/news/${draft}`), 404, 'news_not_found')
  const addresses = await server().services.content.addresses()
  expect(addresses.map(({ guid }) => guid)).not.toContain(draft)
})

test('a page cut short of its content is read without asking the database', async () => {
  const executed = vi.spyOn(server().services.database.getExecutor(), 'executeQuery')
  for (const path of everything) await read(path)
  expect(executed).not.toHaveBeenCalled()
  executed.mockRestore()
})

test('what is published on one instance is on the other within a second, and gone as soon', async () => {
  const twin = await openTestServer({ beside: server() })
  try {
    const before = await must<NewsList>(twin, 'GET', '/news')
    const piece = await publishPiece(server(), 'news', goodDrafts.news())
    const began = performance.now()
    await vi.waitFor(
      async () => expect((await must<NewsList>(twin, 'GET', '/news')).total).toBe(before.total + 1),
      { interval: 20, timeout: 1000 },
    )
    expect(performance.now() - began).toBeLessThan(1000)
    expect((await must<NewsItem>(twin, 'GET', `/news/${piece.guid}`)).title).toBe('Программа готова')
    await must(server(), 'POST', `/organizer/content/news/${piece.guid}/unpublish`, {
      token: await editorToken(server()),
      body: { version: piece.version },
    })
    await vi.waitFor(
      async () => expectRefusal(await twin.call('GET', `/news/${piece.guid}`), 404, 'news_not_found'),
      { interval: 20, timeout: 1000 },
    )
  } finally {
    await twin.close()
  }
})

test('the whole content is seeded in no time', async () => {
  const fresh = await openTestServer()
  try {
    await fresh.database.transaction().execute(seedContent)
    const began = performance.now()
    await fresh.database.transaction().execute(async tx => {
      await tx.deleteFrom('contentReference').execute()
      await tx.deleteFrom('contentItem').execute()
      await tx.deleteFrom('edition').where('isCurrent', '=', false).execute()
      await seedContent(tx)
    })
    // It takes a third of this on an idle machine; test files run in parallel here.
    expect(performance.now() - began).toBeLessThan(1500)
  } finally {
    await fresh.close()
  }
})
