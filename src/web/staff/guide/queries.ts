import { useQuery } from '@tanstack/react-query'
import { readStaffDocument, readStaffGuide } from '#contract/staff-guide.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { ofCompanyKey, useCompany } from '#web/staff/company/queries.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Contacts, documents and guides in the language of the page; one read serves the three pages. */
export function useStaffGuide() {
  const locale = useLocale()
  const { guid } = useCompany()
  return useQuery({
    queryKey: [...ofCompanyKey(guid, 'guide'), locale],
    queryFn: ({ signal }) => callApi(readStaffGuide, { params: { guid }, signal }),
  })
}

type Document = { guid: string; title: string }

export function useDownloadDocument() {
  const locale = useLocale()
  const { guid } = useCompany()
  return useSend(
    readStaffDocument,
    ({ guid: documentGuid }: Document) => ({ params: { guid, documentGuid }, query: { locale } }),
    {
      onSuccess: (file, { title }) => saveBlob(file, `${title}.pdf`),
      onError: (error: Error) =>
        toasts.show({ title: m.document_download_failed(), description: error.message, tone: 'negative' }),
    },
  )
}
