import { type FormEventHandler, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldError } from '#contract/error.ts'
import { m } from '#messages/compiled/messages.js'
import type { FormSummary } from '#web/kit/contract-form/joined-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'

export type PartFormProps = {
  refused: readonly FieldError[]
  onDone: () => void
  onCancel: () => void
}

type CorrectablePartProps = {
  title: string
  corrected: boolean
  /** The server's field errors of the part, which open it. */
  refused: readonly FieldError[]
  /** Why the part cannot be changed here. */
  locked?: string | undefined
  facts: ReactNode
  /** Restores what was entered. */
  onCancel: () => void
  children: (props: PartFormProps) => ReactNode
}

/** One part of what was entered, to read and to correct in place. */
export function CorrectablePart(props: CorrectablePartProps) {
  const { title, corrected, refused, locked, facts, onCancel, children } = props
  const [correcting, setCorrecting] = useState(refused.length > 0)
  const { form, opener, turn } = useFocusBetween(setCorrecting)
  return (
    <Section
      title={title}
      className="first:pt-0"
      action={
        <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          {corrected && !correcting && <StatusChip tone="info">{m.confirm_part_corrected()}</StatusChip>}
          {!correcting && !locked && (
            <button
              type="button"
              className="-my-2.5 py-2.5 text-link"
              aria-label={m.confirm_part_correct_label({ part: title })}
              ref={opener}
              onClick={() => turn(true)}
            >
              {m.confirm_part_correct()}
            </button>
          )}
        </span>
      }
    >
      {correcting ? (
        <div ref={form}>
          {children({
            refused,
            onDone: () => turn(false),
            onCancel: () => {
              onCancel()
              turn(false)
            },
          })}
        </div>
      ) : (
        facts
      )}
      {locked && <p className="mt-3 text-sm text-text-quiet">{locked}</p>}
    </Section>
  )
}

/** Focuses the form's first field when it opens, and afterwards the button that opened it, because the pressed button is gone. */
function useFocusBetween(setCorrecting: (correcting: boolean) => void) {
  const form = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [turned, setTurned] = useState<{ to: 'form' | 'opener' } | null>(null)
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input, select, textarea')
    if (turned) (turned.to === 'form' ? field : opener.current)?.focus()
  }, [turned])
  return {
    form,
    opener,
    turn(correcting: boolean) {
      setCorrecting(correcting)
      setTurned({ to: correcting ? 'form' : 'opener' })
    },
  }
}

type PartFormFrameProps = Pick<PartFormProps, 'onCancel'> & {
  summary: FormSummary
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** The frame of a part's form: errors on top, its own two buttons below. */
export function PartFormFrame(props: PartFormFrameProps) {
  const { summary, onSubmit, onCancel, children } = props
  return (
    <form noValidate onSubmit={onSubmit} className="border-l-2 border-accent pl-4 sm:pl-6">
      <div className="mb-6 empty:hidden">
        <ErrorSummary title={m.error_fields_invalid()} {...summary} />
      </div>
      {children}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {m.confirm_part_done()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.confirm_part_cancel()}
        </Button>
      </div>
    </form>
  )
}
