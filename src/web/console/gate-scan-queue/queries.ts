import { listGateScans } from '#contract/organiser-gate.ts'
import { callApi } from '#web/kit/api/call-api.ts'
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
