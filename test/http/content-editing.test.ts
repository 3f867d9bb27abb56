import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentDetail } from '#contract/content.ts'
import type { DraftContent } from '#domain/content/content-kind.ts'
import {
  contentConsole,
  createPiece,
  editorToken,
  faultsOf,
  goodDrafts,
  pathOfPiece,
  publishPiece,
} from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''
beforeAll(async () => {
  token = await editorToken(server())
})

const { publish, unpublish, remove, save, read, list } = contentConsole(server)

describe('one piece from the first letter to the site and off it', () => {
  test('draft, published, changed, published again, taken off, removed', async () => {
    const made = await createPiece(server(), 'news', goodDrafts.news())
    expect(made).toMatchObject({
      state: 'draft',
      version: 1,
      problems: [],
      untranslated: [],
      usedBy: [],
      updatedBy: 'Платон Веретенников',
      title: { ru: 'Программа готова', en: 'The programme is ready' },
    })
    const published = await publish(made)
    expect(published.body).toMatchObject({
      state: 'published',
      version: 2,
      publishedAt: '2025-09-15T07:00:00.000Z',
    })
    const saved = await save(published.body, goodDrafts.news('Новое имя', 'New name'))
    expect(saved.body).toMatchObject({
      state: 'changed',
      version: 3,
      title: { ru: 'Новое имя', en: 'New name' },
    })
    expect(saved.body.published).toMatchObject({ title: { ru: 'Программа готова' } })
    const again = await publish(saved.body)
    expect(again.body).toMatchObject({ state: 'published', version: 4 })
    const off = await unpublish(again.body)
    expect(off.body).toMatchObject({ state: 'draft', version: 5, published: null, publishedAt: null })
    const who = { actor: 'Платон Веретенников', at: '2025-09-15T07:00:00.000Z', reason: null }
    expect(off.body.history).toEqual([
      { ...who, action: 'unpublish', from: 'published', to: 'draft' },
      { ...who, action: 'publish', from: 'changed', to: 'published' },
      { ...who, action: 'save', from: null, to: null },
      { ...who, action: 'publish', from: 'draft', to: 'published' },
      { ...who, action: 'create', from: null, to: null },
    ])
    expectRefusal(await unpublish(off.body), 409, 'state_forbids')
    expect((await remove(off.body)).status).toBe(204)
    expectRefusal(await remove(off.body), 404, 'not_found')
    expectRefusal(await server().call('GET', pathOfPiece(made), { token }), 404, 'not_found')
    const audit = await server()
      .database.selectFrom('auditEntry')
      .select(['action', 'actorRole', 'reason'])
      .where('subjectGuid', '=', made.guid)
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'create',
      'publish',
      'save',
      'publish',
      'unpublish',
      'remove',
    ])
    expect(audit[0]).toMatchObject({ actorRole: 'content', reason: 'news: Программа готова' })
  })

  test('when it was published first is kept', async () => {
    const piece = await publishPiece(server(), 'news', goodDrafts.news())
    const off = await unpublish(piece)
    server().advance(3_600_000)
    await publish(off.body)
    const row = await server()
      .database.selectFrom('contentItem')
      .select(['firstPublishedAt', 'publishedAt'])
      .where('guid', '=', piece.guid)
      .executeTakeFirstOrThrow()
    expect(row.publishedAt?.getTime()).toBe((row.firstPublishedAt?.getTime() ?? 0) + 3_600_000)
  })

  test('a piece sent twice is made once', async () => {
    const before = (await list('contact')).items.length
    const key = randomUUID()
    const ask = () =>
      server().call<ContentDetail>('POST', '/organizer/content/contact', {
        token,
        idempotencyKey: key,
        body: {
          draft: {
            department: { ru: 'Пресс-служба', en: 'Press' },
            note: { ru: '', en: '' },
            email: null,
            phone: null,
            icon: null,
          },
        },
      })
    const [first, second] = [await ask(), await ask()]
    expect(second.body).toEqual(first.body)
    expect((await list('contact')).items.length).toBe(before + 1)
  })
})

