import { useQuery } from '@tanstack/react-query'
import {
  listCompanyMessages,
  readCompanyHistory,
  readCompanyRecord,
  writeCompanyNote,
} from '#contract/organiser-company.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const companyKeyOf = (key: string) => ['organiser', 'company', key]

export function useCompany(key: string) {
  return useQuery({
    queryKey: companyKeyOf(key),
    queryFn: ({ signal }) => callApi(readCompanyRecord, { params: { key }, signal }),
  })
}

/** Notes and history. Under the key of the company, so that whatever changes it reads these again. */
export function useCompanyHistory(key: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...companyKeyOf(key), 'history', locale],
    queryFn: ({ signal }) => callApi(readCompanyHistory, { params: { key }, signal }),
  })
}

export function useCompanyMessages(key: string) {
  const locale = useLocale()
  return useListPages({
    queryKey: [...companyKeyOf(key), 'messages', locale],
    readPage: ({ signal, ...query }) => callApi(listCompanyMessages, { params: { key }, query, signal }),
  })
}

export function useWriteCompanyNote(key: string) {
  return useSend(writeCompanyNote, (body: { text: string }) => ({ params: { key }, body }), {
    changes: [companyKeyOf(key)],
  })
}
