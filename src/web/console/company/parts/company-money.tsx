import { Link } from 'react-router'
import type { CompanyRecord } from '#contract/organiser-company.ts'
import { m } from '#messages/compiled/messages.js'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { invoiceTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { Section } from '#web/ui/section.tsx'

type CompanyMoneyProps = { company: CompanyRecord; money: NonNullable<CompanyRecord['money']> }

/** What it was asked for, what came, and the invoices; of many the first, and a way to all. */
export function CompanyMoney({ company, money }: CompanyMoneyProps) {
  const to = usePaths()
  const target = useRecordTarget()
  const moments = useMoments()
  const sums = [
    { term: m.company_money_invoiced(), kopecks: money.invoicedKopecks },
    { term: m.organiser_money_received(), kopecks: money.receivedKopecks },
    { term: m.organiser_money_awaited(), kopecks: money.awaitedKopecks },
  ]
  return (
    <Section
      title={m.organiser_invoices()}
      level={2}
      space="none"
      action={
        money.count > money.items.length && (
          <Link
            className="text-link text-sm"
            to={`${to('organiser-invoices')}?${new URLSearchParams({ status: 'all', company: company.key })}`}
          >
            {m.company_invoices_all({ count: money.count })}
          </Link>
        )
      }
    >
      {money.count === 0 ? (
        <p className="text-sm text-text-quiet">{m.company_money_none()}</p>
      ) : (
        <>
          <dl className="grid gap-x-10 gap-y-4 border-t py-4 sm:grid-cols-3">
            {sums.map(({ term, kopecks }) => (
              <div key={term}>
                <dt className="text-sm text-text-quiet">{term}</dt>
                <dd className="mt-0.5 text-lg font-semibold">
                  <Money kopecks={kopecks} />
                </dd>
              </div>
            ))}
          </dl>
          <ul className="divide-y border-y text-sm">
            {money.items.map(invoice => (
              <li key={invoice.guid} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
                <p className="min-w-0 flex-1 basis-52">
                  <Link className="text-link tabular" {...target('organiser-invoice', invoice.guid)}>
                    {invoice.number}
                  </Link>
                  <span className="block text-text-quiet">
                    {m.company_invoice_days({
                      issued: moments.shortDay(invoice.issuedOn),
                      due: moments.shortDay(invoice.dueOn),
                    })}
                  </span>
                </p>
                <StatusWord tone={invoiceTones[invoice.status]}>{invoiceWords[invoice.status]()}</StatusWord>
                <Money kopecks={invoice.totalKopecks} />
              </li>
            ))}
          </ul>
          {money.count > money.items.length && (
            <p className="mt-3 text-sm text-text-quiet">
              {m.organiser_shown_of({ shown: money.items.length, total: money.count })}
            </p>
          )}
        </>
      )}
    </Section>
  )
}
