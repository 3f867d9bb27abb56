import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ContentRow } from '#contract/content.ts'
import type { DraftContent } from '#domain/content/content-kind.ts'
import { emptyDraft } from '#domain/content/content-values.ts'
import {
  type ContentList,
  contentConsole,
  createPiece,
  editorToken,
  faultsOf,
  goodDrafts,
  pathOfPiece,
} from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''
beforeAll(async () => {
  token = await editorToken(server())
})

const { publish, list } = contentConsole(server)

describe('lists', () => {
  const figure = (en: string, ru = en) => ({ value: '1', label: { ru, en }, icon: null })

  test('cost the same for one row and for thirty, and are read page by page', async () => {
    await createPiece(server(), 'figure', figure('figure 0', 'Счёт'))
    await createPiece(server(), 'speaker', goodDrafts.speaker())
    const one = await countQueries(() => list('figure'))
    for (let index = 1; index < 30; index += 1)
      await createPiece(server(), 'figure', figure(`figure ${index}`, index % 3 ? 'Цифра' : ''))
    const thirty = await countQueries(() => list('figure'))
    expect(thirty).toBe(one)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: ContentList = await list('figure', `limit=7${cursor && `&cursor=${cursor}`}`)
      expect(page.counts).toEqual({ draft: 30 })
      seen.push(...page.items.map(({ title }) => title.en))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => `figure ${index}`))
    expect((await list('figure', 'q=счет')).items).toHaveLength(1)
    expect((await list('figure', 'q=%25')).items).toHaveLength(0)
    expect((await list('figure', 'untranslated=ru')).items).toHaveLength(9)
    expect((await list('figure', 'state=published')).items).toHaveLength(0)
    expect((await list('figure', 'cursor=nonsense')).items).toHaveLength(30)
    const overview = await must<{ kinds: object[]; untranslated: ContentRow[] }>(
      server(),
      'GET',
      '/organizer/content',
      { token },
    )
    expect(overview.kinds).toContainEqual({
      kind: 'figure',
      total: 30,
      published: 0,
      changed: 0,
      untranslated: { ru: 9, en: 0 },
    })
    expect(overview.untranslated.filter(({ kind }) => kind === 'figure')).toHaveLength(9)
    const options = await must<{ items: { title: { en: string }; note: string }[] }>(
      server(),
      'GET',
      '/organizer/content/speaker/options',
      { token, locale: 'en' },
    )
    expect(options.items[0]).toMatchObject({ title: { en: 'Petr Semenov' }, note: 'Yolka Bank' })
  })

  async function countQueries(run: () => Promise<unknown>): Promise<number> {
    const executed = vi.spyOn(server().services.database.getExecutor(), 'executeQuery')
    await run()
    const { length } = executed.mock.calls
    executed.mockRestore()
    expect(length).toBeGreaterThan(2)
    return length
  }
})

test('an edition that nobody knows', async () => {
  for (const path of ['/organizer/content', '/organizer/content/news', '/organizer/content/news/options'])
    expectRefusal(await server().call('GET', `${path}?edition=1999`, { token }), 404, 'not_found')
})

