import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countGateScanFilters, listGateScans } from '#contract/organiser-gate.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { type ScanFilters, scanQuery } from './rules.ts'

const pageSize = 50

export function useGateScans(filters: ScanFilters) {
  return useListPages({
    queryKey: ['organiser', 'gate-scans', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listGateScans, { query: { limit: pageSize, ...scanQuery(filters), ...page }, signal }),
  })
}

/** How many each value of a filter would find; asked for when the filters are opened. */
export function useGateScanCounts(filters: ScanFilters) {
  const { sort: _, ...query } = scanQuery(filters)
  return useQuery({
    queryKey: ['organiser', 'gate-scans', 'counts', query],
    queryFn: ({ signal }) => callApi(countGateScanFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
}
