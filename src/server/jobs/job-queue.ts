import type { z } from 'zod'
import type { Tx } from '../persistence/database.ts'

/** What each kind of job carries: ids, never personal data. Every job's file adds its own line. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the jobs fill it.
export interface JobPayloads {}

export type JobName = keyof JobPayloads

/** What the queue has to know of a kind of job. */
export type JobSettings<Payload> = {
  payload: z.ZodType<Payload>
  /** Of two jobs of this kind that are due, the one with the higher number is taken first; of equals, the older. */
  priority: (payload: Payload) => number
  /** How many of this kind one instance works on at a time. */
  concurrency: number
  /** After this many tries more, each after a longer wait, it goes to the dead letter queue. */
  retry: { limit: number; firstWaitSeconds: number; longestWaitSeconds: number }
  /** When it comes by itself, as cron writes it; null for a job that is only asked for. */
  schedule: string | null
}

export type JobTable = { [Name in JobName]: JobSettings<JobPayloads[Name]> }

/** Does a job that the queue hands over. */
export type RunJob = (name: JobName, payload: unknown) => Promise<void>

export type EnqueueOptions = {
  /** Not before this moment of the machine's clock. */
  startAfter?: Date
  /** At most one waiting job of this key. */
  singletonKey?: string
  /** With a key: at most one in so many seconds. */
  singletonSeconds?: number
}

export type FailedJob = { id: string; queue: string; failedAt: Date | null; attempts: number }

export type JobQueue = {
  /** Enqueues in the caller's transaction: the job exists exactly when the change does. */
  enqueue<Name extends JobName>(
    tx: Tx,
    job: { name: Name; payload: JobPayloads[Name] },
    options?: EnqueueOptions,
  ): Promise<void>
  start(run: RunJob, work: boolean): Promise<void>
  stop(): Promise<void>
  listFailed(): Promise<FailedJob[]>
  retryFailed(id: string): Promise<boolean>
}
