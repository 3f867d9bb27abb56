import { Download } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { type Print, useDownloadPrint } from '../queries.ts'

/** A print that was just recorded, to be downloaded; it may be downloaded again while the dialog is open. */
export function PrintedDialog({ print, onClose }: { print: Print; onClose: () => void }) {
  const download = useDownloadPrint(print)
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.badge_desk_printed({ number: String(print.number), count: print.badges })}
      description={m.badge_desk_print_dialog_text()}
      closeLabel={m.close()}
      actions={
        <>
          <Button
            icon={<Download aria-hidden="true" />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {m.badge_desk_download()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.close()}</Button>
          </DialogClose>
        </>
      }
    >
      {download.error && (
        <Banner tone="negative" title={m.document_download_failed()} announce="alert">
          {download.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
