import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from './compiled/messages.js'

type Sentence = (parameters: Record<string, string | number>, options: { locale: 'ru' | 'en' }) => string

/**
 * The sentence of an error in one language. A code without a message in both languages does not compile. Figures for the sentence (`retryAfter` in
 * minutes, which the sentence has in words as `wait`, `triesLeft`, `email`) come as parameters.
 */
export function errorSentence(
  code: ErrorCode,
  locale: 'ru' | 'en',
  parameters: Record<string, string | number> = {},
): string {
  const sentence = m[`error_${code}`] as Sentence
  const { retryAfter } = parameters
  const wait = typeof retryAfter === 'number' ? waitInWords(retryAfter, locale) : ''
  return sentence({ ...parameters, wait }, { locale })
}

/** Nobody reckons in hundreds of minutes. */
function waitInWords(minutes: number, locale: 'ru' | 'en'): string {
  if (minutes < 120) return m.wait_minutes({ count: minutes }, { locale })
  return m.wait_hours({ count: Math.ceil(minutes / 60) }, { locale })
}
