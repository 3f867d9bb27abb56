import { useQuery } from '@tanstack/react-query'
import { readConsole } from '#contract/organizer-console.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { passportQueueStates } from '#domain/passport/passport-queue-state.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/organiser/use-organiser.ts'
import { passportQueueWords } from '#web/console/passport-queue/passport-queue-words.ts'
import { LoadFailure } from '#web/console/queue/load-failure.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { invoiceWords, paymentWords } from '#web/kit/words/status-words.ts'
import { Section } from '#web/ui/section.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { OverviewCounts } from './overview-counts.tsx'
import { type ConsoleFacts, OverviewFunnel } from './overview-funnel.tsx'
import { OverviewMoney } from './overview-money.tsx'
import { OverviewWaiting } from './overview-waiting.tsx'

/** What waits for whom, where applications stand, and the money, as far as the role may see them. */
export function Overview() {
  const { data, error, refetch } = useQuery({
    queryKey: ['organizer', 'dashboard'],
    queryFn: ({ signal }) => callApi(readConsole, { signal }),
    refetchInterval: 60_000,
  })
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <OverviewSkeleton />
  return (
    <div className="space-y-10">
      <Section title={m.organizer_waiting()} space="none">
        <OverviewWaiting waiting={data.waiting} />
      </Section>
      <Section title={m.organizer_funnel()} space="none">
        <OverviewFunnel counts={data.applications} />
      </Section>
      {data.money && (
        <Section title={m.organizer_money()} space="none">
          <OverviewMoney money={data.money} />
        </Section>
      )}
      <StateCounts facts={data} />
    </div>
  )
}

function StateCounts({ facts: { payments, passports, invoices } }: { facts: ConsoleFacts }) {
  const to = usePaths()
  const { may } = useOrganiser()
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
      {payments && (
        <Section title={m.organizer_payments()} space="none">
          <OverviewCounts
            lines={paymentStatuses.map(status => ({
              key: status,
              label: paymentWords[status](),
              count: payments[status] ?? 0,
              to: may('read-applications')
                ? {
                    pathname: to('organizer-applications'),
                    search: `?status=all&payment=${status}`,
                  }
                : undefined,
            }))}
          />
        </Section>
      )}
      {passports && (
        <Section title={m.organizer_passports()} space="none">
          <OverviewCounts
            lines={passportQueueStates.toReversed().map(status => ({
              key: status,
              label: passportQueueWords[status](),
              count: passports[status] ?? 0,
              to: may('read-passports')
                ? {
                    pathname: to('organizer-passports'),
                    search: `?security=${status}`,
                  }
                : undefined,
            }))}
          />
        </Section>
      )}
      {invoices && (
        <Section title={m.organizer_invoices()} space="none">
          <OverviewCounts
            lines={invoiceStatuses.map(status => ({
              key: status,
              label: invoiceWords[status](),
              count: invoices[status] ?? 0,
              to: may('read-payments')
                ? {
                    pathname: to('organizer-invoices'),
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
