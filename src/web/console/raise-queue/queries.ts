import { answerRaise, listOrganiserRaises, type RaiseAnswer } from '#contract/organiser-raise.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { type RaiseFilters, raiseQuery } from './rules.ts'

const pageSize = 50

export function useRaiseQueue(filters: RaiseFilters) {
  return useListPages({
    queryKey: ['organiser', 'raises', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listOrganiserRaises, {
        query: { limit: pageSize, ...raiseQuery(filters), ...page },
        signal,
      }),
  })
}

export function useAnswerRaise(guid: string, onSuccess: () => void) {
  return useSend(answerRaise, (body: RaiseAnswer) => ({ params: { guid }, body }), {
    changes: [['organiser']],
    onSuccess,
  })
}
