import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeRow, countChangeFilters, decideChange, listChanges } from '#contract/organiser-change.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { type ChangeFilters, changeQuery } from './change-filters.ts'

const pageSize = 50

export function useChanges(filters: ChangeFilters) {
  return useListPages({
    queryKey: ['organiser', 'changes', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listChanges, { query: { limit: pageSize, ...changeQuery(filters), ...page }, signal }),
  })
}

/** How many each section would find; asked for when the filters are opened. */
export function useChangeCounts(filters: ChangeFilters) {
  const { sort: _, ...query } = changeQuery({ ...filters, sort: 'usual' })
  return useQuery({
    queryKey: ['organiser', 'change-counts', query],
    queryFn: ({ signal }) => callApi(countChangeFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
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
