import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'
import { ApiError } from '#web/kit/api/api-error.ts'
import { changedFields } from './rules.ts'

/** Hands every changed field of a form on, as it is typed. `initial` is what the form began with. */
export function useAutosave<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  initial: Values,
  keep: (changed: Partial<Values>) => void,
): void {
  const last = useRef(initial)
  const latestKeep = useRef(keep)
  useEffect(() => {
    latestKeep.current = keep
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changed = changedFields(last.current, values)
          if (Object.keys(changed).length === 0) return
          last.current = { ...values }
          latestKeep.current(changed)
        },
      }),
    [subscribe],
  )
}

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
