import { ApiError } from '#web/kit/api/api-error.ts'

/** Why sending failed: no connection, a newer saved version, a refusal that the person can fix, or a fault of ours. */
export type Failure = 'offline' | 'conflict' | 'refused' | 'broken'

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'broken'
  if (error.status === 0) return 'offline'
  if (error.code === 'changed_meanwhile') return 'conflict'
  return error.status >= 500 ? 'broken' : 'refused'
}
