import { useEffect, useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { TextArea } from '#web/ui/text-area.tsx'

type ReasonFieldProps = {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  limit: number
  /** The words may be left out. */
  optional?: boolean
  /** Whether one begins here. */
  takesFocus?: boolean
}

/** The words that go with a decision, with a counter. It takes the focus unless told otherwise; Ctrl and Enter go on without the mouse. */
export function ReasonField({
  label,
  hint,
  value,
  onChange,
  error,
  limit,
  optional = false,
  takesFocus = true,
}: ReasonFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) area.current?.focus()
  }, [takesFocus])
  return (
    <TextArea
      ref={area}
      label={label}
      {...(optional && { optional: m.optional() })}
      hint={hint}
      error={error}
      rows={4}
      limit={limit}
      counterText={left =>
        left < 0
          ? m.organiser_characters_over({ count: -left })
          : m.organiser_characters_left({ count: left })
      }
      value={value}
      onChange={event => onChange(event.target.value)}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}
