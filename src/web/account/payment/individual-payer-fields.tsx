import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { individualPayer } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsentBox } from '#web/account/consent/consent-box.tsx'
import { consentSentence } from '#web/account/consent/consent-sentence.ts'
import { fieldSentence } from '#web/kit/form/field-errors.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { ErrorSummary, type SummaryError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { summaryErrors } from './parts/form-errors.ts'

type IndividualPayerForm = UseFormReturn<
  z.input<typeof individualPayer>,
  unknown,
  z.output<typeof individualPayer>
>

/** The faults of a payer's form for the summary on top. */
export function useIndividualPayerErrors(form: IndividualPayerForm): SummaryError[] {
  const labels = {
    fullName: m.payment_full_name(),
    address: m.payment_payer_address(),
    consent: consentSentence('payerDetails'),
    cardConsent: consentSentence('cardPayment'),
  }
  return summaryErrors(form.formState.errors, useLocale(), { prefix: 'card-', labels })
}

/** Who pays by card, and their two consents. */
export function IndividualPayerFields({ form, found }: { form: IndividualPayerForm; found: SummaryError[] }) {
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
      <TextField
        {...form.register('fullName')}
        id="card-fullName"
        label={m.payment_full_name()}
        hint={m.payment_full_name_hint()}
        autoComplete="name"
        error={error('fullName')}
      />
      <TextField
        {...form.register('address')}
        id="card-address"
        label={m.payment_payer_address()}
        hint={m.payment_payer_address_hint()}
        autoComplete="street-address"
        error={error('address')}
      />
      <ConsentBox
        {...form.register('consent')}
        id="card-consent"
        kind="payerDetails"
        error={error('consent')}
      />
      <ConsentBox
        {...form.register('cardConsent')}
        id="card-cardConsent"
        kind="cardPayment"
        error={error('cardConsent')}
      />
    </>
  )
}
