import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type OpenGraphPage, openGraphPages, openGraphRecords } from '#contract/open-graph.ts'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { demoContentGuid } from '#server/demo/compose-content.ts'
import { seedContent } from '#server/demo/seed-content.ts'
import { raiseContentVersion } from '#server/persistence/edition-queries.ts'
import { readEdition } from '#server/usecases/edition/read-edition.ts'
import { useTestServer } from '#test/server.ts'
import type { PageFacts } from '#web/kit/page-meta/page-facts.ts'
import { structuredData } from '#web/kit/page-meta/structured-data.ts'
import { schemaFaults } from './schema-rules.ts'

const server = useTestServer()

beforeAll(async () => {
  await server()
    .database.transaction()
    .execute(async tx => {
      await seedContent(tx)
      await raiseContentVersion(tx)
    })
  await vi.waitFor(async () => expect(await server().services.content.addresses()).not.toEqual([]))
})

type Graph = { '@graph': ({ '@type': string } & Record<string, unknown>)[] }

async function dataOf(locale: 'ru' | 'en', page: PageFacts['page'], guid: string | null = null) {
  overwriteGetLocale(() => locale)
  const { services } = server()
  const publicUrl = 'https://forum.example'
  return (await structuredData({
    locale,
    page,
    guid,
    publicUrl,
    edition: await readEdition(services),
    content: services.content,
    linkPicture: `${publicUrl}/og/${locale}/${page}.jpg`,
    logo: `${publicUrl}/assets/icon.png`,
  })) as Graph
}

const typesOf = (data: Graph) => data['@graph'].map(thing => thing['@type'])

/** The types a page has besides organisation, site and breadcrumbs. */
const subjects: Partial<Record<OpenGraphPage, string[]>> = {
  home: ['WebPage', 'BusinessEvent'],
  program: ['WebPage', 'BusinessEvent'],
  registration: ['WebPage', 'BusinessEvent'],
  conditions: ['WebPage', 'BusinessEvent'],
  faq: ['FAQPage'],
  contacts: ['ContactPage'],
  program2024: [],
  survey: [],
  offer: [],
  privacy: [],
}

describe.each(['ru', 'en'] as const)('in %s', locale => {
  test.each(openGraphPages)('what %s tells is accepted', async page => {
    const data = await dataOf(locale, page)
    expect(schemaFaults(data)).toEqual([])
    const common = ['Organization', 'WebSite', ...(page === 'home' ? [] : ['BreadcrumbList'])]
    const own = typesOf(data).slice(common.length)
    expect(typesOf(data).slice(0, common.length)).toEqual(common)
    if (page === 'media') expect(own.slice(0, 2)).toEqual(['WebPage', 'VideoObject'])
    else expect(own).toEqual(subjects[page] ?? ['WebPage'])
    if (locale === 'en') expect(JSON.stringify(data)).not.toMatch(/[а-яё]/i)
  })

  // The result of a survey is not indexed and tells nothing.
  const told = openGraphRecords.filter(record => record !== 'surveyResult')

  test.each(told)('what every %s tells is accepted', async page => {
    const records = (await server().services.content.addresses()).filter(address => address.page === page)
    expect(records.length).toBeGreaterThan(10)
    const type = { newsItem: 'NewsArticle', programSession: 'Event', speaker: 'ProfilePage' }[page]
    for (const { guid, unlisted } of records) {
      const data = await dataOf(locale, page, guid)
      expect(schemaFaults(data)).toEqual([])
      // A break is no event.
      expect(typesOf(data)).toEqual([
        'Organization',
        'WebSite',
        'BreadcrumbList',
        ...(unlisted ? [] : [type]),
      ])
      if (locale === 'en') expect(JSON.stringify(data)).not.toMatch(/[а-яё]/i)
    }
  })
})

