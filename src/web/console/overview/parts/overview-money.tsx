import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { ConsoleFacts } from './overview-funnel.tsx'

/** Money received, awaited and to be returned. */
export function OverviewMoney({ money }: { money: NonNullable<ConsoleFacts['money']> }) {
  const locale = useLocale()
  const lines = [
    { term: m.organizer_money_received(), kopecks: money.receivedKopecks },
    { term: m.organizer_money_awaited(), kopecks: money.awaitedKopecks },
    { term: m.organizer_money_refund_due(), kopecks: money.refundDueKopecks },
  ]
  return (
    <dl className="grid gap-x-10 gap-y-4 border-y py-4 sm:grid-cols-3">
      {lines.map(({ term, kopecks }) => (
        <div key={term}>
          <dt className="text-sm text-text-quiet">{term}</dt>
          <dd className="tabular mt-0.5 text-xl font-semibold whitespace-nowrap">
            {formatMoney(BigInt(kopecks), locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
