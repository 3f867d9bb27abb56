import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { errorSentence } from './error-sentence.ts'

const figures = {
  retryAfter: 7,
  triesLeft: 3,
  email: 'support@forum.example',
  modifier: 'width',
  day: '18.02.2026',
  title: '7',
  registrant: 'A. K.',
  from: '18.02.2026',
  to: '20.02.2026',
}

describe.each(errorCodes)('%s', code => {
  const russian = errorSentence(code, 'ru', figures)
  const english = errorSentence(code, 'en', figures)

  it('is a sentence in each language', () => {
    expect(russian).toMatch(/[а-яё]/i)
    expect(english).toMatch(/[a-z]{2}/)
    expect(english).not.toMatch(/[а-яё]/i)
    expect([russian.trim(), english.trim()]).toEqual([russian, english])
  })

  it('leaves nothing to fill in', () => {
    for (const sentence of [russian, english]) {
      expect(sentence).not.toMatch(/[{}]|undefined|null|NaN|\[object/)
      // A missing message compiles to its own key.
      expect(sentence).not.toContain(code.includes('_') ? code : 'error_')
    }
  })
})

describe('figures', () => {
  it.each<[ErrorCode, string]>([
    ['code_wrong', '3'],
    ['second_factor_wrong', '3'],
    ['code_resend_too_early', '7'],
    ['code_limit_reached', '7'],
    ['too_many_requests', '7'],
    ['inn_not_found', 'support@forum.example'],
  ])('%s names %s', (code, figure) => {
    expect(errorSentence(code, 'ru', figures)).toContain(figure)
    expect(errorSentence(code, 'en', figures)).toContain(figure)
  })
})

describe('sentences that the specification gives', () => {
  it.each<[ErrorCode, string]>([
    ['required', 'Required'],
    ['fields_required', 'Please fill in all required fields'],
    ['under_18', 'You must be 18 or over to register'],
    ['only_cyrillic', 'Only Cyrillic letters are allowed'],
    ['only_latin', 'Use Latin letters only'],
    ['inn_length', 'The organisation’s tax number (INN) must have 10 digits'],
    ['phone_used', 'Phone number already used, please provide another one'],
    ['passport_used', 'These passport details are already registered'],
    ['photo_required', 'Upload your photo'],
  ])('%s', (code, sentence) => {
    expect(errorSentence(code, 'en')).toBe(sentence)
  })
})

describe('a wait', () => {
  it.each([
    [1, '1 минуту', '1 minute'],
    [22, '22 минуты', '22 minutes'],
    [119, '119 минут', '119 minutes'],
    [120, '2 часа', '2 hours'],
    [1440, '24 часа', '24 hours'],
  ])('%i minutes', (retryAfter, ru, en) => {
    const told = (locale: 'ru' | 'en') => errorSentence('code_limit_reached', locale, { retryAfter })
    expect(told('ru').replaceAll('\u00a0', ' ')).toContain(`через ${ru}.`)
    expect(told('en')).toContain(`in ${en}.`)
  })
})
