import { z } from 'zod'
import { overdueDecisionNotices } from '../persistence/decision-notice-queries.ts'
import { tellCoordinator } from '../usecases/decision/tell-coordinator.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({ batchGuid: z.guid(), groupGuid: z.guid() })

declare module './job-queue.ts' {
  interface JobPayloads {
    'decision-notice': z.infer<typeof payload>
  }
}

/** Notifies a group's coordinator of a batch of decisions once it can no longer be recalled. */
export const decisionNotice = defineJob({
  name: 'decision-notice',
  payload,
  handle: tellCoordinator,
  lost: {
    find: ({ database }, ago) => overdueDecisionNotices(database, ago(30)),
    everySeconds: 60,
  },
})
