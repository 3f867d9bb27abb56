import { z } from 'zod'
import { issueDueClosings } from '../usecases/closing/issue-closings.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'closing-papers': z.infer<typeof payload>
  }
}

/** Issues the act and the tax invoice of paid invoices once the forum is some days past. */
export const closingPapers = defineJob({
  name: 'closing-papers',
  payload,
  schedule: '*/10 * * * *',
  handle: issueDueClosings,
  lost: null,
  neverLost: 'the schedule asks for it every ten minutes, and it finds what the last one left',
})
