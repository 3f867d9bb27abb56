import { useRef } from 'react'
import { ApiError } from '#web/kit/api/api-error.ts'

/**
 * One Idempotency-Key for one intention: the same while the answer was lost on the way, a new one once the server has
 * answered (it would repeat its answer for a day) or the content is another.
 */
export function useRepeatKey() {
  const kept = useRef<{ content: string; key: string } | null>(null)
  return {
    keyFor(content: string): string {
      if (kept.current?.content !== content) kept.current = { content, key: crypto.randomUUID() }
      return kept.current.key
    },
    answered(error: unknown): void {
      const lost =
        error instanceof ApiError && (error.status === 0 || error.code === 'idempotency_in_progress')
      if (!lost) kept.current = null
    },
  }
}
