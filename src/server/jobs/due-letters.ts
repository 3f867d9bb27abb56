import { z } from 'zod'
import { sendDueLetters } from '../usecases/letter/send-due-letters.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'due-letters': z.infer<typeof payload>
  }
}

/** Writes released marketing letters to their readers once they can no longer be recalled. */
export const dueLetters = defineJob({
  name: 'due-letters',
  payload,
  schedule: '* * * * *',
  handle: sendDueLetters,
  lost: null,
  neverLost: 'the schedule asks for it every minute, and it finds what the last one left',
})
