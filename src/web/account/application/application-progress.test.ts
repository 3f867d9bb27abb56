import { describe, expect, it } from 'vitest'
import { stepsFor } from '#domain/participant/application-step.ts'
import { sampleSections } from '#test/factories/draft-sections.ts'
import { errorsByStep, firstWithErrors, isStepComplete, neighbour, stepNamed } from './rules.ts'

const steps = stepsFor('participant')

it.each([
  ['company', 'company'],
  ['media', null],
  ['', null],
  [null, null],
  ['toString', null],
])('the query %j names %j', (text, expected) => {
  expect(stepNamed(text, steps)).toBe(expected)
})

it.each([
  ['personal', 1, 'company'],
  ['company', 1, 'photo'],
  ['finish', 1, null],
  ['personal', -1, null],
] as const)('beside %s (%i) stands %j', (step, by, expected) => {
  expect(neighbour(steps, step, by)).toBe(expected)
})

describe('isStepComplete', () => {
  const whole = {
    sections: sampleSections(),
    photographFileGuid: null,
    today: '2025-09-15',
  }
  const minor = {
    ...whole,
    sections: sampleSections({ person: { birthDate: '2007-09-16' } }),
  }
  it.each([
    ['personal', whole, true],
    ['personal', minor, false],
    ['company', whole, true],
    ['company', { ...whole, sections: sampleSections({ company: { siteUrl: null } }) }, false],
    ['media', whole, false],
    ['photo', whole, false],
    ['photo', { ...whole, photographFileGuid: 'x' }, true],
    ['finish', whole, false],
  ] as const)('%s case %#', (step, facts, expected) => {
    expect(isStepComplete(step, facts)).toBe(expected)
  })
})

describe('errors of the finish', () => {
  const error = (field: string) => ({
    field,
    code: 'required' as const,
    message: 'Обязательное поле',
  })
  it.each([
    ['person.birthDate', 'personal', 'birthDate'],
    ['company.inn', 'company', 'inn'],
    ['media.mediaName', 'media', 'mediaName'],
    ['photo', 'photo', 'photo'],
    ['photographFileGuid', 'photo', 'photographFileGuid'],
    ['consents.processing', 'finish', 'consents.processing'],
    ['person', 'finish', 'person'],
  ] as const)('%s belongs to %s', (path, step, field) => {
    const sorted = errorsByStep([error(path)])
    expect(sorted.get(step)).toEqual([{ ...error(path), field }])
    expect(firstWithErrors(sorted)).toBe(step)
  })

  it('keeps the first of two for one field', () => {
    const sorted = errorsByStep([error('person.email'), { ...error('person.email'), code: 'email_format' }])
    expect(sorted.get('personal')).toEqual([{ ...error('person.email'), field: 'email' }])
  })

  it('leads to the earliest step first', () => {
    expect(firstWithErrors(errorsByStep([error('photo'), error('company.inn'), error('consents')]))).toBe(
      'company',
    )
    expect(firstWithErrors(errorsByStep([]))).toBeNull()
  })
})
