import type { DecisionKind } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import type { KeyLine } from '#web/kit/list/key-help.tsx'

/** The letters by which decisions are taken. */
export const decisionLetters: Readonly<Record<string, DecisionKind>> = {
  a: 'approve',
  r: 'reject',
  i: 'requestInformation',
}

/** The same for the help. */
export function decisionKeyLines(): KeyLine[] {
  return [
    { keys: ['a'], meaning: m.organizer_key_approve() },
    { keys: ['r'], meaning: m.organizer_key_reject() },
    { keys: ['i'], meaning: m.organizer_key_information() },
    { keys: ['Ctrl', 'Enter'], meaning: m.organizer_key_confirm_reason() },
  ]
}
