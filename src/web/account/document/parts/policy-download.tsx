import { readPolicyPdf } from '#contract/document.ts'
import { m } from '#messages/compiled/messages.js'
import { DownloadButton } from '#web/account/file/download-button.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** The policy on personal data, for reading and keeping. */
export function PolicyDownload({ guid }: { guid: string }) {
  const locale = useLocale()
  return (
    <DownloadButton
      read={() => callApi(readPolicyPdf, { params: { guid }, query: { locale } })}
      fileName={m.policy_file()}
      failure={m.document_download_failed()}
    >
      {m.policy_download()}
    </DownloadButton>
  )
}
