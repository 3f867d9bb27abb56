import { z } from 'zod'
import { remindOfShifts } from '../usecases/shift/remind-of-shifts.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'shift-reminders': z.infer<typeof payload>
  }
}

/** Reminds volunteers of the shifts of the next day. */
export const shiftReminders = defineJob({
  name: 'shift-reminders',
  payload,
  schedule: '*/5 * * * *',
  handle: remindOfShifts,
  lost: null,
  neverLost: 'the schedule asks for it every five minutes, and it finds what the last one left',
})
