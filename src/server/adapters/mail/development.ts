import { outboxPace, type RecordDevelopmentMessage } from '../development-message.ts'
import type { MailSender } from './port.ts'

/** Sends nothing: every message goes to the outbox page. */
export function createDevelopmentMailSender(
  record: RecordDevelopmentMessage,
  pace: number = outboxPace,
): MailSender {
  return {
    pace,
    async send({ to, subject, text, html, reference, unsubscribeUrl, attachments = [] }) {
      await record({
        ...{ to, channel: 'email', subject, text, html },
        attachments: attachments.map(({ fileName }) => fileName),
        ...(unsubscribeUrl && { unsubscribeUrl }),
      })
      return { providerId: `development-${reference}` }
    },
  }
}
