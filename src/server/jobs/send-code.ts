import { z } from 'zod'
import { overdueMessages } from '../persistence/message-queries.ts'
import { sendMessage } from '../usecases/message/send-message.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({ messageGuid: z.guid() })

declare module './job-queue.ts' {
  interface JobPayloads {
    'send-code': z.infer<typeof payload>
  }
}

/** Codes have their own queue and workers: somebody is waiting for them, and a thousand letters may be queued elsewhere. */
export const sendCode = defineJob({
  name: 'send-code',
  payload,
  concurrency: 4,
  handle: (services, { messageGuid }) => sendMessage(services, messageGuid),
  lost: {
    find: async ({ database }, ago) =>
      (await overdueMessages(database, ago(30), 'codes')).map(({ guid }) => ({ messageGuid: guid })),
    everySeconds: 60,
  },
})
