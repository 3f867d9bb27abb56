import type { PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import { m } from '#messages/compiled/messages.js'
import { securityWords } from '#web/kit/words/status-words.ts'

/** The word of each state of the passport check, where what is not given stands apart. */
export const passportQueueWords: Record<PassportQueueState, () => string> = {
  ...securityWords,
  notGiven: m.organiser_passport_not_given,
}
