import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
import { useAttempt } from '#web/kit/form/use-attempt.ts'
import { toasts } from '#web/ui/toast-store.ts'

const assistantsKey = (guid: string) => ['assistants', guid]

/** Who may act for the account's own person. */
export function useAssistants(guid: string) {
  return useQuery({
    queryKey: assistantsKey(guid),
    queryFn: ({ signal }) => callApi(listAssistants, { params: { guid }, signal }),
  })
}

/** Gives rights to a new assistant, or other rights to one who has some; whoever else saved meanwhile is read anew. */
export function useSaveAssistant(guid: string, assistant: Assistant | null) {
  const client = useQueryClient()
  const attempt = useAttempt()
  return useMutation({
    mutationFn: (form: AssistantForm) => save(form),
    onSuccess: (fresh, { name }) => {
      client.setQueryData(assistantsKey(guid), fresh)
      const title = assistant?.grantedAt ? m.assistant_changed() : m.assistant_granted()
      toasts.show({ title, description: name, tone: 'positive' })
    },
    onError: () => client.invalidateQueries({ queryKey: assistantsKey(guid) }),
  })

  function save(form: AssistantForm): Promise<Assistants> {
    if (!assistant)
      return attempt(form, (body, idempotencyKey) =>
        callApi(grantAssistant, { params: { guid }, body, idempotencyKey }),
      )
    const { phone: _, ...rights } = form
    const params = { guid, assistant: assistant.guid }
    return callApi(changeAssistant, { params, body: { ...rights, version: assistant.version } })
  }
}

/** Takes every right back; what went wrong is said in a toast. */
export function useWithdrawAssistant(guid: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (assistant: string) => callApi(withdrawAssistant, { params: { guid, assistant } }),
    onSuccess: fresh => {
      onDone()
      client.setQueryData(assistantsKey(guid), fresh)
      toasts.show({ title: m.assistant_withdrawn(), tone: 'positive' })
    },
    onError: sayFailure,
  })
}

/** Gives up one's own rights to a managed participant. */
export function useEndAssistance(guid: string, onDone: () => Promise<void>) {
  return useMutation({
    mutationFn: () => callApi(endAssistance, { params: { guid } }),
    onSuccess: async () => {
      toasts.show({ title: m.assistant_ended(), tone: 'positive' })
      await onDone()
    },
    onError: sayFailure,
  })
}

function sayFailure(error: Error): void {
  toasts.show({ title: m.request_failed(), description: error.message, tone: 'negative' })
}
