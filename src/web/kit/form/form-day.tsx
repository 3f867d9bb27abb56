import type { ReactNode } from 'react'
import { Controller, type FieldValues, type Path } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import type { FieldsForm } from '#web/kit/contract-form/use-contract-form.ts'
import { DateField } from '#web/ui/date-field.tsx'

type FormDayProps<Values extends FieldValues> = {
  form: FieldsForm<Values>
  name: Path<Values>
  label: string
  hint?: ReactNode
  error: string | undefined
}

/** A day in a form of the console. */
export function FormDay<Values extends FieldValues>({ form, name, ...texts }: FormDayProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <DateField
          {...field}
          {...texts}
          partLabels={{ day: m.organiser_day(), month: m.organiser_month(), year: m.organiser_year() }}
        />
      )}
    />
  )
}
