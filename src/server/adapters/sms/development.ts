import { outboxPace, type RecordDevelopmentMessage } from '../development-message.ts'
import type { SmsSender } from './port.ts'

/** Sends nothing: every message goes to the outbox page. */
export function createDevelopmentSmsSender(
  record: RecordDevelopmentMessage,
  pace: number = outboxPace,
): SmsSender {
  return {
    pace,
    async send({ to, text, reference }) {
      await record({ to, channel: 'sms', subject: null, text })
      return { providerId: `development-${reference}` }
    },
  }
}