test('the programme names its highlighted sessions, with times in its own zone', async () => {
  const event = (await dataOf('en', 'program'))['@graph'].find(thing => thing['@type'] === 'BusinessEvent')
  const [first] = (event?.subEvent ?? []) as { startDate: string; url: string }[]
  expect(first?.startDate).toMatch(/^2026-02-18T\d\d:\d\d:00\+03:00$/)
  expect(first?.url).toMatch(/^https:\/\/forum\.example\/en\/program\/[0-9a-f-]{36}$/)
  expect(event).toMatchObject({
    startDate: '2026-02-18',
    endDate: '2026-02-20',
    offers: { price: '180000.00', priceCurrency: 'RUB', url: 'https://forum.example/en/registration' },
  })
})

test('a session is not for sale by itself, and the forum that it is part of has the forum’s own picture', async () => {
  const guid = demoContentGuid('2026', 'programmeSession', 'drops-economy')
  const event = (await dataOf('en', 'programSession', guid))['@graph'].at(-1)
  expect(event).not.toHaveProperty('offers')
  expect(event).toMatchObject({
    image: ['https://forum.example/og/en/programSession.jpg'],
    superEvent: { '@type': 'BusinessEvent', image: ['https://forum.example/og/en/home.jpg'] },
  })
})

test('breaks are known as such, and are not listed', async () => {
  const unlisted = (await server().services.content.addresses()).filter(address => address.unlisted)
  expect(unlisted.map(({ guid }) => guid)).toContain(
    demoContentGuid('2026', 'programmeSession', 'lunch-first-day'),
  )
  expect(unlisted.map(({ guid }) => guid)).not.toContain(
    demoContentGuid('2026', 'programmeSession', 'drops-economy'),
  )
})

test('the forum has the street of its venue in the language of the page', async () => {
  const street = async (locale: 'ru' | 'en') =>
    (await dataOf(locale, 'home'))['@graph'].find(thing => thing['@type'] === 'BusinessEvent')?.location
  expect(await street('ru')).toMatchObject({ address: { streetAddress: 'Маячный проспект, 1' } })
  expect(await street('en')).toMatchObject({ address: { streetAddress: '1 Lighthouse Avenue' } })
})

test('the answer about the price says it in the markup too', async () => {
  const page = (await dataOf('ru', 'faq'))['@graph'].find(thing => thing['@type'] === 'FAQPage')
  const answers = (page?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[]
  const asked = answers.find(({ name }) => /^Сколько\sстоит/.test(name))
  expect(asked?.acceptedAnswer.text).toMatch(/180\s000\s₽/)
})

test('a session of a past edition stands in its own programme and place, and is not for sale', async () => {
  const { content } = server().services
  const session = (await content.programme('en', '2024'))?.sessions.find(({ format }) => format !== 'break')
  const [, , trail, event] = (await dataOf('en', 'programSession', session?.guid))['@graph']
  const past = (await content.pastEditions('en')).find(({ slug }) => slug === '2024')
  expect(trail).toMatchObject({ itemListElement: [{}, { item: 'https://forum.example/en/program2024' }, {}] })
  expect(event).toMatchObject({ location: { address: { addressLocality: past?.city } } })
  expect(event).not.toHaveProperty('offers')
  expect(event).not.toHaveProperty('superEvent')
})

describe('the validator', () => {
  const good = { '@type': 'ImageObject', url: 'https://forum.example/a.png' }
  const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things })

  test.each([
    ['a type that is none', graph({ '@type': 'Evnt', name: 'x' })],
    ['a property that is none', graph({ ...good, adress: 'x' })],
    ['a missing property', graph({ '@type': 'ImageObject' })],
    ['a relative address', graph({ ...good, url: '/a.png' })],
    ['HTML in a text', graph({ '@type': 'Organization', name: '<b>x</b>' })],
    ['an empty list', graph({ '@type': 'BreadcrumbList', itemListElement: [] })],
    [
      'a reference to nothing',
      graph({ '@type': 'WebPage', isPartOf: { '@id': 'https://forum.example/#x' } }),
    ],
    ['a thing of another type', graph({ '@type': 'FAQPage', mainEntity: [good] })],
    ['no context', { '@graph': [good] }],
  ])('refuses %s', (_, data) => {
    expect(schemaFaults(data)).not.toEqual([])
  })
})
