import { describe, expect, it } from 'vitest'
import { topics } from '../content/content-choice.ts'
import { readSurveyLink, surveyLink } from './survey-link.ts'
import type { SurveyResult } from './survey-result.ts'

const known = {
  archetypes: ['5b7c6a2e-1111-4222-8333-444455556666', '0c9e41aa-1111-4222-8333-444455556666'],
  themes: [...topics, '91d0b8c3-1111-4222-8333-444455556666'],
}
const [first = '', second = ''] = known.archetypes
const track = known.themes.at(-1) ?? ''

const result = (themes: string[], secondaryArchetype: string | null = second): SurveyResult => ({
  archetype: first,
  secondaryArchetype,
  topThemes: themes.map((theme, place) => ({ theme, weight: 1 - place / 10 })),
})

describe('the link of a result', () => {
  it.each<[string, SurveyResult, string[]]>([
    ['three themes', result(['soc', track, 'ai']), ['soc', track, 'ai']],
    ['more themes than fit', result(['soc', 'ai', 'cloud', 'people', 'payments']), ['soc', 'ai', 'cloud']],
    ['one theme', result(['soc']), ['soc']],
    ['no theme', result([]), []],
    ['no second archetype', result(['soc'], null), ['soc']],
  ])('says the same when it is read again: %s', (_, given, themes) => {
    const link = surveyLink(given)
    expect(link).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    const read = readSurveyLink(link, known)
    expect(read?.archetype).toBe(first)
    expect(read?.secondaryArchetype).toBe(given.secondaryArchetype)
    expect(read?.topThemes.map(({ theme }) => theme)).toEqual(themes)
  })

  it('keeps the order of the themes by falling weights', () => {
    const read = readSurveyLink(surveyLink(result(['soc', 'ai', 'cloud'])), known)
    expect(read?.topThemes.map(({ weight }) => weight)).toEqual([1, 0.8, 0.6])
  })

  it('is the same for everybody with the same result', () => {
    expect(surveyLink(result(['soc']))).toBe(surveyLink(result(['soc'])))
    expect(surveyLink(result(['soc']))).not.toBe(surveyLink(result(['ai'])))
  })

  it('lives on without a theme or a second archetype that is gone, and dies with its archetype', () => {
    const link = surveyLink(result(['soc', track]))
    expect(readSurveyLink(link, { ...known, themes: ['soc'] })?.topThemes).toEqual([
      { theme: 'soc', weight: 1 },
    ])
    expect(readSurveyLink(link, { ...known, archetypes: [first] })?.secondaryArchetype).toBeNull()
    expect(readSurveyLink(link, { ...known, archetypes: [second] })).toBeNull()
  })

  it.each([
    '',
    'missing',
    '5b7c6a2e-1111-4222-8333-444455556666',
    '00000000-0000-8000-8000-000000000000',
    `${surveyLink(result([]))} `,
  ])('%j leads nowhere', link => {
    expect(readSurveyLink(link, known)).toBeNull()
  })

  it('has a mark of its own for every topic', () => {
    const marks = topics.map(topic => surveyLink(result([topic])))
    expect(new Set(marks).size).toBe(topics.length)
  })
})
