import { z } from 'zod'
import { tellOfExpiredLinks } from '../usecases/confirmation/tell-of-expired-links.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'expired-links': z.infer<typeof payload>
  }
}

/** Tells whoever sent a confirmation link that it has expired. */
export const expiredLinks = defineJob({
  name: 'expired-links',
  payload,
  schedule: '* * * * *',
  handle: tellOfExpiredLinks,
  lost: null,
  neverLost: 'the schedule asks for it every minute, and it finds what the last one left',
})
