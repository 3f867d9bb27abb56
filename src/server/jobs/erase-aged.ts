import { z } from 'zod'
import { eraseAged } from '../usecases/erasure/erase-aged.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'erase-aged': z.infer<typeof payload>
  }
}

/** Destroys data that were kept for as long as the privacy policy says. */
export const eraseAgedJob = defineJob({
  name: 'erase-aged',
  payload,
  schedule: '41 * * * *',
  handle: eraseAged,
  lost: null,
  neverLost: 'the schedule asks for it every hour, and it finds what the last one left',
})
