import { Download } from 'lucide-react'
import type { Invoice } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useDocumentDownload } from '#web/kit/invoice/use-document-download.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** The issued invoice: number, sum and the document to hand on. */
export function IssuedInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const locale = useLocale()
  const { invoicePdf } = useDocumentDownload(invoice)
  return (
    <div className="space-y-6">
      <Banner tone="positive" announce="status" title={m.payment_invoice_issued({ number: invoice.number })}>
        <span className="tabular">
          {m.group_pay_issued_text({
            amount: formatMoney(BigInt(invoice.totalKopecks), locale),
            date: formatDay(invoice.dueOn, locale),
          })}
        </span>
      </Banner>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          icon={<Download aria-hidden="true" />}
          loading={invoicePdf.isPending}
          onClick={() => invoicePdf.mutate()}
        >
          {m.payment_invoice_download()}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {m.group_pay_to_board()}
        </Button>
      </div>
    </div>
  )
}
