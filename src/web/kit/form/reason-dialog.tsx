import { type FormEvent, type ReactNode, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { faultOfReason } from './reason-fault.ts'
import { ReasonField } from './reason-field.tsx'

type ReasonDialogProps = {
  title: string
  description: ReactNode
  label: string
  hint: string
  limit: number
  /** The usual reason, prefilled. */
  proposed?: string
  /** Whether the text may be left empty. */
  optional?: boolean
  submitText: string
  danger?: boolean
  pending: boolean
  error: Error | null
  /** Shown above the field; a function is told whether sending was tried. */
  children?: ReactNode | ((tried: boolean) => ReactNode)
  /** What is above the field is incomplete, so nothing is sent. */
  incomplete?: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
}

// With an optional text the button has the focus, so that Enter confirms, but never for what cannot be undone.
const beginHere = (button: HTMLButtonElement | null) => button?.focus()

/** Asks for the text of one action; the text stays if the server refuses it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label, hint, limit, optional = false, submitText, danger = false, pending, error, onSubmit } = props
  const { children, incomplete = false } = props
  const beginsAtButton = optional && !danger
  const [reason, setReason] = useState(props.proposed ?? '')
  const [checked, setChecked] = useState(false)
  const locale = useLocale()
  const wrong = faultOfReason(reason, { limit, optional })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!wrong && !incomplete && !pending) onSubmit(reason.trim())
  }
  return (
    <Dialog
      open
      sending={pending}
      onOpenChange={open => !open && props.onClose()}
      title={props.title}
      description={props.description}
      closeLabel={m.close()}
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        {error && (
          <Banner tone="negative" announce="alert">
            {error.message}
          </Banner>
        )}
        {typeof children === 'function' ? children(checked) : children}
        <ReasonField
          label={label}
          hint={hint}
          value={reason}
          onChange={setReason}
          error={checked && wrong ? errorSentence(wrong, locale) : undefined}
          limit={limit}
          optional={optional}
          takesFocus={!beginsAtButton}
        />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button
            ref={beginsAtButton ? beginHere : undefined}
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            loading={pending}
          >
            {submitText}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={props.onClose}>
            {m.cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
