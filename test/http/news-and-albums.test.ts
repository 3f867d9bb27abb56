import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Album } from '#contract/site-page.ts'
import type { SpeakerCard } from '#contract/speaker.ts'
import { seedContent } from '#server/demo/seed-content.ts'
import { raiseContentVersion } from '#server/persistence/edition-queries.ts'
import { readEdition } from '#server/usecases/edition/read-edition.ts'
import { findSessions } from '#server/usecases/programme/search-programme.ts'
import { findInList, findInSite } from '#server/usecases/search/search-site.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { loader as loadFeed } from '#web/site/pages/news-feed.ts'
import { loadAlbums } from '#web/site/parts/album/load-albums.ts'
import { loadHome } from '#web/site/parts/home/load-home.ts'
import { loadNews, loadNewsItem } from '#web/site/parts/news/load-news.ts'
import { loadSpeaker } from '#web/site/parts/speakers/load-speaker.ts'
import { loadSpeakers } from '#web/site/parts/speakers/load-speakers.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const nobody = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  const { database, services } = server()
  await database.transaction().execute(async tx => {
    await seedContent(tx)
    await raiseContentVersion(tx)
  })
  await vi.waitFor(async () => expect((await services.content.latestNews('ru', 1)).length).toBe(1))
})

/** The arguments of a page's loader for an address of the site. */
function visit(path: string, params: Record<string, string> = {}) {
  const { services } = server()
  const context = new RouterContextProvider()
  context.set(pageDataContext, {
    edition: () => readEdition(services),
    content: services.content,
    publicUrl: 'https://forum.example',
    legalText: async () => null,
    demo: false,
    routeRules: {},
    siteFiles: { scripts: [], styles: '' },
    onFault: () => {},
    searchProgramme: (locale, query) => findSessions(services, { query, locale, limit: 50 }),
    searchSite: (locale, { query }) => findInSite(services, { query, locale }),
    searchList: (kind, query) => findInList(services, { query, kind }),
  })
  const url = new URL(path, 'https://forum.example')
  return { request: new Request(url), url, params, context, pattern: '' } as unknown as Parameters<
    typeof loadNews
  >[0]
}

const notFound = { init: { status: 404 } }

/** The same for client navigation: the router's request has another address, `url` is the page's. */
function goOn(path: string, params: Record<string, string> = {}) {
  return { ...visit(path, params), request: new Request(`https://forum.example${path}.data?_routes=a`) }
}

test('whoever goes on to the home page reads it in its language', async () => {
  const title = async (path: string) => (await loadHome(goOn(path))).words?.title
  expect([await title('/en'), await title('/')]).toEqual([
    'Cybersecurity in Finance',
    'Кибербезопасность в\u00a0финансах',
  ])
})

describe('the home page', () => {
  const storyIn = async (path: string) => (await loadHome(visit(path))).story
  const guidsOf = (items: readonly { guid: string }[]) => items.map(({ guid }) => guid)

  test('shows the same sessions and speakers in both languages', async () => {
    const [ru, en] = [await storyIn('/'), await storyIn('/en')]
    expect(guidsOf(ru.speakers)).toEqual(guidsOf(en.speakers))
    expect(ru.speakers).toHaveLength(8)
    const sessions = (story: typeof ru) => story.highlights.map(day => guidsOf(day.sessions))
    expect(sessions(ru)).toEqual(sessions(en))
    expect(sessions(ru).map(({ length }) => length)).toEqual([1, 1, 1])
  })

  test('has the figures of the last forum from the archive', async () => {
    const { lastForum } = await storyIn('/')
    const [past] = await server().services.content.pastEditions('ru')
    expect(lastForum).toEqual({ year: '2025', figures: past?.figures })
    expect(lastForum?.figures[0]?.value).toBe('1640')
  })

  test('leaves out dates that are over, and a call after its last day', async () => {
    const on = async (today: string) => {
      const args = visit('/en')
      const data = args.context.get(pageDataContext)
      const edition = async () => {
        const facts = await data.edition()
        return { ...facts, clock: { ...facts.clock, today } }
      }
      args.context.set(pageDataContext, { ...data, edition })
      const { dates, blocks } = (await loadHome(args)).story
      return `${dates.map(({ step }) => step).join(' ')}, ${blocks.call.length}`
    }
    expect(await on('2025-09-15')).toBe('transferUntil volunteersUntil payBy passportBy, 2')
    expect(await on('2025-11-30')).toBe('payBy passportBy badgeCompanyName opens, 2')
    expect(await on('2025-12-01')).toBe('payBy passportBy badgeCompanyName opens, 1')
    expect(await on('2026-02-19')).toBe(', 1')
  })
})

test('whoever goes on to a news item gets the link of its page', async () => {
  const { list } = await loadNews(visit('/news'))
  const guid = list.items[0]?.guid ?? nobody
  const { address } = await loadNewsItem(goOn(`/en/news/${guid}`, { guid }))
  expect(address).toBe(`https://forum.example/en/news/${guid}`)
})

