import { type InvoiceRow, voidInvoice } from '#contract/organiser-finance.ts'
import { withShortLegalForm } from '#domain/company/short-legal-form.ts'
import { m } from '#messages/compiled/messages.js'
import { TickedActs } from '#web/console/queue-selection/form.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { cancelObstacle, sumOf } from '../rules.ts'
import { Money, TotalSum } from '../view.tsx'

type InvoiceBarProps = { invoices: readonly InvoiceRow[]; onDone: (done: ReadonlySet<string>) => void }

/** Cancels the ticked invoices that nobody has paid. */
export function InvoiceBar({ invoices, onDone }: InvoiceBarProps) {
  const cancel = useSend(voidInvoice, ({ guid }: InvoiceRow) => ({ params: { guid }, body: {} }))
  const keptBy = (obstacle: 'closed' | 'money') =>
    invoices.filter(invoice => cancelObstacle(invoice) === obstacle).length
  const rows = invoices.filter(invoice => cancelObstacle(invoice) === null)
  return (
    <TickedActs
      ticked={invoices}
      idOf={invoice => invoice.guid}
      nameOf={invoice => m.organiser_invoice_title({ number: invoice.number })}
      detailOf={invoice => <InvoiceDetail invoice={invoice} />}
      onDone={onDone}
      acts={[
        {
          key: 'cancel',
          title: m.organiser_void_many({ count: rows.length }),
          lead: leadOf(rows),
          summary: <TotalSum kopecks={sumOf(rows.map(({ totalKopecks }) => totalKopecks))} />,
          rows,
          left: [
            { count: keptBy('money'), text: m.organiser_void_left_money() },
            { count: keptBy('closed'), text: m.organiser_void_left_closed() },
          ],
          danger: true,
          submitText: m.organiser_void_invoices(),
          doneText: m.organiser_voided_many,
          act: invoice => cancel.mutateAsync(invoice),
        },
      ]}
    />
  )
}

/** What becomes of the people on them, and of the places that companies have ordered. */
function leadOf(rows: readonly InvoiceRow[]): string {
  const people = rows.reduce((count, { participants }) => count + participants.length, 0)
  if (people === 0) return m.organiser_void_many_places()
  const ofPlaces = rows.some(({ places }) => places !== null)
  return [m.organiser_void_many_lead({ count: people }), ofPlaces && m.organiser_void_many_places_too()]
    .filter(Boolean)
    .join(' ')
}

/** Who was to pay, how much and for whom. */
function InvoiceDetail({
  invoice: { payerName, totalKopecks, participants, places },
}: {
  invoice: InvoiceRow
}) {
  const locale = useLocale()
  return (
    <>
      <p className="text-text-quiet">
        {withShortLegalForm(payerName)}&nbsp;· <Money kopecks={totalKopecks} />
      </p>
      <p className="wrap-anywhere">
        {places === null
          ? participants.map(person => nameIn(locale, person)).join(', ')
          : m.organiser_invoice_places({ places })}
      </p>
    </>
  )
}
