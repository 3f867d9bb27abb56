import {
  acceptPhotograph,
  decidePhotographs,
  listPhotographs,
  type PhotographRow,
} from '#contract/organiser-photograph.ts'
import type { PhotographDecision } from '#domain/photograph/photograph-change.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { type PhotographFilters, photographQuery } from './rules.ts'

const pageSize = 50

export function usePhotographQueue(filters: PhotographFilters) {
  return useListPages({
    queryKey: ['organiser', 'photographs', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listPhotographs, {
        query: { limit: pageSize, ...photographQuery(filters), ...page },
        signal,
      }),
  })
}

/** What a decision changes: this list, the person's record, the counts of the rail. */
const changes = [['organiser']]

/** One photograph is accepted at a press. A refusal means that a colleague was faster or that a new one has come; the list is read again. */
export function useAcceptPhotograph(onSuccess: (row: PhotographRow) => void) {
  return useSend(
    acceptPhotograph,
    ({ guid, photographFileGuid }: PhotographRow) => ({ params: { guid }, body: { photographFileGuid } }),
    { changes, onSuccess: (_, row) => onSuccess(row), onError: tellFailure },
  )
}

export type Reason = { ru: string; en: string }

type Deciding = { rows: readonly PhotographRow[]; decision: PhotographDecision; reason: Reason }

export function useDecidePhotographs() {
  return useSend(
    decidePhotographs,
    ({ rows, decision, reason }: Deciding) => ({
      body: {
        photographs: rows.map(({ guid, photographFileGuid }) => ({ guid, photographFileGuid })),
        decision,
        reason,
      },
    }),
    { changes },
  )
}
