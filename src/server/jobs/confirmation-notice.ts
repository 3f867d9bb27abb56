import { z } from 'zod'
import { overdueConfirmationNotices } from '../persistence/confirmation-notice-queries.ts'
import { tellOfConfirmations } from '../usecases/confirmation/tell-of-confirmations.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({ groupGuid: z.guid() })

declare module './job-queue.ts' {
  interface JobPayloads {
    'confirmation-notice': z.infer<typeof payload>
  }
}

/** Notifies a group's coordinator of the people who have confirmed in the last minutes. */
export const confirmationNotice = defineJob({
  name: 'confirmation-notice',
  payload,
  handle: (services, { groupGuid }) => tellOfConfirmations(services, groupGuid),
  lost: {
    find: async ({ database }, ago) =>
      (await overdueConfirmationNotices(database, ago(30))).map(groupGuid => ({ groupGuid })),
    everySeconds: 60,
  },
})
