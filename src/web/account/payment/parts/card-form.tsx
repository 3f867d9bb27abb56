import { useState } from 'react'
import type { PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { OfferNote } from '#web/kit/payer/company-payer.tsx'
import { PinnedAction } from '#web/kit/section/pinned-action.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { IndividualPayerFields, useIndividualPayerForm } from '../form.tsx'
import { useRefreshPayment, useStartCardPayment } from '../queries.ts'
import { readPaymentDraft, writePaymentDraft } from '../rules.ts'
import { PaymentRefusal } from '../view.tsx'
import type { Together } from './together-choice.tsx'

type CardFormProps = {
  guid: string
  overview: PaymentOverview
  /** Those who are paid for together; without it the one of this page. */
  people?: Together
  /** True from the first try until a payment stands that can be continued: meanwhile the page keeps this form. */
  onStarting: (starting: boolean) => void
}

/** Card payment by an individual: payer, two consents, then the bank's page in this tab. */
export function CardForm({ guid, overview, people, onStarting }: CardFormProps) {
  const locale = useLocale()
  const start = useStartCardPayment()
  const refresh = useRefreshPayment(guid)
  const { payerSuggestion, feeKopecks, cardAvailable } = overview
  const [kept] = useState(() => readPaymentDraft(guid))
  // The suggested address is the company's; the person's own is not known, so it starts empty.
  const payerForm = useIndividualPayerForm({
    fullName: kept?.fullName ?? payerSuggestion.fullName,
    address: kept?.address ?? '',
  })
  if (!cardAvailable) return <Banner tone="attention">{m.payment_card_unavailable()}</Banner>

  const submit = payerForm.submit(async payer => {
    onStarting(true)
    try {
      const { payUrl } = await start.mutateAsync({
        participantGuids: people?.participantGuids ?? [guid],
        payer,
        locale,
      })
      writePaymentDraft({
        forGuid: guid,
        fullName: payer.fullName,
        address: payer.address,
      })
      window.location.assign(payUrl)
    } catch (cause) {
      if (people?.leaveOut(cause)) {
        await refresh()
        return
      }
      payerForm.placeRefusal(cause)
      // Somebody paid or started paying elsewhere; reloading the page says more than an error.
      if (!(cause instanceof ApiError) || cause.code !== 'payment_in_progress') return
      await refresh()
      onStarting(false)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <IndividualPayerFields {...payerForm} />
      <OfferNote />
      <PaymentRefusal error={start.error} onRefresh={refresh} />
      <PinnedAction note={m.payment_card_note()}>
        <Button type="submit" loading={start.isPending || start.isSuccess} className="tabular">
          {m.payment_card_pay({
            amount: formatMoney(people?.totalKopecks ?? BigInt(feeKopecks), locale),
          })}
        </Button>
      </PinnedAction>
    </form>
  )
}
