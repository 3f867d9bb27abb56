import { z } from 'zod'
import { overdueNotices } from '../persistence/chat-queries.ts'
import { tellOfAnswer } from '../usecases/chat/tell-of-answer.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({ threadGuid: z.guid() })

declare module './job-queue.ts' {
  interface JobPayloads {
    'chat-notice': z.infer<typeof payload>
  }
}

/** Tells a person of an answer that has stayed unread. */
export const chatNotice = defineJob({
  name: 'chat-notice',
  payload,
  handle: (services, { threadGuid }) => tellOfAnswer(services, threadGuid),
  lost: {
    find: async ({ database }, ago) =>
      (await overdueNotices(database, ago(30))).map(threadGuid => ({ threadGuid })),
    everySeconds: 60,
  },
})
