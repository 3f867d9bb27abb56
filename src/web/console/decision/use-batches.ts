import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listDecisions, recallDecision, sendDecisionNow } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSteadyKey } from '#web/kit/form/use-steady-key.ts'
import { toasts } from '#web/ui/toast-store.ts'

export const batchesKey = ['organizer', 'decisions'] as const

/** Released decisions, newest first. */
export function useBatches({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: batchesKey,
    queryFn: ({ signal }) => callApi(listDecisions, { signal }),
    enabled,
  })
}

/** Recall and send-now of one batch; what they change (statuses, counts, batches) is read anew. */
export function useBatchActions() {
  const client = useQueryClient()
  const keyOfRecall = useSteadyKey()
  const keyOfSending = useSteadyKey()
  const refresh = () => client.invalidateQueries({ queryKey: ['organizer'] })
  const fail = (error: Error) => {
    toasts.show({
      tone: 'negative',
      title: m.organizer_batch_failed(),
      description: error.message,
    })
    void refresh()
  }
  const recall = useMutation({
    mutationFn: (guid: string) =>
      callApi(recallDecision, { params: { guid }, body: {}, idempotencyKey: keyOfRecall(guid) }),
    onSuccess: ({ recalled }) => {
      toasts.show({ title: m.organizer_recalled({ count: recalled }) })
      void refresh()
    },
    onError: fail,
  })
  const send = useMutation({
    mutationFn: (guid: string) =>
      callApi(sendDecisionNow, { params: { guid }, body: {}, idempotencyKey: keyOfSending(guid) }),
    onSuccess: ({ sent }) => {
      toasts.show({ title: m.organizer_sent_now({ count: sent }) })
      void refresh()
    },
    onError: fail,
  })
  return { recall, send }
}
