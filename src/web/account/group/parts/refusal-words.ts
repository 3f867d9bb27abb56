import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import type { BulkAct } from './bulk-outcome.ts'

// What a general refusal means for members of a group, act by act.
const words: Partial<Record<BulkAct, Partial<Record<ErrorCode, () => string>>>> = {
  send: { state_forbids: m.group_refused_send_state },
  edit: { state_forbids: m.group_refused_edit_state, deadline_passed: m.group_refused_edit_deadline },
}

/** Why an act was refused for a member. */
export function refusalSentence(act: BulkAct, code: ErrorCode, locale: 'ru' | 'en'): string {
  if (code === 'not_found') return m.group_refused_gone()
  return words[act]?.[code]?.() ?? errorSentence(code, locale)
}
