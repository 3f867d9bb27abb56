import { m } from '#messages/compiled/messages.js'
import { useForumDays } from '#web/console/programme/queries.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'
import { optionWord } from './option-words.ts'

export function ChoiceField({ kind, name, field, value, onChange, faultAt }: FieldProps<'choice'>) {
  const { label, hint } = fieldWords(kind, name)
  return (
    <SelectField
      id={controlId(name)}
      label={label}
      hint={hint}
      {...(!field.required && { optional: m.optional() })}
      // A page's slug is fixed.
      disabled={name === 'slug'}
      placeholder={m.content_choice_none()}
      value={(value as string | null) ?? ''}
      onChange={event => onChange(name, event.target.value || null)}
      options={field.options.map(option => ({ value: option, label: optionWord(kind, name, option) }))}
      error={faultAt(name)}
    />
  )
}

/** Several options as toggle chips. */
export function ChoicesField({ kind, name, field, value, onChange, faultAt }: FieldProps<'choices'>) {
  const chosen = value as readonly string[]
  const { label, hint } = fieldWords(kind, name)
  return (
    <FieldGroup id={controlId(name)} label={label} hint={hint} optional={m.optional()} error={faultAt(name)}>
      <div className="flex flex-wrap gap-2">
        {field.options.map(option => (
          <label
            key={option}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-full border px-3.5 text-sm md:min-h-9',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              chosen.includes(option)
                ? 'border-accent bg-accent-soft font-medium text-accent-text'
                : 'border-line hover:border-text-quiet',
            )}
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(option)}
              onChange={event =>
                onChange(
                  name,
                  // Keeps the order of the list, whatever the order of pressing.
                  field.options.filter(other =>
                    other === option ? event.target.checked : chosen.includes(other),
                  ),
                )
              }
            />
            {optionWord(kind, name, option)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const flagWords: Record<string, () => string> = {
  highlighted: m.content_flag_highlighted,
  urgent: m.content_flag_urgent,
}

export function FlagField({ kind, name, value, onChange, faultAt }: FieldProps<'flag'>) {
  return (
    <Checkbox
      id={controlId(name)}
      label={flagWords[name]?.() ?? fieldWords(kind, name).label}
      hint={fieldWords(kind, name).hint}
      checked={value === true}
      onChange={event => onChange(name, event.target.checked)}
      error={faultAt(name)}
    />
  )
}

/** A day: of the forum's own days for sessions, any date otherwise. */
export function DayField(props: FieldProps<'date'>) {
  return props.kind === 'programmeSession' ? <ForumDayField {...props} /> : <AnyDayField {...props} />
}

function AnyDayField({ kind, name, field, value, onChange, faultAt }: FieldProps<'date'>) {
  const { label, hint } = fieldWords(kind, name)
  return (
    <DateField
      id={controlId(name)}
      label={label}
      hint={hint}
      {...(!field.required && { optional: m.optional() })}
      partLabels={{ day: m.content_date_day(), month: m.content_date_month(), year: m.content_date_year() }}
      value={(value as string | null) ?? ''}
      onChange={next => onChange(name, next || null)}
      error={faultAt(name)}
    />
  )
}

function ForumDayField({ kind, name, value, onChange, faultAt, edition }: FieldProps<'date'>) {
  const moments = useMoments()
  const days = useForumDays(edition)
  const day = (value as string | null) ?? ''
  // A day that is not one of the forum's any more stays visible; publishing reports it.
  const shown = day && !days.includes(day) ? [day, ...days] : days
  return (
    <SelectField
      id={controlId(name)}
      label={fieldWords(kind, name).label}
      placeholder={m.content_choice_none()}
      value={day}
      onChange={event => onChange(name, event.target.value || null)}
      options={shown.map(option => ({ value: option, label: moments.day(option) }))}
      error={faultAt(name)}
    />
  )
}
