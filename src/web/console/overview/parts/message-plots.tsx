import { plottedDays, type readOverviewPlots } from '#contract/organiser-console.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import type { CallOutput } from '#web/kit/api/call-api.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Plot } from '#web/kit/plot/plot.tsx'
import { countText } from '#web/kit/words/count-text.ts'
import { ListLink, PlotSection, useDayLabels } from './plot-section.tsx'

type Messages = NonNullable<CallOutput<typeof readOverviewPlots>['messages']>

/** Messages by day and channel, and what the text messages among them cost; e-mails are free. */
export function MessagePlots({ plot: { days, partKopecks } }: { plot: Messages }) {
  const labels = useDayLabels()
  const to = usePaths()
  return (
    <PlotSection
      title={m.overview_messages()}
      to={<ListLink to={to('organiser-messages')}>{m.organiser_nav_messages()}</ListLink>}
    >
      <div className="space-y-8">
        <Plot
          title={m.overview_messages_plot({ count: plottedDays })}
          kind="lines"
          namesHead={m.overview_day()}
          labels={labels(days)}
          series={[
            { name: m.overview_sms(), values: days.map(({ sms }) => sms) },
            { name: m.overview_email(), values: days.map(({ email }) => email) },
          ]}
        />
        <Cost days={days} partKopecks={partKopecks} />
      </div>
    </PlotSection>
  )
}

/** Without a price in the settings the parts alone, which the gateway bills. */
function Cost({ days, partKopecks }: { days: Messages['days']; partKopecks: string | null }) {
  const labels = useDayLabels()
  const locale = useLocale()
  const price = partKopecks === null ? null : Number(partKopecks)
  const roubles = (parts: number) => (parts * (price ?? 0)) / 100
  const parts = days.reduce((sum, { smsParts }) => sum + smsParts, 0)
  return (
    <div className="space-y-3">
      <Plot
        title={price === null ? m.overview_sms_parts_plot() : m.overview_sms_cost_plot()}
        kind="lines"
        namesHead={m.overview_day()}
        labels={labels(days)}
        series={[
          price === null
            ? { name: m.overview_sms_parts(), values: days.map(({ smsParts }) => smsParts) }
            : { name: m.overview_sms_cost(), values: days.map(({ smsParts }) => roubles(smsParts)) },
        ]}
        {...(price !== null && {
          format: (value: number) => formatMoney(BigInt(Math.round(value * 100)), locale),
        })}
      />
      <p className="text-sm text-text-quiet">
        {price === null
          ? m.overview_sms_no_price()
          : m.overview_sms_price({
              price: formatMoney(BigInt(price), locale),
              parts: countText(parts, locale),
              sum: formatMoney(BigInt(parts * price), locale),
            })}
      </p>
    </div>
  )
}