describe('what keeps a draft off the site', () => {
  test.each<[string, Partial<DraftContent<'programmeSession'>>, string[]]>([
    ['nothing in either language', { title: { ru: '', en: ' ' } }, ['draft.title text_missing']],
    ['half a translation', { title: { ru: 'Да', en: '' } }, ['draft.title.en text_untranslated']],
    [
      'half of what may be left out',
      { abstract: { ru: '', en: 'Yes' } },
      ['draft.abstract.ru text_untranslated'],
    ],
    ['an end before the start', { startsAt: '12:00', endsAt: '11:00' }, ['draft.endsAt time_reversed']],
    ['a day outside the forum', { day: '2026-02-21' }, ['draft.day day_outside']],
    [
      'no day and no format',
      { day: null, format: null },
      ['draft.format text_missing', 'draft.day text_missing'],
    ],
  ])('%s', async (_, change, expected) => {
    const piece = await createPiece(server(), 'programmeSession', goodDrafts.programmeSession(change))
    expect(piece.problems).toHaveLength(expected.length)
    const answer = await publish(piece)
    expectRefusal(answer, 422, 'content_unpublishable')
    expect(faultsOf(answer.body)).toEqual(expected)
    expect((await read(piece)).state).toBe('draft')
  })

  test('a video of two sources', async () => {
    const draft: DraftContent<'video'> = {
      title: { ru: 'Итоги', en: 'Results' },
      date: '2025-02-14',
      description: { ru: '', en: '' },
      poster: { path: 'drawn/news/results.webp', width: 1280, height: 720 },
      file: 'videos/results.webm',
      embed: 'https://rutube.ru/video/0123456789abcdef/',
      durationSeconds: 60,
    }
    const answer = await publish(await createPiece(server(), 'video', draft))
    expect(faultsOf(answer.body)).toEqual(['draft.embed source_several'])
  })

  test('a speaker who is not on the site, until they are', async () => {
    const speaker = await createPiece(server(), 'speaker', goodDrafts.speaker())
    const session = await createPiece(
      server(),
      'programmeSession',
      goodDrafts.programmeSession({ speakers: [speaker.guid.toUpperCase()] }),
    )
    expect(session.problems).toEqual([{ field: 'speakers.0', code: 'unpublished-reference' }])
    const refused = await publish(session)
    expect(faultsOf(refused.body)).toEqual(['draft.speakers.0 reference_unpublished'])
    await publish(speaker)
    expect((await publish(session)).status).toBe(200)
  })
})

describe('what is referred to', () => {
  test('cannot be taken off the site or removed', async () => {
    const speaker = await publishPiece(server(), 'speaker', goodDrafts.speaker('Анна', 'Anna'))
    const draft = goodDrafts.programmeSession({ moderators: [speaker.guid] })
    const session = await publishPiece(server(), 'programmeSession', draft)
    expect((await read(speaker)).usedBy).toEqual([
      { guid: session.guid, kind: 'programmeSession', title: session.title },
    ])
    expectRefusal(await unpublish(speaker), 409, 'content_in_use')
    expectRefusal(await remove(speaker), 409, 'content_in_use')
    // She is removed from the draft but still on the site.
    const without = await save(session, goodDrafts.programmeSession())
    expectRefusal(await unpublish(speaker), 409, 'content_in_use')
    const off = await unpublish(without.body)
    await save(off.body, draft)
    // A draft that names her prevents removing her, but not unpublishing her.
    const hidden = await unpublish(speaker)
    expect(hidden.status).toBe(200)
    expectRefusal(await remove(speaker), 409, 'content_in_use')
    expect((await remove(session)).status).toBe(204)
    expect((await remove(speaker)).status).toBe(204)
  })

  test('must be there, of the right kind and edition', async () => {
    const hall = await createPiece(server(), 'hall', goodDrafts.hall())
    const draft = goodDrafts.programmeSession({ hall: hall.guid, speakers: [hall.guid, randomUUID()] })
    const answer = await server().call('POST', '/organizer/content/programmeSession', {
      token,
      body: { draft },
    })
    expectRefusal(answer, 422, 'reference_unknown')
    expect(faultsOf(answer.body)).toEqual([
      'draft.speakers.0 reference_unknown',
      'draft.speakers.1 reference_unknown',
    ])
  })
})

