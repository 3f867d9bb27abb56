import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { FailedJob, JobName, JobPayloads, JobQueue, JobSettings, JobTable } from './job-queue.ts'

const deadLetter = 'dead-letter'

/**
 * pg-boss in the app's own database (design.md §1). Jobs are idempotent, are retried with growing waits and end in the dead letter queue that the
 * console shows; the job of a killed worker is back within the heartbeat.
 */
export function createJobQueue(url: string, log: Logger, jobs: JobTable): JobQueue {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 4,
    useListenNotify: true,
    application_name: 'quorum-jobs',
  })
  boss.on('error', error => log.error({ fault: error.message }, 'job queue'))

  const settingsOf = <Name extends JobName>(name: Name): JobSettings<JobPayloads[Name]> => jobs[name]
  const names = Object.keys(jobs) as JobName[]

  async function prepareQueue(name: JobName): Promise<void> {
    const { retry } = jobs[name]
    const options = {
      deadLetter,
      retryLimit: retry.limit,
      retryDelay: retry.firstWaitSeconds,
      retryBackoff: true,
      retryDelayMax: retry.longestWaitSeconds,
      heartbeatSeconds: 20,
      expireInSeconds: 120,
      notify: true,
    }
    await boss.createQueue(name, options)
    // A queue created by an older version keeps its old settings unless updated.
    await boss.updateQueue(name, options)
  }

  return {
    async enqueue(tx, { name, payload }, options = {}) {
      await boss.send(name, payload, {
        ...options,
        priority: settingsOf(name).priority(payload),
        db: fromKysely(tx.withoutPlugins()),
      })
    },

    async start(run, work) {
      await boss.start()
      await boss.createQueue(deadLetter)
      for (const name of names) await prepareQueue(name)
      if (!work) return
      for (const name of names) {
        const { concurrency, schedule } = jobs[name]
        await boss.work(
          name,
          {
            pollingIntervalSeconds: 2,
            notifyPollingIntervalSeconds: 10,
            batchSize: 1,
            localConcurrency: concurrency,
          },
          async ([job]) => {
            if (job) await run(name, job.data)
          },
        )
        if (schedule) await boss.schedule(name, schedule, {})
      }
    },

    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),

    async listFailed() {
      const failed = await boss.findJobs(deadLetter, { queued: true })
      return failed.map(describe)
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
