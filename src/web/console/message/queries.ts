import { useQuery } from '@tanstack/react-query'
import { listFailedMessages, readMessageQueue, retryMessages } from '#contract/organiser-message.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { type CallOutput, callApi, type RouteInput } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { type FailedFilters, failedQuery } from './rules.ts'

export type MessageQueueFacts = CallOutput<typeof readMessageQueue>

/** A queue moves fast: what waits is read again every few seconds while the page is in sight. */
const refreshMilliseconds = 5_000

export function useMessageQueue() {
  return useQuery({
    queryKey: ['organiser', 'messages'],
    queryFn: ({ signal }) => callApi(readMessageQueue, { signal }),
    refetchInterval: refreshMilliseconds,
  })
}

export function useFailedMessages(filters: FailedFilters) {
  return useListPages({
    queryKey: ['organiser', 'messages', 'failed', filters],
    readPage: ({ cursor, signal }) =>
      callApi(listFailedMessages, { query: { ...failedQuery(filters), ...(cursor && { cursor }) }, signal }),
  })
}

/** Sends one failed message again, or all of a channel that failed for one cause. */
export function useRetryMessages() {
  return useSend(retryMessages, (body: RouteInput<typeof retryMessages>['body']) => ({ body }), {
    changes: [['organiser']],
    onSuccess: ({ queued }) => toasts.show({ title: m.organiser_messages_retried({ count: queued }) }),
    onError: error =>
      toasts.show(
        error instanceof ApiError && error.status === 404
          ? { tone: 'info', title: m.organiser_messages_gone() }
          : { tone: 'negative', title: m.organiser_messages_retry_failed(), description: error.message },
      ),
  })
}
