import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { individualPayer, type PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { PinnedAction } from '#web/account/section/view.tsx'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tabStorage } from '#web/kit/login/pending-code-storage.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { IndividualPayerFields, useIndividualPayerErrors } from '../form.tsx'
import { useRefreshPayment, useStartCardPayment } from '../queries.ts'
import { placePayerErrors, readPaymentDraft, writePaymentDraft } from '../rules.ts'
import { PaymentRefusal } from '../view.tsx'

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
  const found = useIndividualPayerErrors(form)
  if (!cardAvailable) return <Banner tone="attention">{m.payment_card_unavailable()}</Banner>

  const submit = form.handleSubmit(async payer => {
    try {
      const { payUrl } = await start.mutateAsync({
        participantGuids: [guid],
        payer,
        locale,
      })
      writePaymentDraft(tabStorage(), {
        forGuid: guid,
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
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <IndividualPayerFields form={form} found={found} />
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
