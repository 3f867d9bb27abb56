import { describe, expect, it } from 'vitest'
import { surveyResult } from './survey-result.ts'
import type { SurveyAnswers, SurveyQuestion, SurveySchema } from './survey-schema.ts'

/** An answer written as `code archetype:3 soc:2`. */
function answer(text: string) {
  const [code = '', ...weights] = text.split(' ')
  return {
    code,
    weights: weights.map(one => {
      const [to = '', weight] = one.split(':')
      return { to, weight: Number(weight) }
    }),
  }
}

const question = (guid: string, most: number, ...answers: string[]): SurveyQuestion => ({
  guid,
  most,
  answers: answers.map(answer),
})

const schema: SurveySchema = {
  archetypes: ['scout', 'guard', 'bridge'],
  themes: ['soc', 'ai', 'track-1', 'cloud'],
  questions: [
    question('q1', 1, 'a scout:4 soc:2', 'b guard:4 ai:2', 'c bridge:4', 'd'),
    question('q2', 1, 'a scout:2 soc:1', 'b guard:2 track-1:4', 'c bridge:2'),
    question('q3', 2, 'a scout:1 ai:1', 'b guard:1', 'c cloud:1'),
  ],
}

describe('surveyResult', () => {
  it.each<[string, SurveyAnswers, string]>([
    ['all for one', { q1: ['a'], q2: ['a'], q3: ['a'] }, 'scout - soc:1 ai:0.33'],
    ['a second not far behind', { q1: ['a'], q2: ['b'], q3: ['b'] }, 'scout guard track-1:1 soc:0.5'],
    ['a second too far behind', { q1: ['a'], q2: ['a'], q3: ['b'] }, 'scout - soc:1'],
    ['equals in the order of the editors', { q1: ['d'], q3: ['b', 'a'] }, 'scout guard ai:1'],
    ['one answer alone', { q2: ['c'] }, 'bridge - '],
    ['unknown answers and questions are nothing', { q1: ['x'], q9: ['a'], q2: ['b'] }, 'guard - track-1:1'],
    ['no answer', {}, 'nobody'],
    ['an answer without weight', { q1: ['d'] }, 'nobody'],
    ['an answer for a theme alone', { q3: ['c'] }, 'nobody'],
  ])('%s', (_, answers, expected) => {
    const result = surveyResult(schema, answers)
    const found = result
      ? `${result.archetype} ${result.secondaryArchetype ?? '-'} ${result.topThemes
          .map(({ theme, weight }) => `${theme}:${weight}`)
          .join(' ')}`
      : 'nobody'
    expect(found).toBe(expected)
  })

  it('compares archetypes by what each could have got, not by how often they are named', () => {
    const uneven: SurveySchema = {
      ...schema,
      questions: [
        question('q1', 1, 'a scout:5', 'b guard:2'),
        question('q2', 1, 'a scout:5', 'b guard:2'),
        question('q3', 1, 'a scout:5', 'b'),
      ],
    }
    // 5 of 15 is less than 2 of 4.
    expect(surveyResult(uneven, { q1: ['a'], q2: ['b'], q3: ['b'] })?.archetype).toBe('guard')
  })

  it('counts no more answers as attainable than may be chosen', () => {
    const several: SurveySchema = {
      ...schema,
      questions: [
        question('q1', 1, 'a scout:1', 'b scout:1', 'c scout:1', 'd guard:1'),
        question('q2', 1, 'a scout:1', 'b guard:1', 'c'),
        question('q3', 1, 'a guard:1', 'b scout:1'),
      ],
    }
    expect(surveyResult(several, { q1: ['a'], q2: ['c'], q3: ['a'] })).toMatchObject({
      archetype: 'scout',
      secondaryArchetype: 'guard',
    })
  })

  it.each<[string, Partial<SurveySchema>]>([
    ['no question', { questions: [] }],
    ['no archetype', { archetypes: [] }],
    ['no weight anywhere', { questions: [question('q1', 1, 'a', 'b')] }],
  ])('a survey with %s has no result', (_, lacking) => {
    expect(surveyResult({ ...schema, ...lacking }, { q1: ['a'] })).toBeNull()
  })

  it('names five themes at most', () => {
    const themes = ['a', 'b', 'c', 'd', 'e', 'f']
    const wide: SurveySchema = {
      archetypes: ['scout'],
      themes,
      questions: [
        question('q1', 6, ...themes.map((theme, index) => `${theme} scout:1 ${theme}:${index + 1}`)),
      ],
    }
    expect(
      surveyResult(wide, { q1: themes })
        ?.topThemes.map(({ theme }) => theme)
        .join(''),
    ).toBe('fedcb')
  })
})
