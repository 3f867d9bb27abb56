import type { z } from 'zod'
import type { CompanyRecord } from '#contract/company.ts'
import type { companyPayer } from '#contract/payment.ts'
import { checkInn, type InnCode, isWholeInn } from '#domain/company/inn.ts'
import { m } from '#messages/compiled/messages.js'
import { fieldSentence } from '#web/kit/contract-form/field-sentence.ts'
import type { FieldsForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCompanyLookup } from '../queries.ts'

type InnFieldProps = {
  form: FieldsForm<z.input<typeof companyPayer>>
  error: string | undefined
  onFound: (company: CompanyRecord) => void
}

/** The payer's INN. A complete one is looked up automatically; the button repeats the lookup. */
export function InnField({ form, error, onFound }: InnFieldProps) {
  const locale = useLocale()
  const lookup = useCompanyLookup()
  const { onChange, ...inn } = form.register('inn')

  async function find(typed: string): Promise<void> {
    const checked = checkInn(typed, 'payer')
    if (!checked.ok) return form.setError('inn', { message: checked.code }, { shouldFocus: true })
    if (lookup.isPending && lookup.variables === checked.inn) return
    try {
      const company = await lookup.mutateAsync(checked.inn)
      // Ignore a slow answer if the INN was changed meanwhile.
      if (checkedInn(form.getValues('inn')) === checked.inn) onFound(company)
    } catch {
      // The error is shown under the field, and the person fills in the rest by hand.
    }
  }
  return (
    <div>
      <TextField
        {...inn}
        onChange={event => {
          lookup.reset()
          if (!form.formState.isSubmitted) form.clearErrors('inn')
          const typed = event.target.value
          if (checkedInn(typed)) void find(typed)
          else if (isWholeInn(typed)) form.setError('inn', { message: 'inn_checksum' satisfies InnCode })
          return onChange(event)
        }}
        id="invoice-inn"
        label={m.payment_inn()}
        hint={m.payment_inn_hint()}
        inputMode="numeric"
        autoComplete="off"
        className="tabular"
        error={error ?? fieldSentence(lookup.error?.message, locale)}
        action={
          <Button variant="secondary" loading={lookup.isPending} onClick={() => find(form.getValues('inn'))}>
            {m.payment_inn_find()}
          </Button>
        }
      />
      <div role="status">
        {lookup.data &&
          (lookup.data.active ? (
            <p className="mt-2 text-sm text-text-quiet">
              {m.payment_inn_found({ name: lookup.data.shortName })}
            </p>
          ) : (
            <Banner tone="attention" title={lookup.data.shortName} className="mt-3">
              {m.payment_inn_inactive()}
            </Banner>
          ))}
      </div>
    </div>
  )
}

function checkedInn(typed: string): string | null {
  const checked = checkInn(typed, 'payer')
  return checked.ok ? checked.inn : null
}
