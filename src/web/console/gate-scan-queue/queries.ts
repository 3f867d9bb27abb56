import { listGateScans } from '#contract/organiser-gate.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import type { ScanFilters } from './rules.ts'

const pageSize = 50

export function useGateScans({ q, outcome, conflict, zone, direction, device }: ScanFilters) {
  return useListPages({
    queryKey: ['organiser', 'gate-scans', { q, outcome, conflict, zone, direction, device }],
    readPage: ({ signal, ...page }) =>
      callApi(listGateScans, {
        query: {
          limit: pageSize,
          ...(q && { q }),
          ...(outcome !== 'all' && { outcome }),
          ...(conflict !== 'all' && { conflict }),
          ...(zone !== 'all' && { zone }),
          ...(direction !== 'all' && { direction }),
          ...(device && { device }),
          ...page,
        },
        signal,
      }),
  })
}
