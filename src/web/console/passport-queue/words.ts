import type { PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import { m } from '#messages/compiled/messages.js'
import { securityWords } from '#web/kit/words/status-words.ts'

/** The words for the states of the passport check, with "not given" as a state of its own. */
export const passportQueueWords: Record<PassportQueueState, () => string> = {
  ...securityWords,
  notGiven: m.organiser_passport_not_given,
}
