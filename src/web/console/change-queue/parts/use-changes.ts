import { useQueryClient } from '@tanstack/react-query'
import { type ChangeRow, decideChange, listChanges } from '#contract/organiser-change.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import type { ChangeFilters } from './change-filters.ts'

const pageSize = 50

export function useChanges({ q, status, kind }: ChangeFilters) {
  return useListPages({
    queryKey: ['organiser', 'changes', { q, status, kind }],
    readPage: ({ signal, ...page }) =>
      callApi(listChanges, {
        query: { limit: pageSize, status, ...(q && { q }), ...(kind !== 'all' && { kind }), ...page },
        signal,
      }),
  })
}

type DecisionBody = { decision: 'grant' | 'refuse'; answer: string | null }

export function useDecideChange(guid: string, onDone: (row: ChangeRow) => void) {
  const client = useQueryClient()
  return useSend(decideChange, (body: DecisionBody) => ({ params: { guid }, body }), {
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  })
}
