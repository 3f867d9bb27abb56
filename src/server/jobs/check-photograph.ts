import { z } from 'zod'
import { pendingPhotographChecks } from '../persistence/photograph-queries.ts'
import { finishPendingCheck } from '../usecases/photograph/finish-pending-check.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({ fileGuid: z.guid() })

declare module './job-queue.ts' {
  interface JobPayloads {
    'check-photograph': z.infer<typeof payload>
  }
}

/** More than this wait for the next minute. */
const atOnce = 50

/** Checks a photograph that was stored while the face finder was down. */
export const checkPhotograph = defineJob({
  name: 'check-photograph',
  payload,
  handle: (services, { fileGuid }) => finishPendingCheck(services, fileGuid),
  lost: {
    find: async ({ database }) =>
      (await pendingPhotographChecks(database, atOnce)).map(fileGuid => ({ fileGuid })),
    everySeconds: 50,
  },
})
