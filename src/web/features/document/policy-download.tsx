import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { readPolicyPdf } from '#contract/document.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { saveBlob } from '../file/save-blob.ts'
import { useLocale } from '../session/use-locale.ts'

/** The policy on personal data, for reading and keeping. */
export function PolicyDownload({ guid }: { guid: string }) {
  const locale = useLocale()
  const download = useMutation({
    mutationFn: () => callApi(readPolicyPdf, { params: { guid }, query: { locale } }),
    onSuccess: pdf => saveBlob(pdf, m.policy_file()),
    onError: (error: Error) =>
      toasts.show({ title: m.document_download_failed(), description: error.message, tone: 'negative' }),
  })
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {m.policy_download()}
    </Button>
  )
}
