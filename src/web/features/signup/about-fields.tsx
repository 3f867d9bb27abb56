import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { positionLimit } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { CharacterCounter } from '../../ui/character-counter.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { personLabels } from './person-labels.ts'
import type { PersonValues } from './person-values.ts'
import { useFieldError } from './use-field-error.ts'

/** Birth date and position. */
export function AboutFields({ form }: { form: UseFormReturn<PersonValues> }) {
  const { register, control, formState } = form
  const errorOf = useFieldError(formState.errors)
  return (
    <div className="space-y-6">
      <Controller
        control={control}
        name="birthDate"
        render={({ field }) => (
          <DateField
            label={personLabels.birthDate()}
            hint={m.signup_hint_birth_date()}
            partLabels={{
              day: m.signup_date_day(),
              month: m.signup_date_month(),
              year: m.signup_date_year(),
            }}
            birthDate
            error={errorOf('birthDate')}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            ref={field.ref}
          />
        )}
      />
      <TextField
        label={personLabels.position()}
        hint={m.signup_hint_position()}
        autoComplete="organization-title"
        error={errorOf('position')}
        after={<PositionCounter form={form} />}
        {...register('position')}
      />
    </div>
  )
}

/** The position is printed on the badge, where room is short. */
function PositionCounter({ form: { control } }: { form: UseFormReturn<PersonValues> }) {
  const typed = useWatch({ control, name: 'position' })
  const { length } = (typed ?? '').trim()
  return (
    <CharacterCounter left={positionLimit - length} limit={positionLimit}>
      {length > positionLimit
        ? m.organizer_characters_over({ count: length - positionLimit })
        : m.content_counter({ count: length, max: m.content_characters({ count: positionLimit }) })}
    </CharacterCounter>
  )
}
