import { useMutation } from '@tanstack/react-query'
import type { BulkResult } from '#contract/group.ts'
import { useAttempt } from '#web/kit/form/use-attempt.ts'
import { type BulkActOptions, useTellOutcome } from './use-tell-outcome.ts'

/** Does one act with many members in one call. */
export function useBulk<Body>({
  call,
  ...options
}: BulkActOptions & { call: (body: Body, idempotencyKey: string) => Promise<BulkResult> }) {
  const send = useAttempt()
  const tell = useTellOutcome(options)
  return useMutation({
    mutationFn: (body: Body) => send(body, call),
    onSuccess: ({ results }) => tell(results),
  })
}
