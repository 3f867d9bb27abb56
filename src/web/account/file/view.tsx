import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type DownloadButtonProps = {
  read: () => Promise<Blob>
  fileName: string
  /** The title of the toast that tells of a failure. */
  failure: string
  children: ReactNode
}

/** Downloads a file that only its owner may read, with the access token. */
export function DownloadButton({ read, fileName, failure, children }: DownloadButtonProps) {
  const download = useWork<void, Blob>(read, {
    onSuccess: file => saveBlob(file, fileName),
    onError: error => toasts.show({ tone: 'negative', title: failure, description: error.message }),
  })
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {children}
    </Button>
  )
}
