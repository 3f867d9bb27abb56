import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countAuditFilters, listAudit } from '#contract/organiser-audit.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { type AuditFilters, auditFilterQuery, auditQuery } from './rules.ts'

const pageSize = 100

export function useAuditEntries(filters: AuditFilters) {
  return useListPages({
    queryKey: ['organiser', 'audit', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listAudit, { query: { limit: pageSize, ...auditQuery(filters), ...page }, signal }),
  })
}

/** How many each value of each filter would find, and the organisers; asked for when the filters are opened. */
export function useAuditCounts(filters: AuditFilters) {
  const query = auditFilterQuery(filters)
  return useQuery({
    queryKey: ['organiser', 'audit-counts', query],
    queryFn: ({ signal }) => callApi(countAuditFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    // A chip needs the names of the organisers that come with the counts, and nothing else of them.
    enabled: !useAsChip() || filters.organiser !== null,
  })
}
