import { useQuery } from '@tanstack/react-query'
import { listStaffPasses, readStaffPasses } from '#contract/staff-pass.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { ofCompanyKey, staffInterval, useCompany } from '#web/staff/company/queries.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** The passes of the company, by employee or vehicle; read only while one is looked at. */
export function useStaffPass(subjectGuid: string) {
  const { guid } = useCompany()
  return useQuery({
    queryKey: ofCompanyKey(guid, 'passes'),
    queryFn: ({ signal }) => callApi(listStaffPasses, { params: { guid }, signal }),
    select: ({ items }) => items.find(pass => pass.subjectGuid === subjectGuid) ?? null,
    refetchInterval: staffInterval,
  })
}

export function useDownloadPasses() {
  const locale = useLocale()
  const { guid, company } = useCompany()
  return useSend(readStaffPasses, () => ({ params: { guid }, query: { locale } }), {
    onSuccess: file => saveBlob(file, `${m.staff_pass_document_title({ company: company.name })}.pdf`),
    onError: (error: Error) =>
      toasts.show({ title: m.document_download_failed(), description: error.message, tone: 'negative' }),
  })
}
