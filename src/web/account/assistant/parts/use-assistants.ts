import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Assistant,
  type AssistantForm,
  type Assistants,
  changeAssistant,
  endAssistance,
  grantAssistant,
  listAssistants,
  withdrawAssistant,
} from '#contract/assistant.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

const assistantsKey = (guid: string) => ['assistants', guid]

export function useAssistants(guid: string) {
  return useQuery({
    queryKey: assistantsKey(guid),
    queryFn: ({ signal }) => callApi(listAssistants, { params: { guid }, signal }),
  })
}

/** Grants or changes an assistant's rights; on a conflict reads the list again. */
export function useSaveAssistant(guid: string, assistant: Assistant | null) {
  const client = useQueryClient()
  const outcome = {
    onSuccess(fresh: Assistants, { name }: AssistantForm) {
      client.setQueryData(assistantsKey(guid), fresh)
      const title = assistant?.grantedAt ? m.assistant_changed() : m.assistant_granted()
      toasts.show({ title, description: name, tone: 'positive' })
    },
    onError: () => client.invalidateQueries({ queryKey: assistantsKey(guid) }),
  }
  const grant = useSend(grantAssistant, (body: AssistantForm) => ({ params: { guid }, body }), outcome)
  const change = useSend(
    changeAssistant,
    ({ phone: _, ...rights }: AssistantForm) => ({
      params: { guid, assistant: assistant?.guid ?? '' },
      body: { ...rights, version: assistant?.version ?? 0 },
    }),
    outcome,
  )
  return assistant ? change : grant
}

/** Takes every right back; what went wrong is said in a toast. */
export function useWithdrawAssistant(guid: string, onDone: () => void) {
  const client = useQueryClient()
  return useSend(withdrawAssistant, (assistant: string) => ({ params: { guid, assistant } }), {
    onSuccess(fresh) {
      onDone()
      client.setQueryData(assistantsKey(guid), fresh)
      toasts.show({ title: m.assistant_withdrawn(), tone: 'positive' })
    },
    onError: tellFailure,
  })
}

export function useEndAssistance(guid: string, onDone: () => Promise<void>) {
  return useSend(endAssistance, () => ({ params: { guid } }), {
    async onSuccess() {
      toasts.show({ title: m.assistant_ended(), tone: 'positive' })
      await onDone()
    },
    onError: tellFailure,
  })
}
