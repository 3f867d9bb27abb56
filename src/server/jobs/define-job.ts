import type { Services } from '../services.ts'
import type { JobName, JobPayloads, JobSettings } from './job-queue.ts'

/** The moment of the machine's clock so many seconds back. */
export type SecondsAgo = (seconds: number) => Date

/** Work that is known to the database and whose job may have been lost, with a backup that was restored or a queue that was emptied. */
export type LostWork<Payload> = {
  find(services: Services, ago: SecondsAgo): Promise<Payload[]>
  /** The sweep asks for the same work at most once in so many seconds. */
  everySeconds: number
}

type Lost<Payload> =
  | { lost: LostWork<Payload> }
  /** Nothing that the sweep could look for, and why. */
  | { lost: null; neverLost: string }

type Definition<Name extends JobName, Payload> = Pick<JobSettings<Payload>, 'payload'> &
  Partial<JobSettings<Payload>> &
  Lost<Payload> & {
    name: Name
    /** Does the work. A job may come twice, late, or when its work is no longer wanted. */
    handle(services: Services, payload: Payload): Promise<void>
  }

export type Job<Name extends JobName> = JobSettings<JobPayloads[Name]> & {
  name: Name
  /** Does one job; what it carries is checked first, as an older version may have enqueued it. */
  run(services: Services, payload: unknown): Promise<void>
  /** Enqueues again what was lost, each piece of work once in a while. */
  enqueueLost(services: Services, ago: SecondsAgo): Promise<void>
}

/** Nine tries within some nine minutes. */
const usualRetry = { limit: 8, firstWaitSeconds: 2, longestWaitSeconds: 600 }

/** A kind of job, whole: what it carries, what it does, and what the sweep looks for. */
export function defineJob<Name extends JobName>(definition: Definition<Name, JobPayloads[Name]>): Job<Name> {
  const { name, payload: schema, handle, lost } = definition
  return {
    priority: () => 0,
    concurrency: 1,
    retry: usualRetry,
    schedule: null,
    ...definition,
    run: async (services, payload) => handle(services, schema.parse(payload)),
    async enqueueLost(services, ago) {
      const found = (await lost?.find(services, ago)) ?? []
      if (!lost || found.length === 0) return
      await services.database.transaction().execute(async tx => {
        for (const payload of found)
          await services.jobs.enqueue(
            tx,
            { name, payload },
            {
              singletonKey: Object.values(payload).join(' '),
              singletonSeconds: lost.everySeconds,
            },
          )
      })
    },
  }
}
