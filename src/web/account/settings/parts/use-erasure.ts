import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readErasure, requestErasure, withdrawErasure } from '#contract/erasure.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAttempt } from '#web/kit/form/use-attempt.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** How the wish to be erased stands; asks for it and takes it back. */
export function useErasure(guid: string) {
  const client = useQueryClient()
  const attempt = useAttempt()
  const queryKey = ['erasure', guid]
  const state = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(readErasure, { params: { guid }, signal }),
  })
  const request = useMutation({
    mutationFn: (reason: string | null) =>
      attempt({ reason }, (body, idempotencyKey) =>
        callApi(requestErasure, { params: { guid }, body, idempotencyKey }),
      ),
    onSuccess: fresh => {
      client.setQueryData(queryKey, fresh)
      toasts.show({ title: m.person_erasure_sent(), tone: 'positive' })
    },
  })
  const withdraw = useMutation({
    mutationFn: (of: string) => callApi(withdrawErasure, { params: { guid, request: of } }),
    onSuccess: () => toasts.show({ title: m.person_erasure_withdrawn() }),
    onError: error =>
      toasts.show({ title: m.request_failed(), description: error.message, tone: 'negative' }),
    // A request that was decided meanwhile is shown as it stands.
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return { state, request, withdraw }
}
