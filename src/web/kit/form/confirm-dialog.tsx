import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type ConfirmDialogProps = {
  title: string
  text: string
  act: string
  danger?: boolean
  sending: { mutate: () => void; isPending: boolean; error: Error | null }
  onClose: () => void
  /** What else there is to choose or to know. */
  children?: ReactNode
}

/** Asks before something is sent that cannot be taken back; a refusal is shown in it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, act, danger = false, sending, onClose, children } = props
  return (
    <Dialog
      open
      sending={sending.isPending}
      onOpenChange={open => !open && onClose()}
      title={title}
      description={text}
      closeLabel={m.close()}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            loading={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {act}
          </Button>
          {/* Enter on a dialog that has just opened must not destroy anything. */}
          <Button variant="secondary" autoFocus={danger} disabled={sending.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </>
      }
    >
      {sending.error && (
        <Banner tone="negative" announce="alert">
          {sending.error.message}
        </Banner>
      )}
      {children}
    </Dialog>
  )
}
