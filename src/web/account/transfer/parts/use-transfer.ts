import { useQuery } from '@tanstack/react-query'
import { readTransfer, saveTransfer } from '#contract/transfer.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { dashboardQueryKey } from '#web/account/dashboard/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSave } from '#web/kit/send/use-save.ts'

export const transferQueryKey = (guid: string | null, locale: 'ru' | 'en') => ['transfer', guid, locale]

export function useTransfer(guid: string | null) {
  const locale = useLocale()
  return useQuery({
    queryKey: transferQueryKey(guid, locale),
    queryFn: ({ signal }) => callApi(readTransfer, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
  })
}

export function useSaveTransfer(guid: string) {
  const locale = useLocale()
  const params = { guid }
  return useSave(saveTransfer, (data: Transfer, version) => ({ params, body: { ...data, version } }), {
    queryKey: transferQueryKey(guid, locale),
    read: () => callApi(readTransfer, { params }),
    changes: [dashboardQueryKey(guid)],
  })
}
