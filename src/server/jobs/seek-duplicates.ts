import { z } from 'zod'
import { seekDuplicates } from '../usecases/duplicate/seek-duplicates.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'seek-duplicates': z.infer<typeof payload>
  }
}

/** Looks for records that are likely one person's among people who are new or have changed. */
export const seekDuplicatesJob = defineJob({
  name: 'seek-duplicates',
  payload,
  schedule: '* * * * *',
  handle: seekDuplicates,
  lost: null,
  neverLost: 'the schedule asks for it every minute, and it finds whom the last one left',
})
