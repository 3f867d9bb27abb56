import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openGraphPages, openGraphPath, openGraphRecords } from '#contract/open-graph.ts'
import { seedContent } from '#server/demo/seed-content.ts'
import { raiseContentVersion } from '#server/persistence/edition-queries.ts'
import { fittedNote } from '#server/pictures/draw-link-picture.ts'
import { readEdition } from '#server/usecases/edition/read-edition.ts'
import { linkPictureWords } from '#server/usecases/open-graph/link-picture-words.ts'
import { editorToken, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

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

const ask = (path: string, headers: Record<string, string> = {}) =>
  server().call('GET', `/${path}`, { headers })

test('a picture is a JPEG of 1200 x 630, small enough for messengers, and is not sent twice', async () => {
  const answer = await ask('/og/ru/faq.jpg')
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(answer.bytes.length).toBeLessThan(300_000)
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  const { etag = '' } = answer.headers
  const again = await ask('/og/ru/faq.jpg?v=12345678', { 'if-none-match': `"other", W/${etag}` })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  const english = await ask('/og/en/faq.jpg', { 'if-none-match': etag })
  expect(english.status).toBe(200)
})

describe.each(['ru', 'en'] as const)('in %s', locale => {
  test('every page and every record has words for its picture, in that language alone', async () => {
    const { services } = server()
    const facts = { content: services.content, edition: await readEdition(services) }
    const records = await services.content.addresses()
    // The result of a survey stands in its own address, so no list has one.
    const listed = openGraphRecords.filter(page => page !== 'surveyResult')
    expect(new Set(records.map(({ page }) => page))).toEqual(new Set(listed))
    for (const target of [...openGraphPages.map(page => ({ page })), ...records]) {
      const words = await linkPictureWords(facts, locale, target)
      expect(words?.title, openGraphPath(locale, target)).toMatch(/\S/)
      // A page's sentence is not cut before its verb.
      if (!('guid' in target) && words?.note)
        expect(fittedNote(words.note), words.note).toMatchObject({ whole: true })
      if (locale === 'en') expect(`${words?.title} ${words?.note} ${words?.foot}`).not.toMatch(/[а-яё]/i)
    }
  })
})

test('the picture of a past speaker or session is of that year', async () => {
  const { services } = server()
  const facts = { content: services.content, edition: await readEdition(services) }
  const programme = await services.content.programme('en', '2024')
  const session = programme?.sessions.find(({ speakers }) => speakers.length > 0)
  const guids = { programSession: session?.guid ?? '', speaker: session?.speakers[0] ?? '' }
  for (const page of ['programSession', 'speaker'] as const) {
    const words = await linkPictureWords(facts, 'en', { page, guid: guids[page] })
    expect(words?.forum).toMatch(/2024$/)
    expect(words?.foot).toMatch(/^14–16 February 2024 · /)
  }
})

test('a record has a picture as long as it is on the site', async () => {
  // On a busy machine the pictures before hold the process up, and it turns away whoever comes just then.
  await vi.waitFor(() => editorToken(server()), { timeout: 10_000, interval: 500 })
  const piece = await publishPiece(server(), 'news', goodDrafts.news())
  const path = openGraphPath('ru', { page: 'newsItem', guid: piece.guid })
  await vi.waitFor(async () => expect((await ask(path)).status).toBe(200))
  await must(server(), 'POST', `/organizer/content/news/${piece.guid}/unpublish`, {
    token: await editorToken(server()),
    body: { version: piece.version },
  })
  await vi.waitFor(async () => expectRefusal(await ask(path), 404, 'not_found'))
})

test.each([
  '/og/de/faq.jpg',
  '/og/ru/unknown.jpg',
  '/og/ru/account.jpg',
  '/og/ru/faq.png',
  '/og/ru/newsItem.jpg',
  `/og/ru/newsItem/${randomUUID()}.jpg`,
  `/og/ru/faq/${randomUUID()}.jpg`,
  '/og/ru/..%2f..%2fetc%2fpasswd.jpg',
  '/og/ru/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82.jpg',
])('%s is not there', async path => {
  expectRefusal(await ask(path), 404, 'not_found')
})
