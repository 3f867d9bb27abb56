import { useFormContext } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { PassportValues } from './passport-values.ts'

/** Asked only when the citizenship is unknown. */
export function KindField() {
  const { register } = useFormContext<PassportValues>()
  return (
    <RadioGroup
      {...register('kind')}
      id="kind"
      layout="cards"
      label={m.passport_kind_title()}
      options={[
        {
          value: 'russian',
          label: m.passport_kind_russian(),
          description: m.passport_kind_russian_note(),
        },
        {
          value: 'foreign',
          label: m.passport_kind_foreign(),
          description: m.passport_kind_foreign_note(),
        },
      ]}
    />
  )
}
