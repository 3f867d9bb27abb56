import { randomUUID } from 'node:crypto'
import type { JobQueue } from '../jobs/job-queue.ts'

/** Jobs that gave up, for the administrator's desk. Tried again they have nothing to do, and end well. */
export async function seedFailedJobs({ jobs }: { jobs: JobQueue }): Promise<void> {
  await jobs.giveUp({ name: 'check-photograph', payload: { fileGuid: randomUUID() } }, 'ENOENT')
  await jobs.giveUp({ name: 'settlement-receipts', payload: {} }, 'ECONNREFUSED')
}
