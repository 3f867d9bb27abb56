import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { moved } from '../list-move.ts'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'
import { ReferenceChips } from './reference-chips.tsx'
import { ReferencePicker } from './reference-picker.tsx'
import { useReferenceOptions } from './use-reference-options.ts'

/** What a piece of content points at: found by typing, shown as chips; several keep the order they are given. */
export function ReferenceField(props: FieldProps<'reference' | 'references'>) {
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
