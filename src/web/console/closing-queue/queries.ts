import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  issueClosings,
  listClosings,
  previewClosings,
  returnClosing,
  sendClosings,
  unsendClosing,
} from '#contract/closing.ts'
import type { ClosingChannel } from '#domain/closing/closing.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { type ClosingFilters, closingQuery } from './rules.ts'

const pageSize = 50

export function useClosings(filters: ClosingFilters) {
  return useListPages({
    queryKey: ['organiser', 'closings', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listClosings, { query: { limit: pageSize, ...closingQuery(filters), ...page }, signal }),
  })
}

/** What pressing the button would issue; asked when the dialog opens. */
export function useClosingPreview() {
  return useQuery({
    queryKey: ['organiser', 'closings', 'preview'],
    queryFn: ({ signal }) => callApi(previewClosings, { signal }),
    staleTime: 0,
  })
}

/** The deeds of finance; the lists, the invoices and the overview are read again after each. */
export function useClosingDeeds() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: ['organiser'] })
  return {
    issue: useSend(issueClosings, () => ({ body: {} }), { onSettled }),
    send: useSend(
      sendClosings,
      (body: { guids: string[]; channel: ClosingChannel; sentOn: string; reference: string }) => ({ body }),
      { onSettled },
    ),
    giveBack: useSend(
      returnClosing,
      ({ guid, returnedOn }: { guid: string; returnedOn: string }) => ({
        params: { guid },
        body: { returnedOn },
      }),
      { onSettled },
    ),
    unsend: useSend(unsendClosing, (guid: string) => ({ params: { guid }, body: {} }), { onSettled }),
  }
}
