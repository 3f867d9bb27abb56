import { type UseFormReturn, useWatch } from 'react-hook-form'
import { positionLimit } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/account/form/use-field-error.ts'
import { BirthDateField } from '#web/account/person/birth-date-field.tsx'
import type { PersonValues } from '#web/account/person/person-values.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { CharacterCounter } from '#web/ui/character-counter.tsx'
import { TextField } from '#web/ui/text-field.tsx'

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
