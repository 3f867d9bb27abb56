import type { PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { CompanyPayerFields, useCompanyPayerForm } from '#web/kit/payer/company-payer.tsx'
import { PinnedAction } from '#web/kit/section/pinned-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useIssueInvoice, useRefreshPayment } from '../queries.ts'
import { PaymentRefusal } from '../view.tsx'
import type { Together } from './together-choice.tsx'

type InvoiceFormProps = { guid: string; overview: PaymentOverview; people: Together }

/** An invoice for an organisation or a sole trader: found by INN, can be corrected by hand, issued at once. */
export function InvoiceForm({ guid, overview, people }: InvoiceFormProps) {
  const locale = useLocale()
  const issue = useIssueInvoice()
  const refresh = useRefreshPayment(guid)
  const { companyName, inn, kpp, address } = overview.payerSuggestion
  const payerForm = useCompanyPayerForm({
    name: companyName,
    inn,
    kpp,
    address,
  })

  const submit = payerForm.submit(async payer => {
    try {
      const issued = await issue.mutateAsync({
        participantGuids: people.participantGuids,
        payer,
      })
      toasts.show({
        title: m.payment_invoice_issued({ number: issued.number }),
      })
      await refresh()
    } catch (cause) {
      if (people.leaveOut(cause)) await refresh()
      else payerForm.placeRefusal(cause)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <CompanyPayerFields {...payerForm} payFromAbroad={overview.payFromAbroad} />
      <PaymentRefusal error={issue.error} onRefresh={refresh} />
      <PinnedAction
        note={m.payment_invoice_note({
          amount: formatMoney(people.totalKopecks, locale),
        })}
      >
        <Button type="submit" loading={issue.isPending}>
          {m.payment_invoice_issue()}
        </Button>
      </PinnedAction>
    </form>
  )
}
