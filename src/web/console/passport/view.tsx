import type { MismatchField } from '#domain/passport/mismatch-field.ts'
import { m } from '#messages/compiled/messages.js'
import { mismatchLabel } from '#messages/mismatch-word.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'

type MismatchFieldsProps<Field extends MismatchField> = {
  fields: readonly Field[]
  marked: readonly Field[]
  onMark: (marked: readonly Field[]) => void
  /** Whether sending was tried: from then on it is an error to mark nothing. */
  tried: boolean
}

/** What differs from the document, to be marked field by field. */
export function MismatchFields<Field extends MismatchField>(props: MismatchFieldsProps<Field>) {
  const { fields, marked, onMark, tried } = props
  const locale = useLocale()
  return (
    <FieldGroup
      label={m.mismatch_question()}
      hint={m.mismatch_question_hint()}
      error={tried && marked.length === 0 ? m.mismatch_none_marked() : undefined}
    >
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {fields.map(field => (
          <Checkbox
            key={field}
            label={mismatchLabel(field, locale)}
            checked={marked.includes(field)}
            onChange={event =>
              onMark(event.target.checked ? [...marked, field] : marked.filter(other => other !== field))
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
