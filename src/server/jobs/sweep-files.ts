import { z } from 'zod'
import { sweepFiles } from '../usecases/file/sweep-files.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'sweep-files': z.infer<typeof payload>
  }
}

/** Erases files that nobody kept. */
export const sweepFilesJob = defineJob({
  name: 'sweep-files',
  payload,
  schedule: '17 * * * *',
  handle: sweepFiles,
  lost: null,
  neverLost: 'the schedule asks for it every hour, and it finds what the last one left',
})
