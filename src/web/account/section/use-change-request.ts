import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { requestChange, withdrawChangeRequest } from '#contract/change-request.ts'
import type { ChangeRequestKind } from '#domain/change-request/change-request-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAttempt } from '#web/kit/form/use-attempt.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Sends and takes back the change request of one locked section. */
export function useChangeRequest(facts: { guid: string; kind: ChangeRequestKind; queryKey: QueryKey }) {
  const { guid, kind, queryKey } = facts
  const client = useQueryClient()
  const attempt = useAttempt()
  const refresh = () => client.invalidateQueries({ queryKey })
  const send = useMutation({
    mutationFn: (wish: { proposed: Record<string, unknown>; reason: string }) =>
      attempt(wish, (body, idempotencyKey) =>
        callApi(requestChange, { params: { guid }, body: { kind, ...body }, idempotencyKey }),
      ),
    onSuccess: () => {
      toasts.show({ title: m.section_request_sent(), tone: 'positive' })
      return refresh()
    },
  })
  const withdraw = useMutation({
    mutationFn: (request: string) => callApi(withdrawChangeRequest, { params: { guid, request } }),
    onSuccess: () => toasts.show({ title: m.section_request_withdrawn() }),
    // A request that was decided meanwhile is shown as it stands.
    onSettled: refresh,
  })
  return { send, withdraw }
}

export type ChangeRequesting = ReturnType<typeof useChangeRequest>
