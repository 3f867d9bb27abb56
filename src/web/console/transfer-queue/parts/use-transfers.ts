import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  countTransferFilters,
  exportTransfers,
  listTransfers,
  readApplicationTransfer,
} from '#contract/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
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
  })
}

/** The same as a file. */
export function useTransferExport(filters: TransferFilters) {
  return useSend(exportTransfers, () => ({ query: transferQuery(filters) }), {
    onSuccess: table => saveBlob(table, 'transfers.csv'),
    onError: (error: Error) =>
      toasts.show({ title: m.document_download_failed(), description: error.message, tone: 'negative' }),
  })
}

export function useApplicationTransfer(guid: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['organiser', 'application-transfer', guid, locale],
    queryFn: ({ signal }) => callApi(readApplicationTransfer, { params: { guid }, signal }),
  })
}
