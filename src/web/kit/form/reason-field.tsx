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
  /** Whether the text may be left empty. */
  optional?: boolean
  /** Whether the field takes the focus at first. */
  takesFocus?: boolean
  readOnly?: boolean
}

/** The text of a decision, with a counter. Takes the focus by default; Ctrl+Enter submits. */
export function ReasonField({
  label,
  hint,
  value,
  onChange,
  error,
  limit,
  optional = false,
  takesFocus = true,
  readOnly = false,
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
      readOnly={readOnly}
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
