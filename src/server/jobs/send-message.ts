import { z } from 'zod'
import { overdueMessages } from '../persistence/message-queries.ts'
import { messageUrgency } from '../usecases/message/message-urgency.ts'
import { sendMessage } from '../usecases/message/send-message.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({
  messageGuid: z.guid(),
  /** A notice when absent. */
  urgency: z.enum(['answer', 'notice']).optional(),
})

declare module './job-queue.ts' {
  interface JobPayloads {
    'send-message': z.infer<typeof payload>
  }
}

export const sendMessageJob = defineJob({
  name: 'send-message',
  payload,
  priority: ({ urgency }) => (urgency === 'answer' ? 1 : 0),
  concurrency: 4,
  handle: (services, { messageGuid }) => sendMessage(services, messageGuid),
  lost: {
    find: async ({ database }, ago) =>
      (await overdueMessages(database, ago(30), 'others')).map(({ guid, template }) => ({
        messageGuid: guid,
        urgency: messageUrgency(template),
      })),
    everySeconds: 60,
  },
})