describe('the order of the site', () => {
  const names = async () => (await list('track', 'limit=100')).items.map(({ title }) => title.en)
  const seen = async () => (await list('track', 'limit=1')).order
  const orderOn = (made: string, guid: string, before: string | null) =>
    server().call<{ order: string }>('POST', '/organizer/content/track/order', {
      token,
      body: { guid, before, order: made },
    })
  const order = async (guid: string, before: string | null) => orderOn(await seen(), guid, before)

  test('a piece goes before another, first, and last, until the gaps are used up', async () => {
    const made: ContentDetail[] = []
    for (const name of ['a', 'b', 'c', 'd'])
      made.push(await createPiece(server(), 'track', { ...goodDrafts.track(), name: { ru: name, en: name } }))
    const [a, b, c, d] = made.map(({ guid }) => guid) as [string, string, string, string]
    expect(await names()).toEqual(['a', 'b', 'c', 'd'])
    await order(d, b)
    expect(await names()).toEqual(['a', 'd', 'b', 'c'])
    await order(c, a)
    expect(await names()).toEqual(['c', 'a', 'd', 'b'])
    await order(a, null)
    expect(await names()).toEqual(['c', 'd', 'b', 'a'])
    for (let round = 0; round < 15; round += 1) {
      await order(b, d)
      await order(d, b)
    }
    expect(await names()).toEqual(['c', 'd', 'b', 'a'])
    expect(await names()).toEqual(['c', 'd', 'b', 'a'])
    expectRefusal(await order(a, randomUUID()), 409, 'changed_meanwhile')
    expectRefusal(await order(randomUUID(), a), 404, 'not_found')
  })

  test('a move names the order that its editor saw; one that is no longer so is refused', async () => {
    const piece = async (name: string) =>
      (await createPiece(server(), 'track', { ...goodDrafts.track(), name: { ru: name, en: name } })).guid
    const [first, second] = [await piece('first'), await piece('second')]
    const before = await seen()
    const moved = await orderOn(before, second, first)
    expect(moved).toMatchObject({ status: 200, body: { order: await seen() } })
    const stands = await names()
    expectRefusal(await orderOn(before, first, second), 409, 'changed_meanwhile')
    expect(await names()).toEqual(stands)
    const third = await piece('third')
    expectRefusal(await orderOn(moved.body.order, third, first), 409, 'changed_meanwhile')
    // Of several changes to the same order one wins; the next one starts from the answer.
    const now = await seen()
    const answers = await Promise.all([first, second].map(guid => orderOn(now, third, guid)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)
    expect((await orderOn(won?.body.order ?? '', first, null)).status).toBe(200)
    expect((await names()).at(-1)).toBe('first')
  })
})

test('every saved draft is kept, with who saved it, and can be read as it was', async () => {
  const made = await createPiece(server(), 'news', goodDrafts.news())
  await save(made, goodDrafts.news('Другое имя', 'Another name'))
  const versions = await server().call<{ items: { version: number; savedBy: string; draft: unknown }[] }>(
    'GET',
    pathOfPiece(made, 'versions'),
    { token },
  )
  expect(versions.body.items).toMatchObject([
    { version: 2, savedBy: 'Платон Веретенников', draft: { title: { ru: 'Другое имя' } } },
    { version: 1, savedBy: 'Платон Веретенников', draft: { title: { ru: 'Программа готова' } } },
  ])
  const card = await createPiece(server(), 'speaker', goodDrafts.speaker())
  const none = await server().call('GET', pathOfPiece(card, 'versions'), { token })
  expect(none.body).toEqual({ items: [] })
})

test('an editor sees a colleague who has the same piece open, for a minute after the page has closed', async () => {
  const made = await createPiece(server(), 'news', goodDrafts.news())
  const admin = await organiserToken(server(), 'admin')
  const meet = async (as: string) =>
    (await server().call<{ others: string[] }>('POST', pathOfPiece(made, 'editors'), { token: as, body: {} }))
      .body.others
  expect(await meet(token)).toEqual([])
  expect(await meet(admin)).toEqual(['Платон Веретенников'])
  expect(await meet(token)).toHaveLength(1)
  server().advance(61_000)
  expect(await meet(admin)).toEqual([])
})
