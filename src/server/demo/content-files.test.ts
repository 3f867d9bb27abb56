import { describe, expect, it } from 'vitest'
import { draftSchema } from '#contract/content.ts'
import { pageSlugs, partnerCategories, topics } from '#domain/content/content-choice.ts'
import { type ContentKind, fieldsOf } from '#domain/content/content-kind.ts'
import { contentProblems } from '#domain/content/content-problems.ts'
import { contentTitle } from '#domain/content/content-title.ts'
import { referencesOf } from '#domain/content/content-values.ts'
import { parseDrawnImagePath } from '#domain/image/image-path.ts'
import { programmeConflicts } from '#domain/programme/programme-conflicts.ts'
import { walkMinutes } from '#domain/venue/venue-plan.ts'
import { composeContent, type DemoContent } from './compose-content.ts'
import { demoEdition } from './demo-edition.ts'
import { readContentFiles, readPastEditions } from './read-content-files.ts'

const files = readContentFiles()
const pieces = files.flatMap(composeContent)
const editions = [demoEdition, ...readPastEditions()]
const byGuid = new Map(pieces.map(piece => [piece.guid, piece]))

function of<Kind extends ContentKind>(kind: Kind, edition = '2026'): DemoContent<Kind>[] {
  return pieces.filter(
    piece => piece.kind === kind && piece.edition === edition,
  ) as DemoContent[] as DemoContent<Kind>[]
}
const published = <Kind extends ContentKind>(kind: Kind) => of(kind).filter(piece => piece.published)

describe.each(files.map(file => [`${file.edition}/${file.kind}`, file] as const))('%s', (_, file) => {
  const { ru, en, facts, kind, edition } = file
  const fields = fieldsOf(kind)
  const isText = (name: string) =>
    ['text', 'prose', 'lines', 'captionedPictures', 'answers'].includes(fields[name]?.type ?? '')

  it('has the same keys and the same texts in both languages', () => {
    expect(Object.keys(ru)).toEqual(Object.keys(facts))
    expect(Object.keys(en)).toEqual(Object.keys(facts))
    const namesOf = (texts: typeof ru) =>
      Object.entries(texts)
        // A draft may still wait for its translation.
        .filter(([key]) => facts[key]?.status !== 'draft')
        .map(([key, text]) => [key, Object.keys(text).sort()])
    expect(namesOf(en)).toEqual(namesOf(ru))
  })

  it('has no field that the kind lacks, and each on its side', () => {
    for (const [key, text] of Object.entries(ru))
      expect({ key, unknown: Object.keys(text).filter(name => !isText(name)) }).toEqual({ key, unknown: [] })
    for (const [key, fact] of Object.entries(facts)) {
      const foreign = Object.keys(fact).filter(
        name =>
          name !== 'status' &&
          (!fields[name] || (isText(name) && !['captionedPictures', 'answers'].includes(fields[name].type))),
      )
      expect({ key, foreign }).toEqual({ key, foreign: [] })
    }
  })

  const composed = composeContent(file).map(piece => [piece.key, piece] as const)

  it.each(composed)('%s is what the editors could have saved', (_key, { draft }) => {
    expect(draftSchema(kind).safeParse(draft).error?.issues ?? []).toEqual([])
  })

  it.each(composed)('%s may be on the site', (_key, { draft, published: onSite }) => {
    const forum = editions.find(({ slug }) => slug === edition)
    if (!forum) throw new Error(`content/editions.json has no edition ${edition}`)
    if (onSite) expect(contentProblems(kind, draft, forum)).toEqual([])
  })

  it.each(composed)('%s refers to what is there', (_key, { draft, published: onSite }) => {
    for (const reference of referencesOf(kind, draft)) {
      const target = byGuid.get(reference.guid)
      expect({ field: reference.field, kind: target?.kind, edition: target?.edition }).toEqual({
        field: reference.field,
        kind: reference.kind,
        edition,
      })
      if (onSite) expect(target?.published).toBe(true)
    }
  })

  it('is written in two languages', () => {
    for (const { key, draft } of composeContent(file)) {
      const title = contentTitle(kind, draft)
      expect({ key, english: title.en }).toEqual({ key, english: expect.not.stringMatching(/[а-яё]/i) })
    }
  })
})

