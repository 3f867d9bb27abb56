import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countTransferFilters, listTransfers, readApplicationTransfer } from '#contract/transfer.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { type TransferFilters, transferFilterQuery, transferQuery } from './transfer-filters.ts'

const pageSize = 100

export function useTransfers(filters: TransferFilters) {
  const locale = useLocale()
  return useListPages({
    queryKey: ['organiser', 'transfers', filters, locale],
    readPage: ({ signal, ...page }) =>
      callApi(listTransfers, { query: { limit: pageSize, ...transferQuery(filters), ...page }, signal }),
  })
}

/** How many ways each day and each hub would find; asked for when the filters are opened. */
export function useTransferCounts(filters: TransferFilters) {
  const query = transferFilterQuery(filters)
  return useQuery({
    queryKey: ['organiser', 'transfer-counts', query],
    queryFn: ({ signal }) => callApi(countTransferFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
}

export function useApplicationTransfer(guid: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['organiser', 'application-transfer', guid, locale],
    queryFn: ({ signal }) => callApi(readApplicationTransfer, { params: { guid }, signal }),
  })
}
