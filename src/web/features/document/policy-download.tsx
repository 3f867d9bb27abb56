import { readPolicyPdf } from '#contract/document.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '../../api/call-api.ts'
import { DownloadButton } from '../file/download-button.tsx'
import { useLocale } from '../session/use-locale.ts'

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
