import { z } from 'zod'
import { overdueNotices } from '../persistence/chat-queries.ts'
import { tellOfAnswer } from '../usecases/chat/tell-of-answer.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({ chatGuid: z.guid() })

declare module './job-queue.ts' {
  interface JobPayloads {
    'chat-notice': z.infer<typeof payload>
  }
}

/** Notifies a person of an answer that has stayed unread. */
export const chatNotice = defineJob({
  name: 'chat-notice',
  payload,
  handle: (services, { chatGuid }) => tellOfAnswer(services, chatGuid),
  lost: {
    find: async ({ database }, ago) =>
      (await overdueNotices(database, ago(30))).map(chatGuid => ({ chatGuid })),
    everySeconds: 60,
  },
})
