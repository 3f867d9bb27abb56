import { beforeAll, expect, test } from 'vitest'
import type { FaqEntry } from '#contract/site-page.ts'
import type { ListFound, SiteFound } from '#contract/site-search.ts'
import type { SpeakerCard } from '#contract/speaker.ts'
import { seedContent } from '#server/demo/seed-content.ts'
import { noteUnanswered } from '#server/usecases/search/search-site.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { type JudgedClass, judgeSearch, meanOf } from './judged-search.ts'

const server = useTestServer()

beforeAll(async () => {
  await server().database.transaction().execute(seedContent)
  server().services.published.expire()
})

const search = (query: string, rest = '') =>
  server().call<SiteFound>('GET', `/search?q=${encodeURIComponent(query)}${rest}`, { locale: 'ru' })

test('answers by kind, in the language asked for, with what matched', async () => {
  const { status, body } = await search('Karpinskiy')
  expect(status).toBe(200)
  const speakers = body.groups.find(({ kind }) => kind === 'speaker')
  expect(speakers?.items[0]?.title).toEqual({ text: 'Лев Карпинский', marks: [[4, 14]] })
  expect(speakers?.items[0]?.note).toContain('Лазоревый Банк')
  expect(body.groups[0]?.kind).toBe('speaker')
  const { body: english } = await search('вайфай', '&locale=en')
  expect(english.groups[0]?.items[0]?.title.text).toMatch(/Wi.Fi/)
  for (const { items, total } of body.groups) expect(items.length).toBe(Math.min(5, total))
})

test('takes the other layout for whole words alone', async () => {
  expect((await search('abibyu')).body.corrected).toBe('фишинг')
  expect((await search('PCI DSS')).body).toEqual({ groups: [], total: 0, corrected: null })
})

test('takes an abbreviation for itself, and not for the beginning of other words', async () => {
  const { body } = await search('SOC', '&locale=en')
  const text = JSON.stringify(body)
  expect(text).not.toMatch(/Sochi|society/)
  expect(text).toContain('SOC')
})

test('refuses what cannot be searched for', async () => {
  expectRefusal(await server().call('GET', '/search'), 400, 'malformed_request')
  expectRefusal(await server().call('GET', '/search?q=%3C'), 422, 'search_too_short')
  expectRefusal(await search('слово '.repeat(50)), 422, 'too_long')
})

const inList = (kind: string, query: string) =>
  server().call<ListFound>('GET', `/search/list?kind=${kind}&q=${encodeURIComponent(query)}`, {
    locale: 'ru',
  })

test('speakers and questions are found by the rules of the search over the site', async () => {
  const { items: speakers } = await must<{ items: SpeakerCard[] }>(server(), 'GET', '/speakers?locale=ru')
  const { items: faq } = await must<{ items: FaqEntry[] }>(server(), 'GET', '/faq?locale=ru')
  const named = async (query: string) => {
    const { guids } = (await inList('speaker', query)).body
    return speakers.filter(({ guid }) => guids.includes(guid)).map(({ name }) => name)
  }
  // Another script, a typing error, the other keyboard layout, a company.
  for (const query of ['Karpinskiy', 'Карпинкий', 'rfhgbycrbq', 'Lazorevy'])
    expect(await named(query), query).toContain('Лев Карпинский')
  expect((await inList('speaker', 'rfhgbycrbq')).body.corrected).toBe('карпинский')
  for (const query of ['вайфай', 'wi-fi', 'питание', 'чек'])
    expect((await inList('faqItem', query)).body.guids, query).not.toEqual([])
  const { guids } = (await inList('faqItem', 'паспорт')).body
  expect(faq.map(({ guid }) => guid)).toEqual(expect.arrayContaining(guids))
  expect((await inList('speaker', 'PCI DSS')).body).toEqual({ guids: [], corrected: null })
})

test('a list refuses what cannot be searched for, and kinds that are none', async () => {
  expectRefusal(await inList('speaker', '<'), 422, 'search_too_short')
  expectRefusal(await inList('faqItem', 'слово '.repeat(50)), 422, 'too_long')
  expectRefusal(await inList('session', 'слово'), 400, 'malformed_request')
})

test('what nobody found is counted without who, for editors alone', async () => {
  const { services } = server()
  const unanswered = async (role: 'content' | 'finance') =>
    server().call<{ items: { query: string; times: number }[] }>('GET', '/organizer/searches/unanswered', {
      token: await organiserToken(server(), role),
    })
  await Promise.all(Array.from({ length: 20 }, () => noteUnanswered(services, 'Жираф, жираф')))
  await noteUnanswered(services, 'ivan@bank.example')
  await noteUnanswered(services, '+7 900 100-00-01')
  const { body } = await unanswered('content')
  expect(body.items.map(({ query, times }) => [query, times])).toEqual([['жираф жираф', 20]])
  expect((await unanswered('finance')).status).toBe(403)
})

const resultsOf = (classes: JudgedClass[]) =>
  classes.filter(({ name }) => name !== 'nothing').flatMap(({ results }) => results)

test('judges things that there are, and each query once', async () => {
  const { programme, site, keys } = await judgeSearch()
  for (const classes of [programme, site]) {
    const results = resultsOf(classes)
    expect(results.flatMap(({ expected }) => expected).filter(key => !keys.has(key))).toEqual([])
    expect(new Set(results.map(({ query }) => query)).size).toBe(results.length)
  }
  expect(resultsOf([...programme, ...site]).length).toBeGreaterThanOrEqual(179)
})

test('finds what a visitor means: recall@5 at least 0.97, MRR at least 0.93', async () => {
  const { programme, site } = await judgeSearch()
  for (const classes of [programme, site]) {
    const results = resultsOf(classes)
    const missed = results.filter(({ recall, reciprocalRank }) => recall < 1 || reciprocalRank < 1)
    const shown = missed.map(({ query, found }) => `${query} -> ${found.join(', ') || 'nothing'}`).join('\n')
    expect(meanOf(results.map(({ recall }) => recall)), shown).toBeGreaterThanOrEqual(0.97)
    expect(meanOf(results.map(({ reciprocalRank }) => reciprocalRank)), shown).toBeGreaterThanOrEqual(0.93)
  }
})

test('finds nothing for what is nowhere', async () => {
  const { site } = await judgeSearch()
  const nowhere = site.find(({ name }) => name === 'nothing')?.results ?? []
  expect(nowhere).toHaveLength(20)
  expect(nowhere.filter(({ found }) => found.length > 0)).toEqual([])
})