describe('bad input', () => {
  test.each<[string, unknown, string]>([
    ['no draft', {}, 'fields_required required'],
    ['an unknown kind of value', { draft: 'text' }, ''],
    ['nothing of the kind', { draft: {} }, ''],
    ['an unknown field', { draft: { ...goodDrafts.news(), price: 1 } }, 'draft.price unknown_field'],
    ['too long', { draft: goodDrafts.news('я'.repeat(161)) }, 'draft.title.ru too_long'],
    ['two lines in one', { draft: goodDrafts.news('a\nb') }, 'draft.title.ru value_invalid'],
    ['no such day', { draft: { ...goodDrafts.news(), date: '2026-02-30' } }, 'draft.date value_invalid'],
    ['no such topic', { draft: { ...goodDrafts.news(), topic: 'gossip' } }, 'draft.topic value_invalid'],
    [
      'a picture from elsewhere',
      { draft: { ...goodDrafts.news(), cover: picture('https://else.example/x.png') } },
      'draft.cover.path value_invalid',
    ],
    [
      'a picture outside the store',
      { draft: { ...goodDrafts.news(), cover: picture('public/../passports/x.jpg') } },
      'draft.cover.path value_invalid',
    ],
    [
      'a picture that none of our addresses can name',
      { draft: { ...goodDrafts.news(), cover: picture('public/news/a.webp') } },
      'draft.cover.path value_invalid',
    ],
    [
      'prose that would take a minute to render',
      { draft: { ...goodDrafts.news(), body: { ru: '_a*'.repeat(6000), en: '' } } },
      'draft.body.ru value_invalid',
    ],
  ])('%s', async (_, body, fault) => {
    const answer = await server().call('POST', '/organizer/content/news', { token, body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(423)
    if (fault.startsWith('draft.')) expect(faultsOf(answer.body)).toEqual([fault])
  })

  test('the same speaker twice, too many, a time of 24:00', async () => {
    const guid = randomUUID()
    for (const [change, fault] of [
      [{ speakers: [guid, guid] }, 'draft.speakers value_invalid'],
      [{ speakers: Array.from({ length: 21 }, () => randomUUID()) }, 'draft.speakers too_long'],
      [{ startsAt: '24:00' }, 'draft.startsAt value_invalid'],
    ] as const) {
      const answer = await server().call('POST', '/organizer/content/programmeSession', {
        token,
        body: { draft: goodDrafts.programmeSession(change as Partial<DraftContent<'programmeSession'>>) },
      })
      expect(faultsOf(answer.body)).toEqual([fault])
    }
  })

  test.each([
    ['https://else.example/1', 'value_invalid'],
    ['https://rutube.ru/about', 'value_invalid'],
    ['https://rutube.ru.else.example/1', 'value_invalid'],
    ['https://rutube.ru@else.example/1', 'value_invalid'],
    ['http://rutube.ru/1', 'website_format'],
    ['javascript:alert(1)', 'website_format'],
  ])('no player from %s', async (embed, code) => {
    const draft = { ...emptyDraft('video'), embed }
    const answer = await server().call('POST', '/organizer/content/video', { token, body: { draft } })
    expect(faultsOf(answer.body)).toContain(`draft.embed ${code}`)
  })

  test('a thousand unknown fields, ten thousand faults, a body beyond the limit', async () => {
    const draft = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 1]))
    const many = await server().call('POST', '/organizer/content/news', { token, body: { draft } })
    expect(many.status).toBe(422)
    expect(faultsOf(many.body)?.length).toBeLessThanOrEqual(100)
    const huge = await server().call('POST', '/organizer/content/news', {
      token,
      body: { draft: { title: 'x'.repeat(600_000) } },
    })
    expectRefusal(huge, 413, 'body_too_large')
  })

  test('the longest prose in both languages fits', async () => {
    const long = 'ж'.repeat(20_000)
    const piece = await createPiece(server(), 'news', { ...goodDrafts.news(), body: { ru: long, en: long } })
    expect((await publish(piece)).status).toBe(200)
  })

  test('a kind that is none, and a guid of another kind', async () => {
    const piece = await createPiece(server(), 'news', goodDrafts.news())
    expectRefusal(await server().call('GET', '/organizer/content/secrets', { token }), 404, 'not_found')
    expectRefusal(
      await server().call('GET', pathOfPiece({ ...piece, kind: 'speaker' }), { token }),
      404,
      'not_found',
    )
    expectRefusal(await server().call('GET', '/organizer/content/news/x', { token }), 404, 'not_found')
  })

  test('another role', async () => {
    const committee = await organiserToken(server(), 'committee')
    expectRefusal(
      await server().call('GET', '/organizer/content/news', { token: committee }),
      403,
      'forbidden',
    )
  })
})

function picture(path: string) {
  return { path, width: 10, height: 10 }
}
