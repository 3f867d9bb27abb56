import { ApiError } from '#web/kit/api/api-error.ts'

const prefix = 'participantGuids.'

/** The people whom the server says cannot be paid for, each with its sentence. */
export function refusedPeople(error: unknown): Map<string, string> {
  if (!(error instanceof ApiError)) return new Map()
  return new Map(
    error.details
      .filter(({ field }) => field.startsWith(prefix))
      .map(({ field, message }) => [field.slice(prefix.length), message]),
  )
}
