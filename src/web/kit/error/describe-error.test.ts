import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { describeError } from './describe-error.ts'

afterEach(() => overwriteGetLocale(() => 'ru'))

/** What a loader throws, as React Router hands it on. */
const response = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })

test.each([
  ['ru', 404, 'Страница не найдена'],
  ['ru', 503, 'Сайт ненадолго недоступен'],
  ['ru', 500, 'Произошла ошибка'],
  ['en', 503, 'The site is briefly unavailable'],
] as const)('%s, %i: %s', (locale, status, title) => {
  overwriteGetLocale(() => locale)
  const described = describeError(response(status))
  expect(described).toMatchObject({ status, title, details: null })
  expect(/[а-я]/.test(described.message)).toBe(locale === 'ru')
})

test('a message of its own comes first', () => {
  expect(describeError(response(500, { message: 'Own words' })).message).toBe('Own words')
  expect(describeError(new Error('Own words'))).toMatchObject({ status: 500, message: 'Own words' })
})
