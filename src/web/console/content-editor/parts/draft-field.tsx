import { memo } from 'react'
import type { ContentField } from '#domain/content/content-field.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { moved } from '../rules.ts'
import { AnswersField } from './answers-field.tsx'
import { ChoiceField, ChoicesField, DayField, FlagField } from './choice-fields.tsx'
import { readClockTime } from './clock-time.ts'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'
import { IconField } from './icon-field.tsx'
import { LinesPairField } from './lines-pair-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PicturesField } from './pictures-field.tsx'
import { ProsePairField } from './prose-pair-field.tsx'
import { ReferenceChips } from './reference-chips.tsx'
import { ReferencePicker } from './reference-picker.tsx'
import { TextPairField } from './text-pair-field.tsx'
import { useReferenceOptions } from './use-reference-options.ts'

/** One field of the editor, by its type. Memoised, so that typing in one field does not redraw the others. */
export const DraftField = memo(function DraftField({
  field,
  ...props
}: Omit<FieldProps, 'field'> & { field: ContentField }) {
  switch (field.type) {
    case 'text':
      return <TextPairField {...props} field={field} />
    case 'prose':
      return <ProsePairField {...props} field={field} />
    case 'lines':
      return <LinesPairField {...props} field={field} />
    case 'line':
    case 'url':
    case 'email':
    case 'number':
    case 'time':
      return <LineField {...props} field={field} />
    case 'date':
      return <DayField {...props} field={field} />
    case 'flag':
      return <FlagField {...props} field={field} />
    case 'icon':
      return <IconField {...props} field={field} />
    case 'choice':
      return <ChoiceField {...props} field={field} />
    case 'choices':
      return <ChoicesField {...props} field={field} />
    case 'picture':
      return <PictureField {...props} field={field} />
    case 'captionedPictures':
      return <PicturesField {...props} field={field} />
    case 'answers':
      return <AnswersField {...props} field={field} />
    case 'reference':
    case 'references':
      return <ReferenceField {...props} field={field} />
  }
})

/** Whether a field can share its line with others. */
export function isNarrow(field: ContentField): boolean {
  return ![
    'text',
    'prose',
    'lines',
    'captionedPictures',
    'answers',
    'references',
    'choices',
    'picture',
  ].includes(field.type)
}

type LineType = 'line' | 'url' | 'email' | 'number' | 'time'

const attributes = {
  line: {},
  url: { type: 'url', inputMode: 'url', placeholder: 'https://' },
  email: { type: 'email', inputMode: 'email' },
  number: { inputMode: 'numeric' },
  time: { inputMode: 'numeric', placeholder: '09:30' },
} as const

/** A line that is the same in both languages: a link, a number, a time. Unreadable input stays as typed. */
function LineField({ kind, name, field, value, onChange, faultAt }: FieldProps<LineType>) {
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
        // A refusal moves the focus away; an unchanged value must keep its error.
        if (read !== value) onChange(name, read)
      }}
      error={faultAt(name)}
      className={short ? 'tabular max-w-40' : ''}
    />
  )
}

/** Empty becomes null and digits a number; the rest is judged on saving. */
function readTyped(type: LineType, typed: string): string | number | null {
  if (typed === '') return null
  // A minus sign as texts print it is one too.
  const written = typed.trim().replace('\u2212', '-')
  return type === 'number' && /^-?\d{1,9}$/.test(written) ? Number(written) : typed
}

/** A reference to other content: found by typing, shown as chips. Several keep the order they are given. */
function ReferenceField(props: FieldProps<'reference' | 'references'>) {
  const { kind, name, field, value, onChange, faultAt, edition } = props
  const { data: options, error } = useReferenceOptions(field.kind as ContentKind, edition)
  const several = field.type === 'references'
  const chosen = several ? (value as readonly string[]) : value ? [value as string] : []
  const most = several ? field.max : 1
  const { label, hint } = fieldWords(kind, name)
  const set = (next: readonly string[]) => onChange(name, several ? next : (next[0] ?? null))
  const required = field.type === 'reference' && field.required
  return (
    <FieldGroup
      id={controlId(name)}
      label={label}
      hint={hint}
      {...(!required && { optional: m.optional() })}
      error={faultAt(name) ?? error?.message}
    >
      <ReferenceChips
        kind={field.kind as ContentKind}
        chosen={chosen}
        options={options}
        ordered={several}
        edition={edition}
        onMove={(from, to) => set(moved(chosen, from, to))}
        onRemove={index => set(chosen.toSpliced(index, 1))}
      />
      {chosen.length < most ? (
        <ReferencePicker
          label={label}
          options={(options ?? []).filter(option => !chosen.includes(option.guid))}
          loading={!options}
          onPick={guid => set(several ? [...chosen, guid] : [guid])}
        />
      ) : (
        several && <p className="text-sm text-text-quiet">{m.content_reference_full({ max: most })}</p>
      )}
    </FieldGroup>
  )
}
