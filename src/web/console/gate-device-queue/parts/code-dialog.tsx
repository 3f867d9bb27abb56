import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { asEditionInstant, useEdition } from '#web/kit/edition/use-edition.ts'
import { CopyButton } from '#web/kit/second-factor/copy-button.tsx'
import { QrPicture } from '#web/kit/second-factor/qr-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ToldCode } from '../queries.ts'

type CodeDialogProps = {
  title: string
  text(date: string): string
  told: ToldCode
  /** Whether a device may scan it as well. */
  scannable?: boolean
  onClose: () => void
}

/** A code, this once: to be typed, or scanned by the device that it enrols. */
export function CodeDialog({ title, text, told, scannable = false, onClose }: CodeDialogProps) {
  const moments = useMoments()
  const edition = useEdition()
  return (
    <Dialog
      open
      title={title}
      description={text(moments.moment(asEditionInstant(edition, told.expiresAt)))}
      closeLabel={m.close()}
      onOpenChange={open => !open && onClose()}
      actions={<Button onClick={onClose}>{m.team_invitation_done()}</Button>}
    >
      {scannable && (
        <div className="mb-4 flex justify-center">
          <QrPicture text={told.code} label={m.gate_device_code_picture()} />
        </div>
      )}
      <p className="tabular mb-4 rounded-md border bg-sunken px-4 py-3 text-center text-2xl font-semibold tracking-wider">
        {told.code}
      </p>
      <CopyButton text={told.code} />
    </Dialog>
  )
}
