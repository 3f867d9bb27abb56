import { z } from 'zod'
import { publishDueUpdates } from '../usecases/update/release-update.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'due-updates': z.infer<typeof payload>
  }
}

/** Publishes released important updates once they can no longer be recalled. */
export const dueUpdates = defineJob({
  name: 'due-updates',
  payload,
  schedule: '* * * * *',
  handle: publishDueUpdates,
  lost: null,
  neverLost: 'the schedule asks for it every minute, and it finds what the last one left',
})
