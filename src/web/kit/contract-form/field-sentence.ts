import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { errorSentence } from '#messages/error-sentence.ts'

const isCode = (message: string): message is ErrorCode => (errorCodes as readonly string[]).includes(message)

/**
 * The sentence of a field's error. The contract's schemas use catalogue codes as messages and the server sends finished sentences; a form may have
 * both.
 */
export function fieldSentence(message: string | undefined, locale: 'ru' | 'en'): string | undefined {
  if (!message) return undefined
  return isCode(message) ? errorSentence(message, locale) : message
}
