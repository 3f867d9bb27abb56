import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { individualPayer, type PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '../../api/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PinnedAction } from '../cabinet/pinned-action.tsx'
import { ConsentBox } from '../consent/consent-box.tsx'
import { consentSentence } from '../consent/consent-sentence.ts'
import { fieldSentence } from '../form/field-errors.ts'
import { tabStorage } from '../login/pending-code-storage.ts'
import { useLocale } from '../session/use-locale.ts'
import { summaryErrors } from './form-errors.ts'
import { readPaymentDraft, writePaymentDraft } from './payment-draft.ts'
import { PaymentRefusal } from './payment-refusal.tsx'
import { placePayerErrors } from './place-payer-errors.ts'
import { useRefreshPayment, useStartCardPayment } from './use-payment.ts'

type CardFormProps = { guid: string; overview: PaymentOverview }

/** Payment by card for an individual: who pays, two consents, then the bank's own page in this same tab. */
export function CardForm({ guid, overview }: CardFormProps) {
  const locale = useLocale()
  const start = useStartCardPayment()
  const refresh = useRefreshPayment(guid)
  const { payerSuggestion, feeKopecks, cardAvailable } = overview
  const [kept] = useState(() => readPaymentDraft(tabStorage(), guid))
  const form = useForm<z.input<typeof individualPayer>, unknown, z.output<typeof individualPayer>>({
    // A person's own address is not known to us: the suggested one is their company's.
    defaultValues: {
      fullName: kept?.fullName ?? payerSuggestion.fullName,
      address: kept?.address ?? '',
    },
    resolver: zodResolver(individualPayer),
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const error = (name: keyof typeof errors) => fieldSentence(errors[name]?.message, locale)
  if (!cardAvailable) return <Banner tone="attention">{m.payment_card_unavailable()}</Banner>

  const submit = form.handleSubmit(async payer => {
    try {
      const { payUrl } = await start.mutateAsync({
        participantGuid: guid,
        payer,
        locale,
      })
      writePaymentDraft(tabStorage(), {
        participantGuid: guid,
        fullName: payer.fullName,
        address: payer.address,
      })
      window.location.assign(payUrl)
    } catch (cause) {
      placePayerErrors(cause, form.setError, ['fullName', 'address', 'consent', 'cardConsent'])
      // Somebody paid or began elsewhere: the page as it stands now says more than a sentence.
      if (cause instanceof ApiError && cause.code === 'payment_in_progress') void refresh()
    }
  })
  const labels = {
    fullName: m.payment_full_name(),
    address: m.payment_payer_address(),
    consent: consentSentence('payerDetails'),
    cardConsent: consentSentence('cardPayment'),
  }
  const found = summaryErrors(errors, locale, { prefix: 'card-', labels })
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <ErrorSummary title={m.account_errors_title({ count: found.length })} errors={found} />
      <TextField
        {...form.register('fullName')}
        id="card-fullName"
        label={labels.fullName}
        hint={m.payment_full_name_hint()}
        autoComplete="name"
        error={error('fullName')}
      />
      <TextField
        {...form.register('address')}
        id="card-address"
        label={labels.address}
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
      <PaymentRefusal error={start.error} onRefresh={refresh} />
      <PinnedAction note={m.payment_card_note()}>
        <Button type="submit" loading={start.isPending || start.isSuccess} className="tabular">
          {m.payment_card_pay({
            amount: formatMoney(BigInt(feeKopecks), locale),
          })}
        </Button>
      </PinnedAction>
    </form>
  )
}
