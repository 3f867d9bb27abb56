import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from './compiled/messages.js'

type Sentence = (parameters: Record<string, string | number>, options: { locale: 'ru' | 'en' }) => string

/**
 * The sentence of an error in one language. A code without a message in both languages does not compile. Figures for the sentence (`retryAfter` in
 * minutes, `triesLeft`, `email`) come as parameters.
 */
export function errorSentence(
  code: ErrorCode,
  locale: 'ru' | 'en',
  parameters: Record<string, string | number> = {},
): string {
  const sentence = m[`error_${code}`] as Sentence
  return sentence(parameters, { locale })
}
