import { z } from 'zod'
import { seekWatched } from '../usecases/watch-list/seek-watched.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'seek-watched': z.infer<typeof payload>
  }
}

/** Looks for the people of security's watch list among all who are to come in. */
export const seekWatchedJob = defineJob({
  name: 'seek-watched',
  payload,
  schedule: '* * * * *',
  handle: seekWatched,
  lost: null,
  neverLost: 'the schedule asks for it every minute, and it finds whom the last one left',
})
