import type { Services } from '../services.ts'
import type { JobName, JobPayloads, JobSettings } from './job-queue.ts'

/** The machine's time this many seconds ago. */
export type SecondsAgo = (seconds: number) => Date

/** Work that the database knows of but whose job may be lost, after restoring a backup or emptying a queue. */
export type LostWork<Payload> = {
  find(services: Services, ago: SecondsAgo): Promise<Payload[]>
  /** The sweep enqueues the same work at most once in this many seconds. */
  everySeconds: number
}

type Lost<Payload> =
  | { lost: LostWork<Payload> }
  /** Why the sweep never has to look for lost work. */
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
  /** Runs one job; the payload is checked first, because an older version may have enqueued it. */
  run(services: Services, payload: unknown): Promise<void>
  /** Enqueues lost work again, each item at most once per interval. */
  enqueueLost(services: Services, ago: SecondsAgo): Promise<void>
}

/** Nine tries within about nine minutes. */
const usualRetry = { limit: 8, firstWaitSeconds: 2, longestWaitSeconds: 600 }

/** A complete kind of job: its payload, its work, and what the sweep looks for. */
export function defineJob<Name extends JobName>(definition: Definition<Name, JobPayloads[Name]>): Job<Name> {
  const { name, payload: schema, handle, lost } = definition
  return {
    priority: () => 0,
    concurrency: 1,
    retry: usualRetry,
    expireSeconds: 120,
    batchSize: 5,
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
