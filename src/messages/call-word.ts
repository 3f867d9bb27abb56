import type { CallOutcome } from '#domain/passport/mismatch-call.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

export const callOutcomeWords: Record<CallOutcome, Word> = {
  reached: m.call_outcome_reached,
  noAnswer: m.call_outcome_noAnswer,
  callBack: m.call_outcome_callBack,
  refused: m.call_outcome_refused,
  wrongNumber: m.call_outcome_wrongNumber,
}
