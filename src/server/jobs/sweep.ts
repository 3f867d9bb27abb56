import { z } from 'zod'
import type { Services } from '../services.ts'
import { forgetAged } from '../usecases/console/forget-aged.ts'
import { giveUpMessages } from '../usecases/message/give-up-messages.ts'
import { freeEndedWork } from '../usecases/organiser/free-ended-work.ts'
import { issueMissingPasses } from '../usecases/pass/issue-missing-passes.ts'
import { defineJob, type SecondsAgo } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    sweep: z.infer<typeof payload>
  }
}

type Swept = { enqueueLost(services: Services, ago: SecondsAgo): Promise<void> }

/** Enqueues lost work of these jobs, gives up messages that came to nothing, issues passes that are missing, frees what nobody works at any more and deletes outdated data. A failure of one does not stop the others. */
export function defineSweep(jobs: readonly Swept[]) {
  return defineJob({
    name: 'sweep',
    payload,
    schedule: '* * * * *',
    async handle(services) {
      const wall = services.clock.wall().getTime()
      const ago = (seconds: number) => new Date(wall - seconds * 1000)
      const done = await Promise.allSettled([
        ...jobs.map(job => job.enqueueLost(services, ago)),
        forgetAged(services, ago),
        giveUpMessages(services),
        issueMissingPasses(services),
        freeEndedWork(services),
      ])
      const faults = done.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
      if (faults.length > 0) throw new AggregateError(faults, `${faults.length} parts of the sweep failed`)
    },
    lost: null,
    neverLost: 'the schedule asks for it every minute, and it finds what the last one left',
  })
}
