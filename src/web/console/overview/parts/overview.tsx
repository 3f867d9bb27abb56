import { Link } from 'react-router'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { passportQueueStates } from '#domain/passport/passport-queue-state.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { useConsoleFacts, useOrganiser } from '#web/console/screen/queries.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { invoiceWords, passportWords, paymentWords } from '#web/kit/words/status-words.ts'
import { Section } from '#web/ui/section.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { type ConsoleFacts, OverviewFunnel } from './overview-funnel.tsx'
import { OverviewPlots } from './overview-plots.tsx'
import { OverviewWaiting } from './overview-waiting.tsx'
import { PartLinks } from './plot-section.tsx'

/** What is waiting, the applications by status, and the money, as far as the role may see them. */
export function Overview() {
  const { data, error, refetch } = useConsoleFacts()
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <OverviewSkeleton />
  return (
    <div className="space-y-10">
      {(data.applications || data.waiting.length > 0) && (
        <Section title={m.organiser_waiting()} space="none">
          <OverviewWaiting waiting={data.waiting} />
        </Section>
      )}
      {data.applications && (
        <Section title={m.organiser_funnel()} space="none">
          <OverviewFunnel counts={data.applications} />
        </Section>
      )}
      {data.money && (
        <Section title={m.organiser_money()} space="none">
          <OverviewMoney money={data.money} />
        </Section>
      )}
      <StateCounts facts={data} />
      <OverviewPlots />
    </div>
  )
}

function StateCounts({ facts: { payments, passports, invoices } }: { facts: ConsoleFacts }) {
  const to = usePaths()
  const { may } = useOrganiser()
  // Empty it would still take the space between two parts.
  if (!payments && !passports && !invoices) return null
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
      {payments && (
        <Section title={m.organiser_payments()} space="none">
          <OverviewCounts
            lines={paymentStatuses.map(status => ({
              key: status,
              label: paymentWords[status](),
              count: payments[status] ?? 0,
              to: may('read-applications')
                ? {
                    pathname: to('organiser-applications'),
                    search: `?status=approved&payment=${status}`,
                  }
                : undefined,
            }))}
          />
        </Section>
      )}
      {passports && (
        <Section title={m.organiser_passports()} space="none">
          <OverviewCounts
            lines={passportQueueStates.toReversed().map(status => ({
              key: status,
              label: passportWords[status](),
              count: passports[status] ?? 0,
              to: may('read-passports')
                ? {
                    pathname: to('organiser-passports'),
                    search: `?security=${status}`,
                  }
                : undefined,
            }))}
          />
        </Section>
      )}
      {invoices && (
        <Section title={m.organiser_invoices()} space="none">
          <OverviewCounts
            lines={invoiceStatuses.map(status => ({
              key: status,
              label: invoiceWords[status](),
              count: invoices[status] ?? 0,
              to: may('read-payments')
                ? {
                    pathname: to('organiser-invoices'),
                    search: `?status=${status}`,
                  }
                : undefined,
            }))}
          />
        </Section>
      )}
    </div>
  )
}

function OverviewSkeleton() {
  return (
    <div aria-busy="true" className="space-y-10">
      <SkeletonText lines={6} />
      <Skeleton className="h-3 rounded-full" />
      <SkeletonText lines={4} />
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
    </div>
  )
}

/** Money received, expected and to be refunded. */
function OverviewMoney({ money }: { money: NonNullable<ConsoleFacts['money']> }) {
  const locale = useLocale()
  const to = usePaths()
  const received = [
    {
      key: 'invoices',
      label: m.overview_by_invoices(),
      to: `${to('organiser-invoices')}?status=paid`,
    },
    {
      key: 'cards',
      label: m.overview_by_cards(),
      to: `${to('organiser-card-payments')}?show=all&status=succeeded`,
    },
  ]
  const lines = [
    // Of the two lists that it came by each has its own link below.
    { term: m.organiser_money_received(), kopecks: money.receivedKopecks, list: null, parts: received },
    {
      term: m.organiser_money_awaited(),
      kopecks: money.awaitedKopecks,
      list: `${to('organiser-invoices')}?status=unpaid`,
      parts: null,
    },
    {
      term: m.organiser_money_refund_due(),
      kopecks: money.refundDueKopecks,
      list: `${to('organiser-refunds')}?state=waiting`,
      parts: null,
    },
  ]
  return (
    <dl className="grid gap-x-10 gap-y-4 border-y py-4 sm:grid-cols-3">
      {lines.map(({ term, kopecks, list, parts }) => (
        <div key={term}>
          <dt className="text-sm text-text-quiet">{term}</dt>
          <dd className="tabular mt-0.5 text-xl font-semibold whitespace-nowrap">
            {list ? (
              <Link to={list} className="text-link">
                {formatMoney(BigInt(kopecks), locale)}
              </Link>
            ) : (
              formatMoney(BigInt(kopecks), locale)
            )}
          </dd>
          {parts && (
            <dd className="mt-1">
              <PartLinks parts={parts} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

type CountLine = {
  key: string
  label: string
  count: number
  to?: { pathname: string; search: string } | undefined
}

/** Counts by state, one per line, with a link to the filtered queue where there is one. */
function OverviewCounts({ lines }: { lines: readonly CountLine[] }) {
  const locale = useLocale()
  return (
    <ul className="divide-y border-y text-sm">
      {lines.map(({ key, label, count, to }) => {
        const content = (
          <>
            <span className="min-w-0 flex-1">{label}</span>
            <span className="tabular font-medium">{countText(count, locale)}</span>
          </>
        )
        return (
          <li key={key}>
            {to ? (
              <Link to={to} className="flex min-h-11 items-center gap-4 hover:bg-sunken md:min-h-9">
                {content}
              </Link>
            ) : (
              <span className="flex min-h-11 items-center gap-4 md:min-h-9">{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
