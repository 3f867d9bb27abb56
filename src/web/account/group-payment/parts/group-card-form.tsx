import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { individualPayer } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { IndividualPayerFields, useIndividualPayerErrors } from '#web/account/payment/form.tsx'
import { useStartCardPayment } from '#web/account/payment/queries.ts'
import { placePayerErrors, readPaymentDraft, writePaymentDraft } from '#web/account/payment/rules.ts'
import { PaymentRefusal } from '#web/account/payment/view.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tabStorage } from '#web/kit/login/pending-code-storage.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { GroupPayForm } from './group-pay-form.ts'
import { totalOf } from './pay-sum.tsx'
import { refusedPeople } from './refused-people.ts'

/** One card payment for all of them, on the bank's own page in this same tab. */
export function GroupCardForm({ group, payments, members, onRefused, onRefresh }: GroupPayForm) {
  const locale = useLocale()
  const start = useStartCardPayment()
  const { lastName, firstName, middleName } = group.coordinator
  const [kept] = useState(() => readPaymentDraft(tabStorage(), group.guid))
  const form = useForm<z.input<typeof individualPayer>, unknown, z.output<typeof individualPayer>>({
    defaultValues: {
      fullName: kept?.fullName ?? [lastName, firstName, middleName].filter(Boolean).join(' '),
      address: kept?.address ?? '',
    },
    resolver: zodResolver(individualPayer),
    shouldFocusError: false,
  })
  const errors = useIndividualPayerErrors(form)
  if (!payments.cardAvailable) return <Banner tone="attention">{m.payment_card_unavailable()}</Banner>
  const submit = form.handleSubmit(async payer => {
    try {
      const participantGuids = members.map(({ participantGuid }) => participantGuid)
      const { payUrl, callbackGuid } = await start.mutateAsync({ participantGuids, payer, locale })
      writePaymentDraft(tabStorage(), {
        forGuid: group.guid,
        fullName: payer.fullName,
        address: payer.address,
        group: { callbackGuid, participantGuids },
      })
      window.location.assign(payUrl)
    } catch (cause) {
      const refused = refusedPeople(cause)
      if (refused.size > 0) return onRefused(refused)
      placePayerErrors(cause, form.setError, ['fullName', 'address', 'consent', 'cardConsent'])
    }
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <IndividualPayerFields form={form} found={errors} />
      <PaymentRefusal error={start.error} onRefresh={onRefresh} />
      <Button type="submit" loading={start.isPending || start.isSuccess} className="tabular max-sm:w-full">
        {m.payment_card_pay({ amount: formatMoney(totalOf(payments, members.length), locale) })}
      </Button>
      <p className="text-sm text-text-quiet">{m.payment_card_note()}</p>
    </form>
  )
}
