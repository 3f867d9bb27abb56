import { ApiError } from '#web/kit/api/api-error.ts'
import { type Attempt, attemptFor, endsAttempt } from './attempt-key.ts'

/** Gives each attempt to send its key: the key lives until the answer is known. */
export function createKeyedCalls(newKey: () => string) {
  let last: Attempt | null = null
  return async function call<Answer>(
    input: unknown,
    send: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer> {
    const attempt = attemptFor(last, input, newKey)
    last = attempt
    const end = () => {
      // Something else may have been sent since; that attempt is not over.
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
