import { z } from 'zod'
import { workOutPlans } from '../usecases/itinerary/work-out-plans.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    recommendations: z.infer<typeof payload>
  }
}

/** Works out everyone's recommendations for the console, a while after each hour has begun. */
export const recommendations = defineJob({
  name: 'recommendations',
  payload,
  schedule: '17 * * * *',
  handle: workOutPlans,
  lost: null,
  neverLost: 'the schedule asks for it every hour, and it works out everything anew',
})
