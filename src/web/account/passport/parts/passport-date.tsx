import { Controller, useFormContext } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { DateField } from '#web/ui/date-field.tsx'
import type { PassportValues } from './passport-values.ts'
import { usePassportField } from './use-passport-field.ts'

type PassportDateProps = {
  name: 'issuedOn' | 'expiresOn'
  label: string
  hint?: string
}

/** A date of the document, in three boxes. */
export function PassportDate({ name, label, hint }: PassportDateProps) {
  const { control } = useFormContext<PassportValues>()
  const { errorOf } = usePassportField()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <DateField
          {...field}
          id={name}
          label={label}
          hint={hint}
          error={errorOf(name)}
          partLabels={{
            day: m.account_day(),
            month: m.account_month(),
            year: m.account_year(),
          }}
        />
      )}
    />
  )
}
