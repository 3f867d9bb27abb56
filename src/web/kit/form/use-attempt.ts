import { useRef } from 'react'
import { ApiError } from '#web/kit/api/api-error.ts'
import { type Attempt, attemptFor, endsAttempt } from './attempt-key.ts'

/** Sends a body under one Idempotency-Key per attempt (product.md §7). */
export function useAttempt() {
  const attempt = useRef<Attempt | null>(null)
  return async function send<Body, Answer>(
    body: Body,
    call: (body: Body, idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer> {
    attempt.current = attemptFor(attempt.current, body, () => crypto.randomUUID())
    try {
      const answer = await call(body, attempt.current.key)
      attempt.current = null
      return answer
    } catch (error) {
      if (error instanceof ApiError && endsAttempt(error.status, error.code)) attempt.current = null
      throw error
    }
  }
}
