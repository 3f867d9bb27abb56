import { m } from '#messages/compiled/messages.js'
import { TextField } from '#web/ui/text-field.tsx'
import { readClockTime } from './clock-time.ts'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'

type LineType = 'line' | 'url' | 'email' | 'number' | 'time'

const attributes = {
  line: {},
  url: { type: 'url', inputMode: 'url', placeholder: 'https://' },
  email: { type: 'email', inputMode: 'email' },
  number: { inputMode: 'numeric' },
  time: { inputMode: 'numeric', placeholder: '09:30' },
} as const

/** One line that is the same in both languages: a link, a number, a time. What cannot be read stays as it was typed. */
export function LineField({ kind, name, field, value, onChange, faultAt }: FieldProps<LineType>) {
  const { label, hint } = fieldWords(kind, name)
  const short = field.type === 'number' || field.type === 'time'
  return (
    <TextField
      id={controlId(name)}
      label={label}
      hint={hint}
      {...attributes[field.type]}
      {...(!field.required && { optional: m.optional() })}
      autoComplete="off"
      spellCheck={false}
      value={value === null ? '' : String(value)}
      onChange={event => onChange(name, readTyped(field.type, event.target.value))}
      onBlur={() => {
        if (typeof value !== 'string') return
        const read = field.type === 'time' ? readClockTime(value) : value.trim() || null
        // A refusal takes the focus away: what stays as it was keeps what is said of it.
        if (read !== value) onChange(name, read)
      }}
      error={faultAt(name)}
      className={short ? 'tabular max-w-40' : ''}
    />
  )
}

/** An empty line is nothing; digits are a number; everything else is judged when it is saved. */
function readTyped(type: LineType, typed: string): string | number | null {
  if (typed === '') return null
  return type === 'number' && /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed
}
