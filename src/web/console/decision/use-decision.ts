import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type ApplicationRow,
  type decisionBody,
  previewDecision,
  releaseDecision,
} from '#contract/organizer-application.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSteadyKey } from '#web/kit/form/use-steady-key.ts'

export type DecisionBody = z.input<typeof decisionBody>
export type ReleasedDecision = z.output<(typeof releaseDecision)['response']>

/** The applications that a released decision did change, with the status of each. */
export function decidedStatuses({ results }: ReleasedDecision): Map<string, ApplicationRow['status']> {
  return new Map(
    results.flatMap(row => (row.ok && row.status ? [[row.applicationGuid, row.status] as const] : [])),
  )
}

/**
 * The two calls of a staged decision: the preview is read, the release is sent once.
 */
export function useDecision(body: DecisionBody, onReleased: (released: ReleasedDecision) => void) {
  const keyFor = useSteadyKey()
  const preview = useQuery({
    queryKey: ['decision-preview', body],
    queryFn: ({ signal }) => callApi(previewDecision, { body, signal }),
    // Each look is a fresh one, and it does not change under the eyes of who reads it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The choice of a waiver is made over the preview: the old one stays until the new one has come.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
  const release = useMutation({
    mutationFn: () => callApi(releaseDecision, { body, idempotencyKey: keyFor(body) }),
    onSuccess: onReleased,
  })
  return { preview, release }
}
