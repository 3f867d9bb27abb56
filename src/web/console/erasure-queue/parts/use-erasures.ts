import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { countErasureFilters, decideErasure, type ErasureRow, listErasures } from '#contract/erasure.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { type ErasureFilters, erasureQuery } from './erasure-filters.ts'

const pageSize = 50

export function useErasures(filters: ErasureFilters) {
  return useListPages({
    queryKey: ['organiser', 'erasures', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listErasures, { query: { limit: pageSize, ...erasureQuery(filters), ...page }, signal }),
  })
}

/** How many each owner would find; asked for when the filters are opened. */
export function useErasureCounts(filters: ErasureFilters) {
  const { sort: _, ...query } = erasureQuery({ ...filters, sort: 'usual' })
  return useQuery({
    queryKey: ['organiser', 'erasure-counts', query],
    queryFn: ({ signal }) => callApi(countErasureFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
}

type DecisionBody = { decision: 'carryOut' | 'refuse'; answer: string | null }

export function useDecideErasure(guid: string, onDone: (row: ErasureRow) => void) {
  const client = useQueryClient()
  return useSend(decideErasure, (body: DecisionBody) => ({ params: { guid }, body }), {
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  })
}