describe('the whole', () => {
  it('has the numbers of product.md §10', () => {
    expect(published('programmeSession').length).toBeGreaterThanOrEqual(85)
    expect(published('programmeSession').length).toBeLessThanOrEqual(95)
    expect(published('speaker')).toHaveLength(120)
    expect(published('news')).toHaveLength(24)
    expect(new Set(published('partner').map(({ draft }) => draft.category))).toEqual(
      new Set(partnerCategories),
    )
    expect(new Set(published('programmeSession').map(({ draft }) => draft.day)).size).toBe(3)
  })

  it('has a page for every name of the site map', () => {
    expect(new Set(published('page').map(({ draft }) => draft.slug))).toEqual(new Set(pageSlugs))
  })

  it('speaks of every side of the subject', () => {
    const spoken = new Set(published('programmeSession').flatMap(({ draft }) => draft.topics))
    expect(spoken).toEqual(new Set(topics))
  })

  it.each(editions.map(({ slug }) => slug))(
    'has no hall and nobody in two sessions at once in %s',
    edition => {
      const sessions = of('programmeSession', edition).filter(piece => piece.published)
      const conflicts = programmeConflicts(sessions.map(({ guid, draft }) => ({ ...draft, guid })))
      const name = (guid: string) => byGuid.get(guid)?.key
      expect(
        conflicts.map(({ kind, subject, sessions: pair }) => [kind, name(subject), pair.map(name)]),
      ).toEqual([])
    },
  )

  it('draws every picture where it is asked for', () => {
    const paths = JSON.stringify(pieces).match(/drawn\/[^"]*/g) ?? []
    expect(paths.length).toBeGreaterThan(200)
    expect(paths.filter(path => parseDrawnImagePath(path) === null)).toEqual([])
  })

  it('gives every piece a guid of its own', () => {
    expect(byGuid.size).toBe(pieces.length)
  })
})

describe('what the texts say of the forum', () => {
  const { badgeCompanyNameUntil, transferUntil, payBy, passportBy, volunteersUntil } = demoEdition
  const inWords = (date: string, locale: 'ru' | 'en') =>
    new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
      .format(Date.parse(date))
      .replace(/\sг\.$/, '')
  const textOf = (kind: 'page' | 'faqItem' | 'news', key: string, field: string, locale: 'ru' | 'en') => {
    const draft = of(kind).find(piece => piece.key === key)?.draft as
      | Record<string, Record<string, string>>
      | undefined
    return draft?.[field]?.[locale]?.replace(/\s/g, ' ') ?? ''
  }

  it.each([
    ['page', 'conditions', 'body', [transferUntil, payBy, passportBy, badgeCompanyNameUntil]],
    ['faqItem', 'when-to-pay', 'answer', [payBy]],
    ['faqItem', 'passport-check', 'answer', [passportBy]],
    ['faqItem', 'badge-company-name', 'answer', [badgeCompanyNameUntil]],
    ['faqItem', 'transfer-from-airport', 'answer', [transferUntil]],
    ['faqItem', 'volunteers', 'answer', [volunteersUntil]],
  ] as const)('%s %s has the days of the edition', (kind, key, field, dates) => {
    for (const locale of ['ru', 'en'] as const)
      for (const date of dates) expect(textOf(kind, key, field, locale)).toContain(inWords(date, locale))
  })

  it.each(['ru', 'en'] as const)('the rules of the refund stand in the conditions alone (%s)', locale => {
    expect(textOf('faqItem', 'refund', 'answer', locale)).toContain('(/conditions)')
    expect(textOf('faqItem', 'refund', 'answer', locale)).not.toContain('2026')
  })

  it('says how far one walks as the plan draws it', () => {
    const minutesIn = (text: string) => Number(/^(\d+)/.exec(text)?.[1])
    for (const { key, draft } of of('hotel')) {
      const point = { east: draft.east ?? 0, north: draft.north ?? 0 }
      for (const locale of ['ru', 'en'] as const)
        expect({ key, minutes: minutesIn(draft.distance[locale]) }).toEqual({
          key,
          minutes: walkMinutes(point),
        })
    }
    const station = of('transferHub').find(({ key }) => key === 'imeretinskaya')?.draft
    const minutes = walkMinutes({ east: station?.east ?? 0, north: station?.north ?? 0 })
    expect(textOf('page', 'venue', 'body', 'ru')).toContain(`${minutes} минут пешком`)
    expect(textOf('page', 'venue', 'body', 'en')).toContain(`${minutes} minutes on foot`)
  })

  it('chooses three sessions of three days and eight speakers for the home page', () => {
    const days = published('programmeSession').flatMap(({ draft }) => (draft.highlighted ? [draft.day] : []))
    expect([days.length, new Set(days).size]).toEqual([3, 3])
    expect(published('speaker').filter(({ draft }) => draft.highlighted)).toHaveLength(8)
  })

  it.each(['ru', 'en'] as const)('takes the fee from the settings (%s)', locale => {
    const answer = textOf('faqItem', 'what-fee-covers', 'answer', locale)
    expect(answer).toContain('{fee}')
    expect(answer).not.toMatch(/180/)
  })

  it('the figures of 2024 are those of its programme', () => {
    const figure = (key: string) => of('figure', '2024').find(piece => piece.key === key)?.draft.value
    expect(figure('sessions')).toBe(String(of('programmeSession', '2024').length))
    expect(figure('speakers')).toBe(String(of('speaker', '2024').length))
    expect(of('hall', '2024')).toHaveLength(3)
  })
})
