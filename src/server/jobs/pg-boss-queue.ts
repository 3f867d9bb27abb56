import { fromKysely, type Job, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { causeOf, type FaultLog } from '../fault-log.ts'
import type { FailedJob, JobName, JobPayloads, JobQueue, JobSettings, JobTable } from './job-queue.ts'

const deadLetter = 'dead-letter'

const failureOutput = z.union([
  z.object({ cause: z.string() }),
  z.object({ value: z.object({ message: z.string().regex(/timed out|timeout/) }) }),
])

/**
 * pg-boss in the app's own database (design.md §1). Jobs are idempotent, are retried with growing waits and end in the dead letter queue that the
 * console shows; the job of a killed worker is back within the heartbeat.
 */
export function createJobQueue(url: string, faults: FaultLog, jobs: JobTable): JobQueue {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 4,
    useListenNotify: true,
    application_name: 'quorum-jobs',
  })
  boss.on('error', error => faults.report('jobs', error))

  const settingsOf = <Name extends JobName>(name: Name): JobSettings<JobPayloads[Name]> => jobs[name]
  const names = Object.keys(jobs) as JobName[]

  async function prepareQueue(name: JobName): Promise<void> {
    const { retry, expireSeconds } = jobs[name]
    const options = {
      deadLetter,
      retryLimit: retry.limit,
      retryDelay: retry.firstWaitSeconds,
      retryBackoff: true,
      retryDelayMax: retry.longestWaitSeconds,
      heartbeatSeconds: 20,
      expireInSeconds: expireSeconds,
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
        const { concurrency, schedule, batchSize } = jobs[name]
        await boss.work(
          name,
          {
            // Nobody notifies of a job that becomes due by itself.
            pollingIntervalSeconds: 2,
            notifyPollingIntervalSeconds: 2,
            // While a batch comes back full there is more to do, and the worker does not sleep.
            batchSize,
            burstWhenBatchFull: true,
            perJobResults: true,
            localConcurrency: concurrency,
          },
          found => runEach(found, job => run(name, job.data), faults),
        )
        if (schedule) await boss.schedule(name, schedule, {})
      }
    },

    async countByState() {
      const queues = await boss.getQueues(names)
      const inAll = (count: (queue: (typeof queues)[number]) => number) =>
        queues.map(queue => ({ queue: queue.name, count: count(queue) }))
      return {
        waiting: inAll(queue => queue.readyCount),
        delayed: inAll(queue => queue.deferredCount),
        active: inAll(queue => queue.activeCount),
        failed: [{ queue: deadLetter, count: (await boss.findJobs(deadLetter, { queued: true })).length }],
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

    async giveUp({ name, payload }, cause) {
      // No worker takes it meanwhile: it is not due before tomorrow.
      const id = await boss.send(name, payload, { retryLimit: 0, startAfter: 24 * 3600 })
      if (id) await boss.fail(name, id, { cause })
    },
  }
}

/** One after another, each with its own result: a failed job does not bring the others of its batch back. */
async function runEach(
  found: Job<unknown>[],
  run: (job: Job<unknown>) => Promise<void>,
  faults: FaultLog,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const job of found) {
    try {
      await run(job)
      faults.recovered('jobs')
      results.push({ id: job.id, status: 'completed' })
    } catch (error) {
      faults.report('jobs', error)
      results.push({ id: job.id, status: 'failed', output: { cause: causeOf(error) } })
    }
  }
  return results
}

function describe(job: JobWithMetadata<unknown>): FailedJob {
  return {
    id: job.id,
    queue: job.sourceName ?? deadLetter,
    failedAt: job.createdOn,
    attempts: (job.sourceRetryCount ?? 0) + 1,
    cause: causeIn(job.sourceOutput),
  }
}

/** What a worker wrote when the job failed. A job that a worker never ended is failed by the queue, which writes a sentence. */
function causeIn(output: object | null): string | null {
  const written = failureOutput.safeParse(output)
  if (!written.success) return null
  return 'cause' in written.data ? written.data.cause : 'timeout'
}
