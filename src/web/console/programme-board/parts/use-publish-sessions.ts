import { useMutation, useQueryClient } from '@tanstack/react-query'
import { publishProgramme } from '#contract/organizer-programme.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSteadyKey } from '#web/kit/form/use-steady-key.ts'

type Body = { items: { guid: string; version: number }[]; acknowledgeConflicts: boolean; edition?: string }

/** Publishes several sessions, each with its own result. */
export function usePublishSessions() {
  const client = useQueryClient()
  const keyFor = useSteadyKey()
  return useMutation({
    mutationFn: (body: Body) => callApi(publishProgramme, { body, idempotencyKey: keyFor(body) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['organizer'] }),
  })
}
