import { useState } from 'react'
import type { PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { PinnedAction } from '#web/account/section/view.tsx'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { IndividualPayerFields, useIndividualPayerForm } from '../form.tsx'
import { useRefreshPayment, useStartCardPayment } from '../queries.ts'
import { readPaymentDraft, writePaymentDraft } from '../rules.ts'
import { PaymentRefusal } from '../view.tsx'

type CardFormProps = { guid: string; overview: PaymentOverview }

/** Payment by card for an individual: who pays, two consents, then the bank's own page in this same tab. */
export function CardForm({ guid, overview }: CardFormProps) {
  const locale = useLocale()
  const start = useStartCardPayment()
  const refresh = useRefreshPayment(guid)
  const { payerSuggestion, feeKopecks, cardAvailable } = overview
  const [kept] = useState(() => readPaymentDraft(guid))
  // A person's own address is not known to us: the suggested one is their company's.
  const payerForm = useIndividualPayerForm({
    fullName: kept?.fullName ?? payerSuggestion.fullName,
    address: kept?.address ?? '',
  })
  if (!cardAvailable) return <Banner tone="attention">{m.payment_card_unavailable()}</Banner>

  const submit = payerForm.submit(async payer => {
    try {
      const { payUrl } = await start.mutateAsync({
        participantGuids: [guid],
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
      payerForm.placeRefusal(cause)
      // Somebody paid or began elsewhere: the page as it stands now says more than a sentence.
      if (cause instanceof ApiError && cause.code === 'payment_in_progress') void refresh()
    }
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <IndividualPayerFields {...payerForm} />
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
