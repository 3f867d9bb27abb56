import type { z } from 'zod'
import { individualPayer } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsentBox } from '#web/kit/consent/consent-box.tsx'
import { consentSentence } from '#web/kit/consent/consent-words.ts'
import { fieldUnder } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { WrappingField } from '#web/ui/wrapping-field.tsx'

type IndividualPayer = z.input<typeof individualPayer>

/** The payer's form for a card, with these initial values. */
export function useIndividualPayerForm(start: Pick<IndividualPayer, 'fullName' | 'address'>) {
  return useContractForm(individualPayer, {
    start,
    fields: namedFields({
      fullName: m.payment_full_name,
      address: m.payment_payer_address,
      consent: () => consentSentence('payerDetails'),
      cardConsent: () => consentSentence('cardPayment'),
    }),
    fieldOf: fieldUnder('payer'),
    prefix: 'card-',
  })
}

type IndividualPayerFieldsProps = Pick<
  ReturnType<typeof useIndividualPayerForm>,
  'form' | 'errorOf' | 'summary'
>

export function IndividualPayerFields({ form, errorOf: error, summary }: IndividualPayerFieldsProps) {
  return (
    <>
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
      <WrappingField
        {...form.register('fullName')}
        id="card-fullName"
        label={m.payment_full_name()}
        hint={m.payment_full_name_hint()}
        autoComplete="name"
        error={error('fullName')}
      />
      <WrappingField
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
