import type { Invoice } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useIssueInvoice } from '#web/account/payment/queries.ts'
import { refusedPeople } from '#web/account/payment/rules.ts'
import { PaymentRefusal } from '#web/account/payment/view.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { CompanyPayerFields, useCompanyPayerForm } from '#web/kit/payer/company-payer.tsx'
import { Button } from '#web/ui/button.tsx'
import type { GroupPayForm } from './group-pay-form.ts'
import { totalOf } from './pay-sum.tsx'

type GroupInvoiceFormProps = GroupPayForm & { onIssued: (invoice: Invoice) => void }

/** One invoice for all of them, to the group's own organisation unless another one pays. */
export function GroupInvoiceForm({
  group,
  payments,
  members,
  onRefused,
  onRefresh,
  onIssued,
}: GroupInvoiceFormProps) {
  const locale = useLocale()
  const issue = useIssueInvoice()
  const { name, inn, kpp, address } = group.company
  const payerForm = useCompanyPayerForm({ name, inn, kpp, address })
  const submit = payerForm.submit(async payer => {
    try {
      onIssued(
        await issue.mutateAsync({
          participantGuids: members.map(({ participantGuid }) => participantGuid),
          payer,
        }),
      )
    } catch (cause) {
      const refused = refusedPeople(cause)
      if (refused.size > 0) return onRefused(refused)
      payerForm.placeRefusal(cause)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <CompanyPayerFields {...payerForm} payFromAbroad={payments.payFromAbroad} />
      <PaymentRefusal error={issue.error} onRefresh={onRefresh} />
      <Button type="submit" loading={issue.isPending} className="tabular max-sm:w-full">
        {m.group_pay_issue({ amount: formatMoney(totalOf(payments, members.length), locale) })}
      </Button>
    </form>
  )
}
