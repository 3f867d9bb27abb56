import { useQuery } from '@tanstack/react-query'
import {
  type DecisionDetail,
  listDecisionPeople,
  previewDecisionResend,
  readDecision,
  resendDecision,
} from '#contract/organiser-decision.ts'
import { batchesKey } from '#web/console/decision/queries.ts'
import {
  type Chosen,
  chosenBody,
  type Resending,
  resendOutcome,
} from '#web/console/message-people/queries.ts'
import { type PeopleFilters, peopleFilterQuery } from '#web/console/message-people/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const keyOf = (guid: string) => [...batchesKey, 'one', guid]

export function useBatch(guid: string) {
  return useQuery({
    queryKey: keyOf(guid),
    queryFn: ({ signal }) => callApi(readDecision, { params: { guid }, signal }),
  })
}

export function useBatchPeople(guid: string, filters: PeopleFilters) {
  return useListPages({
    queryKey: [...keyOf(guid), 'people', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listDecisionPeople, {
        params: { guid },
        query: { ...peopleFilterQuery(filters), ...page },
        signal,
      }),
  })
}

export function useResendDecision(batch: DecisionDetail): Resending {
  const { batchGuid: guid, failed } = batch
  return {
    key: keyOf(guid),
    readPreview: signal => callApi(previewDecisionResend, { params: { guid }, signal }),
    send: useSend(
      resendDecision,
      (chosen: Chosen) => ({ params: { guid }, body: chosenBody(chosen) }),
      // The same decision may fail and be sent again more than once.
      { ...resendOutcome, leansOn: () => failed },
    ),
  }
}
