import type { z } from 'zod'
import type { companyPayer } from '#contract/payment.ts'
import { invoiceRaise, type Raise } from '#contract/raise.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { CompanyPayerFields, useCompanyPayerForm } from '#web/kit/payer/company-payer.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type InvoiceRaiseProps = { raise: Raise; payFromAbroad: string | null; onClose: () => void }

const formId = 'invoice-raise'

/** Accepts an offer: the payer's details for the invoice, which begin with the company's own. */
export function InvoiceRaise({ raise, payFromAbroad, onClose }: InvoiceRaiseProps) {
  const locale = useLocale()
  const { guid, company } = useCompany()
  const refresh = useRefreshCompany()
  const payerForm = useCompanyPayerForm({ name: company.name, inn: company.inn, kpp: null, address: null })
  const issuing = useSend(
    invoiceRaise,
    (payer: z.output<typeof companyPayer>) => ({
      params: { guid, raiseGuid: raise.guid },
      body: { version: raise.version, payer },
    }),
    {
      async onSuccess({ invoice }) {
        toasts.show({ title: m.payment_invoice_issued({ number: invoice?.number ?? '' }), tone: 'positive' })
        onClose()
        await refresh()
      },
    },
  )
  const amount = formatMoney(BigInt(raise.totalKopecks ?? '0'), locale)
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={m.staff_raise_accept()}
      description={m.staff_raise_meaning_offered({ places: raise.places ?? 0, amount })}
      closeLabel={m.close()}
      actions={
        <Button type="submit" form={formId} loading={issuing.isPending}>
          {m.group_pay_issue({ amount })}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-5"
        onSubmit={payerForm.submit(payer => issuing.mutateAsync(payer))}
      >
        {payerForm.top && (
          <Banner tone="negative" announce="alert">
            {payerForm.top}
          </Banner>
        )}
        <CompanyPayerFields {...payerForm} payFromAbroad={payFromAbroad} />
      </form>
    </Sheet>
  )
}
