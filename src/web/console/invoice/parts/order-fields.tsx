import type { FieldValues, Path } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import type { FieldsForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDay } from '#web/kit/form/form-day.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type OrderFieldsProps<Values extends FieldValues> = {
  form: FieldsForm<Values>
  errorOf: (name: string) => string | undefined
  /** The name of the day's field, and its words. */
  day: { name: Path<Values>; label: string; hint: string }
  order: { name: Path<Values>; hint: string }
  sum: { name: Path<Values>; hint: string }
}

/** Sum, day and number of a payment order. */
export function OrderFields<Values extends FieldValues>({
  form,
  errorOf,
  day,
  order,
  sum,
}: OrderFieldsProps<Values>) {
  return (
    <>
      <TextField
        {...form.register(sum.name)}
        label={m.organiser_sum()}
        hint={sum.hint}
        inputMode="decimal"
        autoComplete="off"
        suffix="₽"
        className="tabular"
        fieldClassName="max-w-60"
        error={errorOf(sum.name)}
      />
      <FormDay form={form} name={day.name} label={day.label} hint={day.hint} error={errorOf(day.name)} />
      <TextField
        {...form.register(order.name)}
        label={m.organiser_payment_order()}
        hint={order.hint}
        autoComplete="off"
        className="tabular max-w-60"
        error={errorOf(order.name)}
      />
    </>
  )
}
