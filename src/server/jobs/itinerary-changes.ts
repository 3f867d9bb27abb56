import { z } from 'zod'
import { tellOfProgrammeChanges } from '../usecases/itinerary/tell-of-changes.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'itinerary-changes': z.infer<typeof payload>
  }
}

/** Brings people's own programmes up to date once the forum's has been quiet for a while, and tells them. */
export const itineraryChanges = defineJob({
  name: 'itinerary-changes',
  payload,
  schedule: '* * * * *',
  handle: tellOfProgrammeChanges,
  lost: null,
  neverLost: 'the schedule asks for it every minute, and it finds what the last one left',
})
