import { z } from 'zod'
import { remindOfDeadlines } from '../usecases/reminder/remind-of-deadlines.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'deadline-reminders': z.infer<typeof payload>
  }
}

/** Reminds people of what they have to do before its deadline. */
export const deadlineReminders = defineJob({
  name: 'deadline-reminders',
  payload,
  schedule: '*/5 * * * *',
  handle: remindOfDeadlines,
  lost: null,
  neverLost: 'the schedule asks for it every five minutes, and it finds what the last one left',
})
