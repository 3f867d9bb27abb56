import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { EditionSettingsAnswer } from '#contract/organiser-edition.ts'
import type { FaqEntry } from '#contract/site-page.ts'
import type { SiteFound } from '#contract/site-search.ts'
import { emptyDraft } from '#domain/content/content-values.ts'
import { seedContent } from '#server/demo/seed-content.ts'
import { raiseContentVersion } from '#server/persistence/edition-queries.ts'
import { goodDrafts, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

beforeAll(async () => {
  const { database, services } = server()
  await database.transaction().execute(async tx => {
    await seedContent(tx)
    await raiseContentVersion(tx)
  })
  await vi.waitFor(async () => expect((await services.content.faq('ru')).length).toBeGreaterThan(0))
})

describe('what the page of the venue shows', () => {
  test.each(['ru', 'en'] as const)('hotels, hubs and spots under one count of numbers (%s)', async locale => {
    const { plan, hotels, hubs, spots } = await server().services.content.venue(locale)
    const numbers = [...hubs, ...hotels, ...spots].map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1))
    const drawn = [...(plan?.marks ?? []), ...(plan?.beyond ?? [])].map(({ number }) => number)
    expect(drawn.toSorted((one, other) => one - other)).toEqual(numbers)
    expect(hubs.find(({ type }) => type === 'airport')).toMatchObject({ minutes: null, kilometres: 9 })
    expect(hotels[0]).toMatchObject({ minutes: 8 })
    expect(spots.map(({ type }) => type)).toEqual(['parking'])
    if (locale === 'en') expect(JSON.stringify([plan, hotels, hubs, spots])).not.toMatch(/[а-яё]/i)
  })

  test('no promo code and no discount', async () => {
    expect(JSON.stringify(await server().services.content.venue('ru'))).not.toMatch(/QUORUM26|discount/)
  })

  test('halls with what the programme holds there, without breaks', async () => {
    const { content } = server().services
    const { halls } = await content.venue('en')
    const { sessions = [] } = (await content.programme('en')) ?? {}
    for (const { guid, name, sessions: count, formats } of halls) {
      const held = sessions.filter(({ hall, format }) => hall === guid && format !== 'break')
      expect({ name, count }).toEqual({ name, count: held.length })
      expect(new Set(formats)).toEqual(new Set(held.map(({ format }) => format)))
    }
    expect(halls[0]?.formats).not.toContain('break')
  })

  test('a place that is published comes onto the plan, and one half placed is refused', async () => {
    const place = {
      ...emptyDraft('venuePlace'),
      type: 'stop' as const,
      name: { ru: 'Остановка шаттла', en: 'Shuttle stop' },
    }
    await publishPiece(server(), 'venuePlace', { ...place, east: -80, north: 40 })
    await vi.waitFor(async () =>
      expect((await server().services.content.venue('en')).spots).toContainEqual(
        expect.objectContaining({ name: 'Shuttle stop', minutes: 1 }),
      ),
    )
    const token = await organiserToken(server(), 'logistics')
    const begun = await must<{ guid: string; version: number }>(
      server(),
      'POST',
      '/organizer/content/venuePlace',
      { token, body: { draft: { ...place, east: 10 } } },
    )
    const answer = await server().call('POST', `/organizer/content/venuePlace/${begun.guid}/publish`, {
      token,
      body: { version: begun.version, acknowledgeConflicts: false },
    })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain('north')
  })

  test('the search finds the page by what stands on the plan', async () => {
    const { body } = await server().call<SiteFound>('GET', '/search?q=парковка&locale=ru')
    const pages = body.groups.find(({ kind }) => kind === 'page')
    expect(pages?.items.map(({ slug }) => slug)).toContain('venue')
  })
})

describe('the settings of the edition', () => {
  const settings = async () =>
    must<EditionSettingsAnswer>(server(), 'GET', '/organizer/edition', {
      token: await organiserToken(server(), 'admin'),
    })
  const save = async (changes: Partial<EditionSettingsAnswer['settings']>) => {
    const { version, settings: before } = await settings()
    return server().call('PUT', '/organizer/edition', {
      token: await organiserToken(server(), 'admin'),
      body: { version, settings: { ...before, ...changes }, acknowledgeOutside: false },
    })
  }
  const answerIn = async (locale: string) => {
    const { items } = await must<{ items: FaqEntry[] }>(server(), 'GET', `/faq?locale=${locale}`)
    return items.map(({ answerText }) => answerText.replace(/\s/g, ' ')).join('\n')
  }

  test('have the street, in both languages or in none', async () => {
    expect((await settings()).settings.address).toEqual({
      ru: 'Маячный проспект, 1',
      en: '1 Lighthouse Avenue',
    })
    expectRefusal(await save({ address: { ru: 'Морская улица, 2', en: ' ' } }), 422, 'required', {
      'settings.address.en': 'required',
    })
    expect((await save({ address: { ru: '', en: '' } })).status).toBe(200)
    expect((await must<{ address: object }>(server(), 'GET', '/edition')).address).toEqual({ ru: '', en: '' })
  })

  test('give the answers their fee, which follows a new one', async () => {
    expect(await answerIn('ru')).toContain('180 000 ₽')
    expect(await answerIn('en')).toContain('RUB 180,000')
    expect(await answerIn('en')).not.toContain('{fee}')
    expect((await save({ feeKopecks: '19000000' })).status).toBe(200)
    await vi.waitFor(async () => expect(await answerIn('en')).toContain('RUB 190,000'))
  })
})

test('an entry of the home page is shown once it is published, with its links and the fee', async () => {
  const { content } = server().services
  const before = await content.homeEntries('en')
  await publishPiece(server(), 'homeEntry', {
    ...emptyDraft('homeEntry'),
    block: 'audience',
    title: { ru: 'Преподавателям', en: 'Lecturers' },
    body: { ru: 'За {fee}: [программа](/program).', en: 'For {fee}: [the programme](/program).' },
  })
  await vi.waitFor(async () => {
    const entry = (await content.homeEntries('en')).find(({ title }) => title === 'Lecturers')
    expect(entry?.bodyHtml).toContain('href="/en/program"')
    expect(entry?.bodyHtml).toMatch(/For RUB\s1[89]0,000:/)
  })
  expect(await content.homeEntries('ru')).toHaveLength(before.length + 1)
})

test('a hotel without its spot is listed and not drawn', async () => {
  await publishPiece(server(), 'hotel', goodDrafts.hotel())
  await vi.waitFor(async () => {
    const { hotels } = await server().services.content.venue('en')
    expect(hotels.find(({ name }) => name === 'Lighthouse Hotel')).toMatchObject({
      number: null,
      minutes: null,
      kilometres: null,
    })
  })
})
