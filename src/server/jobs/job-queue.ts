import type { z } from 'zod'
import type { Tx } from '../persistence/database.ts'

/** Payload of each kind of job: ids, never personal data. Every job's file adds its own line. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the jobs fill it.
export interface JobPayloads {}

export type JobName = keyof JobPayloads

/** What the queue has to know about a kind of job. */
export type JobSettings<Payload> = {
  payload: z.ZodType<Payload>
  /** Among due jobs of this kind the one with the higher number goes first; of equals, the older. */
  priority: (payload: Payload) => number
  /** How many jobs of this kind one instance runs at a time. */
  concurrency: number
  /** After this many more tries with growing waits it goes to the dead letter queue. */
  retry: { limit: number; firstWaitSeconds: number; longestWaitSeconds: number }
  /** Seconds that a job may take; jobs that are taken together have them together. */
  expireSeconds: number
  /** How many waiting jobs of this kind a worker takes at once. */
  batchSize: number
  /** When it runs by itself, in cron notation; null for a job that only runs on request. */
  schedule: string | null
}

export type JobTable = { [Name in JobName]: JobSettings<JobPayloads[Name]> }

export type RunJob = (name: JobName, payload: unknown) => Promise<void>

export type EnqueueOptions = {
  /** Earliest start, by the machine's clock. */
  startAfter?: Date
  /** At most one waiting job with this key. */
  singletonKey?: string
  /** With a key: at most one in this many seconds. */
  singletonSeconds?: number
}

export type FailedJob = {
  id: string
  queue: string
  failedAt: Date | null
  attempts: number
  /** In one word: its code, or its class; null where nothing is known. */
  cause: string | null
}

export type QueueCount = { queue: string; count: number }

export type JobQueue = {
  /** Enqueues in the caller's transaction: the job exists exactly when the change does. */
  enqueue<Name extends JobName>(
    tx: Tx,
    job: { name: Name; payload: JobPayloads[Name] },
    options?: EnqueueOptions,
  ): Promise<void>
  start(run: RunJob, work: boolean): Promise<void>
  stop(): Promise<void>
  /** How many jobs of each queue are in which state; the figures may be a minute old. */
  countByState(): Promise<Record<'waiting' | 'delayed' | 'active' | 'failed', QueueCount[]>>
  listFailed(): Promise<FailedJob[]>
  retryFailed(id: string): Promise<boolean>
  /** Has a job given up at once, without running: for the demo, whose console has something to try again. */
  giveUp<Name extends JobName>(job: { name: Name; payload: JobPayloads[Name] }, cause: string): Promise<void>
}