describe('the list of news', () => {
  test('goes from the first page to the last, and no further', async () => {
    const { list } = await loadNews(visit('/news'))
    expect([list.page, list.pages, list.items.length]).toEqual([1, 3, 9])
    const last = await loadNews(visit('/en/news?page=3'))
    expect(last.list.items).toHaveLength(6)
    await expect(loadNews(visit('/news?page=4'))).rejects.toMatchObject(notFound)
  })

  test('shows one topic, and none that is unknown', async () => {
    const { list, topic } = await loadNews(visit('/news?topic=press'))
    expect([topic, list.total]).toEqual(['press', 2])
    await expect(loadNews(visit('/news?topic=press&page=2'))).rejects.toMatchObject(notFound)
    await expect(loadNews(visit('/news?topic=gossip'))).rejects.toMatchObject(notFound)
  })
})

test('a news item knows the older and the newer one', async () => {
  const cards = await server().services.content.latestNews('ru', 3)
  const [newest, second, third] = cards.map(({ guid }) => guid)
  const first = await loadNewsItem(visit(`/news/${newest}`, { guid: newest ?? '' }))
  expect([first.newer, first.older?.guid]).toEqual([null, second])
  expect(first.address).toBe(`https://forum.example/news/${newest}`)
  const middle = await loadNewsItem(visit(`/news/${second}`, { guid: second ?? '' }))
  expect([middle.newer?.guid, middle.older?.guid]).toEqual([newest, third])
})

test('more of a topic is never the item to which the page leads as older or newer', async () => {
  const cards = await server().services.content.latestNews('ru', Number.POSITIVE_INFINITY)
  for (const { guid } of cards) {
    const { item, older, newer } = await loadNewsItem(visit(`/news/${guid}`, { guid }))
    const related = item.related.map(other => other.guid)
    expect(related).not.toContain(guid)
    for (const beside of [older, newer]) if (beside) expect(related).not.toContain(beside.guid)
  }
})

test('what is unknown is not found', async () => {
  const guid = { guid: nobody }
  await expect(loadNewsItem(visit('/en/news/missing', { guid: 'missing' }))).rejects.toMatchObject({
    ...notFound,
    data: { message: 'News story not found' },
  })
  await expect(loadSpeaker(visit(`/speakers/${nobody}`, guid))).rejects.toMatchObject(notFound)
  await expect(loadAlbums(visit(`/album?album=${nobody}`))).rejects.toMatchObject(notFound)
  expectRefusal(await server().call('GET', `/news/${nobody}`), 404, 'news_not_found')
})

describe.each(['ru', 'en'] as const)('the feed in %s', locale => {
  const prefix = locale === 'en' ? '/en' : ''
  const read = async () => {
    const response = await loadFeed(visit(`${prefix}/news.xml`))
    expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
    return response.text()
  }

  test('has every piece of news with an address, a date and the whole text', async () => {
    const xml = await read()
    expect(xml).toContain(`<language>${locale}</language>`)
    expect(xml).toContain(
      `<atom:link href="https://forum.example${prefix}/news.xml" rel="self" type="application/rss+xml"/>`,
    )
    const items = xml.match(/<item>[\s\S]*?<\/item>/g) ?? []
    expect(items).toHaveLength(24)
    const guids = items.map(item => /<guid isPermaLink="false">([^<]+)<\/guid>/.exec(item)?.[1])
    expect(new Set(guids).size).toBe(24)
    for (const [index, item] of items.entries()) {
      expect(item).toContain(`<link>https://forum.example${prefix}/news/${guids[index]}</link>`)
      expect(item).toMatch(/<pubDate>\w{3}, \d\d \w{3} 2025 \d\d:\d\d:\d\d GMT<\/pubDate>/)
      expect(item).toMatch(/<content:encoded><!\[CDATA\[<(?:p|h2)>/)
      expect(item).not.toMatch(/ (?:href|src)="\//)
      if (locale === 'en') expect(item).not.toMatch(/[а-яё]/i)
    }
  })

  test('is the same while nothing has changed', async () => {
    expect(await read()).toBe(await read())
  })
})

test('speakers are found by a name in either language, and know their neighbours', async () => {
  const { speakers, found } = await loadSpeakers(visit('/speakers'))
  expect([speakers.length, found]).toEqual([120, null])
  const asked = await loadSpeakers(visit('/en/speakers?q=Карпинский'))
  expect(asked.words).toBe('Карпинский')
  expect(asked.speakers.filter(({ guid }) => asked.found?.guids.includes(guid))).toMatchObject([
    { name: 'Lev Karpinsky' },
  ])
  const { items } = await must<{ items: SpeakerCard[] }>(server(), 'GET', '/speakers?locale=ru')
  const [first, second] = items
  const of = (guid = '') => loadSpeaker(visit(`/speakers/${guid}`, { guid }))
  expect(await of(first?.guid)).toMatchObject({ previous: null, next: { guid: second?.guid } })
  expect(await of(second?.guid)).toMatchObject({ previous: { guid: first?.guid } })
  expect(await of(items.at(-1)?.guid)).toMatchObject({ next: null })
})

test('an album opens by its guid, the list without one', async () => {
  const { items } = await must<{ items: Album[] }>(server(), 'GET', '/albums?locale=ru')
  const list = await loadAlbums(visit('/album'))
  expect(list.albums.map(({ guid, count }) => [guid, count])).toEqual(
    items.map(({ guid, pictures }) => [guid, pictures.length]),
  )
  expect(list.open).toBeNull()
  const { open, albums } = await loadAlbums(visit(`/album?album=${items[1]?.guid}`))
  expect([open, albums]).toEqual([items[1], []])
})
