import type { FormEventHandler, ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type FormDialogProps = {
  title: string
  description?: ReactNode
  /** What was refused and belongs to no field. */
  top: ReactNode
  submitText: string
  danger?: boolean
  pending?: boolean
  children: ReactNode
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
}

/** A short form in a dialog: the refusal on top, the fields, and the way on or back. */
export function FormDialog({ title, description, children, ...props }: FormDialogProps) {
  const { top, submitText, danger = false, pending = false, onSubmit, onClose } = props
  return (
    <Dialog
      open
      sending={pending}
      onOpenChange={open => !open && onClose()}
      title={title}
      description={description}
      closeLabel={m.close()}
    >
      <form noValidate className="space-y-5" onSubmit={onSubmit}>
        {top && (
          <Banner tone="negative" announce="alert">
            {top}
          </Banner>
        )}
        {children}
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={pending}>
            {submitText}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
