import { type UseFormReturn, useWatch } from 'react-hook-form'
import { positionLimit } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { CharacterCounter } from '../../ui/character-counter.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFieldError } from '../form/use-field-error.ts'
import { BirthDateField } from '../person/birth-date-field.tsx'
import { personLabels } from '../person/person-labels.ts'
import type { PersonValues } from '../person/person-values.ts'

/** Birth date and position. */
export function AboutFields({ form }: { form: UseFormReturn<PersonValues> }) {
  const { register, formState } = form
  const errorOf = useFieldError(formState.errors)
  return (
    <div className="space-y-6">
      <BirthDateField form={form} />
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
