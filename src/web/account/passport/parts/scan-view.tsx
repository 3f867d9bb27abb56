import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { usePrivateFile } from '#web/kit/file/use-private-file.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Shows a scan over the page. It is fetched when opened and dropped when closed. */
export function ScanView({ fileGuid, name }: { fileGuid: string; name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="lg"
      title={name}
      closeLabel={m.close()}
      trigger={
        <button
          type="button"
          aria-label={`${m.passport_scan_view()}: ${name}`}
          className="-my-3 py-3 text-link text-sm"
        >
          {m.passport_scan_view()}
        </button>
      }
    >
      <Picture fileGuid={fileGuid} name={name} />
    </Dialog>
  )
}

function Picture({ fileGuid, name }: { fileGuid: string; name: string }) {
  const { url, failed } = usePrivateFile(fileGuid)
  if (failed) return <p role="alert">{m.passport_scan_view_failed()}</p>
  if (!url)
    return (
      <div role="status">
        <VisuallyHidden>{m.loading()}</VisuallyHidden>
        <Skeleton className="aspect-3/2 w-full" />
      </div>
    )
  return <img src={url} alt={name} className="max-h-[70dvh] w-full rounded-sm bg-sunken object-contain" />
}
