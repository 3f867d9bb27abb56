import { ApiError } from '#web/kit/api/api-error.ts'
import { type Attempt, attemptFor, endsAttempt } from './attempt-key.ts'

/** Gives each attempt its key, which lives until the result is known. */
export function createKeyedCalls(newKey: () => string) {
  let last: Attempt | null = null
  return async function call<Answer>(
    input: unknown,
    send: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer> {
    const attempt = attemptFor(last, input, newKey)
    last = attempt
    const end = () => {
      // Another attempt may have started since; it is not over.
      if (last === attempt) last = null
    }
    try {
      const answer = await send(attempt.key)
      end()
      return answer
    } catch (error) {
      if (error instanceof ApiError && endsAttempt(error.status, error.code)) end()
      throw error
    }
  }
}
