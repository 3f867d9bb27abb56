import { useState } from 'react'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { IndividualPayerFields, useIndividualPayerForm } from '#web/account/payment/form.tsx'
import { useStartCardPayment } from '#web/account/payment/queries.ts'
import { readPaymentDraft, refusedPeople, writePaymentDraft } from '#web/account/payment/rules.ts'
import { PaymentRefusal } from '#web/account/payment/view.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { OfferNote } from '#web/kit/payer/company-payer.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { GroupPayForm } from './group-pay-form.ts'
import { totalOf } from './pay-sum.tsx'

/** One card payment for all of them, on the bank's own page in this same tab. */
export function GroupCardForm({ group, payments, members, onRefused, onRefresh }: GroupPayForm) {
  const locale = useLocale()
  const start = useStartCardPayment()
  const { lastName, firstName, middleName } = group.coordinator
  const [kept] = useState(() => readPaymentDraft(group.guid))
  const payerForm = useIndividualPayerForm({
    fullName: kept?.fullName ?? [lastName, firstName, middleName].filter(Boolean).join(' '),
    address: kept?.address ?? '',
  })
  if (!payments.cardAvailable) return <Banner tone="attention">{m.payment_card_unavailable()}</Banner>
  const submit = payerForm.submit(async payer => {
    try {
      const participantGuids = members.map(({ participantGuid }) => participantGuid)
      const { payUrl, callbackGuid } = await start.mutateAsync({ participantGuids, payer, locale })
      writePaymentDraft({
        forGuid: group.guid,
        fullName: payer.fullName,
        address: payer.address,
        group: { callbackGuid, participantGuids },
      })
      window.location.assign(payUrl)
    } catch (cause) {
      const refused = refusedPeople(cause)
      if (refused.size > 0) return onRefused(refused)
      payerForm.placeRefusal(cause)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <IndividualPayerFields {...payerForm} />
      <OfferNote />
      <PaymentRefusal error={start.error} onRefresh={onRefresh} />
      <Button type="submit" loading={start.isPending || start.isSuccess} className="tabular max-sm:w-full">
        {m.payment_card_pay({ amount: formatMoney(totalOf(payments, members.length), locale) })}
      </Button>
      <p className="text-sm text-text-quiet">{m.payment_card_note()}</p>
    </form>
  )
}
