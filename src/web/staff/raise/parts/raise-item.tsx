import { useState } from 'react'
import { type Raise, withdrawRaise } from '#contract/raise.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { raiseTransitions } from '#domain/raise/raise-transitions.ts'
import { openActions } from '#domain/transition/transition.ts'
import { m } from '#messages/compiled/messages.js'
import { raiseStateWords } from '#messages/staff-word.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { InvoiceAdvanceDownloads } from '#web/kit/file/invoice-advance-downloads.tsx'
import { CancelInvoice } from '#web/kit/invoice/cancel-invoice.tsx'
import { useDocumentDownload } from '#web/kit/invoice/use-document-download.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { PayFromAbroad } from '#web/kit/payer/company-payer.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { raiseTones } from '#web/kit/words/staff-words.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { InvoiceRaise } from './invoice-raise.tsx'

type RaiseItemProps = { raise: Raise; payFromAbroad: string | null }

/** One request: how far it is, what was offered, and what the company may do now. */
export function RaiseItem({ raise, payFromAbroad }: RaiseItemProps) {
  const locale = useLocale()
  const moments = useMoments()
  const [accepting, setAccepting] = useState(false)
  const { state, invoice } = raise
  const open = openActions(raiseTransitions, { status: state, actor: 'owner' })
  const waits = state === 'asked'
  return (
    <div className="space-y-4">
      <p className="font-medium">
        {m.staff_raise_asked_for({ places: raise.placesAsked, date: moments.short(raise.askedAt) })}
      </p>
      <StatusLine
        tone={raiseTones[state]}
        word={raiseStateWords[state]()}
        meaning={meaningOf(raise, locale)}
        who={(waits && m.staff_raise_who_logistics()) || (open.length > 0 && m.staff_task_todo())}
        deadline={invoice?.status === 'unpaid' && m.account_by({ date: formatDay(invoice.dueOn, locale) })}
      />
      {raise.answer && (
        <p className="measure text-sm text-text-quiet">{m.staff_raise_answer({ answer: raise.answer })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {open.includes('invoiceRaise') && (
          <Button onClick={() => setAccepting(true)}>{m.staff_raise_accept()}</Button>
        )}
        {invoice && <InvoiceDeeds invoice={invoice} />}
        {open.includes('withdrawRaise') && <Withdraw raise={raise} />}
      </div>
      {invoice?.status === 'unpaid' && !invoice.payerHasInn && <PayFromAbroad told={payFromAbroad} />}
      {accepting && (
        <InvoiceRaise raise={raise} payFromAbroad={payFromAbroad} onClose={() => setAccepting(false)} />
      )}
    </div>
  )
}

function meaningOf({ state, places, totalKopecks, invoice }: Raise, locale: 'ru' | 'en'): string {
  const offered = {
    places: places ?? 0,
    amount: totalKopecks === null ? '' : formatMoney(BigInt(totalKopecks), locale),
    number: invoice?.number ?? '',
  }
  const meanings: Record<Raise['state'], () => string> = {
    asked: m.staff_raise_meaning_asked,
    offered: () => m.staff_raise_meaning_offered(offered),
    granted: () => m.staff_raise_meaning_granted(offered),
    invoiced: () => m.staff_raise_meaning_invoiced(offered),
    paid: () => m.staff_raise_meaning_paid(offered),
    refused: m.staff_raise_meaning_refused,
    withdrawn: m.staff_raise_meaning_withdrawn,
  }
  return meanings[state]()
}

function InvoiceDeeds({ invoice }: { invoice: NonNullable<Raise['invoice']> }) {
  const refresh = useRefreshCompany()
  const { invoicePdf, actPdf, taxInvoicePdf } = useDocumentDownload(invoice)
  return (
    <>
      <Button
        variant={invoice.status === 'unpaid' ? 'primary' : 'secondary'}
        loading={invoicePdf.isPending}
        onClick={() => invoicePdf.mutate()}
      >
        {m.payment_invoice_download()}
      </Button>
      <InvoiceAdvanceDownloads invoice={invoice} variant="secondary" />
      {invoice.closing && (
        <>
          <Button variant="secondary" loading={actPdf.isPending} onClick={() => actPdf.mutate()}>
            {m.payment_act_download()}
          </Button>
          <Button
            variant="secondary"
            loading={taxInvoicePdf.isPending}
            onClick={() => taxInvoicePdf.mutate()}
          >
            {m.payment_tax_invoice_download()}
          </Button>
        </>
      )}
      {invoice.status === 'unpaid' && <CancelInvoice invoice={invoice} onCancelled={refresh} />}
    </>
  )
}

function Withdraw({ raise }: { raise: Raise }) {
  const { guid } = useCompany()
  const refresh = useRefreshCompany()
  const [open, setOpen] = useState(false)
  const withdrawing = useSend(
    withdrawRaise,
    () => ({ params: { guid, raiseGuid: raise.guid }, body: { version: raise.version } }),
    { onSettled: refresh, onSuccess: () => setOpen(false) },
  )
  const offered = raise.state === 'offered'
  const act = offered ? m.staff_raise_decline() : m.staff_raise_withdraw()
  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        withdrawing.reset()
        setOpen(next)
      }}
      title={offered ? m.staff_raise_decline_question() : m.staff_raise_withdraw_question()}
      description={m.staff_raise_withdraw_text()}
      closeLabel={m.close()}
      trigger={<Button variant="quiet">{act}</Button>}
      actions={
        <>
          <Button variant="danger" loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            {act}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      {withdrawing.error && (
        <Banner tone="negative" announce="alert">
          {withdrawing.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
