import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { companyPayer } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsentBox } from '#web/account/consent/consent-box.tsx'
import { consentSentence } from '#web/account/consent/consent-sentence.ts'
import { fieldSentence } from '#web/kit/form/field-errors.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { ErrorSummary, type SummaryError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { summaryErrors } from './parts/form-errors.ts'
import { InnField } from './parts/inn-field.tsx'

type CompanyPayerForm = UseFormReturn<z.input<typeof companyPayer>, unknown, z.output<typeof companyPayer>>

/** The faults of a payer's form for the summary on top. */
export function useCompanyPayerErrors(form: CompanyPayerForm): SummaryError[] {
  const labels = {
    inn: m.payment_inn(),
    name: m.payment_company_name(),
    kpp: m.payment_kpp(),
    address: m.payment_company_address(),
    consent: consentSentence('payerDetails'),
  }
  return summaryErrors(form.formState.errors, useLocale(), { prefix: 'invoice-', labels })
}

/** Who pays an invoice: found by INN, corrected by hand. */
export function CompanyPayerFields({ form, found }: { form: CompanyPayerForm; found: SummaryError[] }) {
  const locale = useLocale()
  const { errors } = form.formState
  const error = (name: keyof typeof errors) => fieldSentence(errors[name]?.message, locale)
  return (
    <>
      <ErrorSummary
        title={m.account_errors_title({ count: found.length })}
        errors={found}
        attempt={form.formState.submitCount}
      />
      <InnField
        form={form}
        error={error('inn')}
        onFound={company => {
          const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
          form.setValue('name', company.name, options)
          form.setValue('kpp', company.kpp ?? '', options)
          if (company.address) form.setValue('address', company.address, options)
        }}
      />
      <TextField
        {...form.register('name')}
        id="invoice-name"
        label={m.payment_company_name()}
        autoComplete="organization"
        error={error('name')}
      />
      <TextField
        {...form.register('kpp')}
        id="invoice-kpp"
        label={m.payment_kpp()}
        hint={m.payment_kpp_hint()}
        autoComplete="off"
        className="tabular max-w-48"
        error={error('kpp')}
      />
      <TextField
        {...form.register('address')}
        id="invoice-address"
        label={m.payment_company_address()}
        hint={m.payment_payer_address_hint()}
        autoComplete="off"
        error={error('address')}
      />
      <ConsentBox
        {...form.register('consent')}
        id="invoice-consent"
        kind="payerDetails"
        error={error('consent')}
      />
    </>
  )
}
