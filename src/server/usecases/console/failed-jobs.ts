import type * as routes from '#contract/organiser-console.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** Jobs that failed for good. */
export const listFailedJobs: UseCase<typeof routes.listFailedJobs, 'jobs'> = async (_call, { jobs }) => {
  const items = await jobs.listFailed()
  return { items: items.map(job => ({ ...job, failedAt: job.failedAt?.toISOString() ?? null })) }
}

/** Puts a failed job back in its queue. */
export const retryFailedJob: UseCase<typeof routes.retryFailedJob, 'jobs'> = async ({ params }, { jobs }) =>
  (await jobs.retryFailed(params.id)) ? null : refuse('not_found')
