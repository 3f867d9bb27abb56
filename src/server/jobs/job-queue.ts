import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Tx } from '../persistence/database.ts'

/** Every kind of job and what it carries: ids alone, never personal data. */
export type JobPayloads = {
  'send-message': { messageGuid: string }
  'reconcile-card-payment': { cardPaymentGuid: string }
  'chat-notice': { threadGuid: string }
  'check-photograph': { fileGuid: string }
  'member-notices': { groupGuid: string }
  'decision-notice': { batchGuid: string; groupGuid: string }
  sweep: Record<string, never>
  'sweep-files': Record<string, never>
}

export type JobName = keyof JobPayloads

export const jobNames: readonly JobName[] = [
  'send-message',
  'reconcile-card-payment',
  'chat-notice',
  'check-photograph',
  'member-notices',
  'decision-notice',
  'sweep',
  'sweep-files',
]

const deadLetter = 'dead-letter'

export type FailedJob = { id: string; queue: string; failedAt: Date | null; attempts: number }

export type JobQueue = {
  /** Enqueues in the caller's transaction: the job exists exactly when the change does. */
  enqueue<Name extends JobName>(
    tx: Tx,
    name: Name,
    payload: JobPayloads[Name],
    options?: EnqueueOptions,
  ): Promise<void>
  start(
    handlers: { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> },
    work: boolean,
  ): Promise<void>
  stop(): Promise<void>
  listFailed(): Promise<FailedJob[]>
  retryFailed(id: string): Promise<boolean>
}

export type EnqueueOptions = {
  /** Not before this moment of the machine's clock. */
  startAfter?: Date
  /** At most one waiting job of this key. */
  singletonKey?: string
  /** With a key: at most one in so many seconds. */
  singletonSeconds?: number
}

/**
 * pg-boss in the app's own database (design.md §1). Jobs are idempotent, are retried with growing waits and end in the
 * dead letter queue that the console shows; a killed worker's job is back within the heartbeat.
 */
export function createJobQueue(url: string, log: Logger): JobQueue {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 4,
    useListenNotify: true,
    application_name: 'quorum-jobs',
  })
  boss.on('error', error => log.error({ fault: error.message }, 'job queue'))

  async function prepareQueues(): Promise<void> {
    await boss.createQueue(deadLetter)
    for (const name of jobNames)
      await boss.createQueue(name, {
        deadLetter,
        retryLimit: 8,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 600,
        heartbeatSeconds: 20,
        expireInSeconds: 120,
        notify: true,
      })
  }

  return {
    async enqueue(tx, name, payload, options = {}) {
      await boss.send(name, payload, { ...options, db: fromKysely(tx.withoutPlugins()) })
    },

    async start(handlers, work) {
      await boss.start()
      await prepareQueues()
      if (!work) return
      for (const name of jobNames) {
        const handle = handlers[name] as (payload: unknown) => Promise<void>
        await boss.work(
          name,
          {
            pollingIntervalSeconds: 2,
            notifyPollingIntervalSeconds: 10,
            batchSize: 1,
            localConcurrency: name === 'send-message' ? 4 : 1,
          },
          async ([job]) => {
            if (job) await handle(job.data)
          },
        )
      }
      await boss.schedule('sweep', '* * * * *', {})
      await boss.schedule('sweep-files', '17 * * * *', {})
    },

    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),

    async listFailed() {
      const jobs = await boss.findJobs(deadLetter, { queued: true })
      return jobs.map(describe)
    },

    async retryFailed(id) {
      const [job] = await boss.findJobs(deadLetter, { id })
      if (!job) return false
      await boss.redrive(deadLetter, { ids: [id] })
      return true
    },
  }
}

function describe(job: JobWithMetadata<unknown>): FailedJob {
  return {
    id: job.id,
    queue: job.sourceName ?? deadLetter,
    failedAt: job.createdOn,
    attempts: (job.sourceRetryCount ?? 0) + 1,
  }
}
