import { type ClipboardEvent, type Ref, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { type DateParts, joinDate, parsePastedDate, splitDate } from './date-parts.ts'
import { FieldGroup, type FieldTexts } from './form-field.tsx'

type DateFieldProps = FieldTexts & {
  /** The labels of the three boxes. */
  partLabels: { day: string; month: string; year: string }
  /** ISO date `YYYY-MM-DD`, '' when empty, unfinished dates as `joinDate` writes them. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** On the first box, so that an error summary finds it; the value travels through `onChange`. */
  name?: string
  id?: string
  /** Lets the browser offer the birth date. */
  birthDate?: boolean
  disabled?: boolean
  className?: string
  /** Receives the first box, for focus. */
  ref?: Ref<HTMLInputElement>
}

const PARTS = [
  { part: 'day', length: 2, width: 'w-15' },
  { part: 'month', length: 2, width: 'w-15' },
  { part: 'year', length: 4, width: 'w-22' },
] as const

/** A date people know by heart, typed in three boxes: the order is the page's, not the browser's. A whole date can be pasted. */
export function DateField({
  partLabels,
  value,
  onChange,
  onBlur,
  name,
  birthDate = false,
  disabled,
  ref,
  error,
  ...field
}: DateFieldProps) {
  const [typed, setTyped] = useState<DateParts>(() => splitDate(value))
  // Keeps what was typed ("5") as long as it means the same as the value ("05").
  const parts = joinDate(typed) === value ? typed : splitDate(value)

  const change = (next: DateParts) => {
    setTyped(next)
    onChange(joinDate(next))
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = parsePastedDate(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    change(pasted)
  }

  return (
    <FieldGroup {...field} error={error}>
      <div className="flex gap-3">
        {PARTS.map(({ part, length, width }, index) => (
          <label key={part} className={classNames('flex flex-col gap-1 text-sm text-text-quiet', width)}>
            {partLabels[part]}
            <input
              ref={index === 0 ? ref : undefined}
              name={name && index === 0 ? name : undefined}
              inputMode="numeric"
              autoComplete={birthDate ? `bday-${part}` : 'off'}
              maxLength={length}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              value={parts[part]}
              onChange={event => change({ ...parts, [part]: event.target.value.replace(/\D/g, '') })}
              onPaste={paste}
              onBlur={onBlur}
              className={classNames(controlClasses, 'tabular')}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
