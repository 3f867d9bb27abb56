import { useQuery } from '@tanstack/react-query'
import { plottedDays, readOverviewPlots } from '#contract/organiser-console.ts'
import { waitingSpans } from '#domain/application/application-filter.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { fullestHubs } from '#domain/transfer/fullest-hubs.ts'
import { m } from '#messages/compiled/messages.js'
import { standingTabs } from '#web/console/badge-queue/words.ts'
import { passStateTabs } from '#web/console/pass-queue/words.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { type CallOutput, callApi } from '#web/kit/api/call-api.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Plot } from '#web/kit/plot/plot.tsx'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { FunnelPlot } from './funnel-plot.tsx'
import { MessagePlots } from './message-plots.tsx'
import { ageLabels, ListLink, PartLinks, PlotSection, useDayLabels } from './plot-section.tsx'
import { VettingPlots } from './vetting-plots.tsx'
import { WeekSums } from './week-sums.tsx'

type Plots = CallOutput<typeof readOverviewPlots>
type Part<Name extends keyof Plots> = { plot: NonNullable<Plots[Name]> }

/** The pictures of the whole, as far as the role reads what they are counted from; each leads to its list. */
export function OverviewPlots() {
  const { data, error, refetch } = useQuery({
    queryKey: ['organiser', 'overview'],
    queryFn: ({ signal }) => callApi(readOverviewPlots, { signal }),
    refetchInterval: 60_000,
  })
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data)
    return (
      <div aria-busy="true">
        <SkeletonText lines={8} />
      </div>
    )
  return (
    <>
      {data.funnel && <FunnelPlot plot={data.funnel} />}
      {data.roles && data.roles.length > 0 && <RolesPlot plot={data.roles} />}
      {data.ageing && <AgeingPlot plot={data.ageing} />}
      {data.money && <MoneyPlot plot={data.money} />}
      {data.badges && <BadgesPlot plot={data.badges} />}
      {data.passes && <PassesPlot plot={data.passes} />}
      {data.arrivals && data.arrivals.hours.length > 0 && <ArrivalsPlot plot={data.arrivals} />}
      {data.vetting && <VettingPlots plot={data.vetting} />}
      {data.messages && <MessagePlots plot={data.messages} />}
    </>
  )
}

/** As many as a plot has colours for. */
const plottedStatuses = ['pending', 'approved', 'rejected'] as const

function RolesPlot({ plot }: Part<'roles'>) {
  const to = usePaths()
  return (
    <PlotSection
      title={m.overview_roles()}
      to={
        <span className="flex flex-wrap gap-x-4">
          {plot.map(({ role }) => (
            <ListLink
              key={role}
              to={`${to('organiser-applications')}?${new URLSearchParams({ status: 'all', role })}`}
            >
              {participantRoleWords[role]()}
            </ListLink>
          ))}
        </span>
      }
    >
      <Plot
        title={m.overview_roles_plot()}
        kind="bars"
        namesHead={m.overview_role()}
        labels={plot.map(({ role }) => participantRoleWords[role]())}
        series={plottedStatuses.map(status => ({
          name: applicationWords[status](),
          values: plot.map(({ counts }) => counts[status] ?? 0),
        }))}
      />
    </PlotSection>
  )
}

function AgeingPlot({ plot }: Part<'ageing'>) {
  const to = usePaths()
  const list = (waiting?: string) =>
    `${to('organiser-applications')}?${new URLSearchParams({ status: 'pending', ...(waiting && { waiting }) })}`
  return (
    <PlotSection
      title={m.overview_ageing()}
      to={
        <PartLinks
          parts={waitingSpans.map(span => ({
            key: span,
            label: m.overview_age_from({ from: Number(span) }),
            to: list(span),
          }))}
        />
      }
    >
      <Plot
        title={m.overview_ageing_plot()}
        kind="bars"
        namesHead={m.overview_age()}
        labels={ageLabels(plot)}
        series={[{ name: m.organiser_nav_applications(), values: plot.map(({ count }) => count) }]}
      />
    </PlotSection>
  )
}

function MoneyPlot({ plot }: Part<'money'>) {
  const labels = useDayLabels()
  const to = usePaths()
  const locale = useLocale()
  const series = [
    { name: m.overview_by_invoices(), values: plot.map(({ invoicesKopecks }) => Number(invoicesKopecks)) },
    { name: m.overview_by_cards(), values: plot.map(({ cardsKopecks }) => Number(cardsKopecks)) },
  ]
  // Whole sums would not fit beside the axis.
  const thousands = (kopecks: number) => Math.round(kopecks / 100_000)
  return (
    <PlotSection
      title={m.overview_money()}
      to={
        <PartLinks
          parts={[
            {
              key: 'invoices',
              label: m.organiser_nav_invoices(),
              to: `${to('organiser-invoices')}?status=paid`,
            },
            {
              key: 'cards',
              label: m.organiser_nav_card_payments(),
              to: `${to('organiser-card-payments')}?show=all`,
            },
          ]}
        />
      }
    >
      <WeekSums sums={series} format={kopecks => formatMoney(BigInt(kopecks), locale)} />
      <Plot
        title={m.overview_money_plot({ count: plottedDays })}
        kind="lines"
        namesHead={m.overview_day()}
        labels={labels(plot)}
        series={series.map(({ name, values }) => ({ name, values: values.map(thousands) }))}
      />
    </PlotSection>
  )
}

function BadgesPlot({ plot }: Part<'badges'>) {
  const to = usePaths()
  return (
    <PlotSection
      title={m.overview_badges()}
      to={
        <PartLinks
          parts={plot
            .filter(({ count }) => count > 0)
            .map(({ standing }) => ({
              key: standing,
              label: standingTabs[standing](),
              to: `${to('organiser-badges')}?standing=${standing}`,
            }))}
        />
      }
    >
      <Plot
        title={m.overview_badges_plot()}
        kind="bars"
        namesHead={m.organiser_column_state()}
        labels={plot.map(({ standing }) => standingTabs[standing]())}
        series={[{ name: m.page_title_organiser_badges(), values: plot.map(({ count }) => count) }]}
      />
    </PlotSection>
  )
}

function PassesPlot({ plot }: Part<'passes'>) {
  const to = usePaths()
  const { may } = useOrganiser()
  return (
    <PlotSection
      title={m.page_title_organiser_passes()}
      to={
        <PartLinks
          parts={plot
            .filter(({ count }) => count > 0)
            .map(({ state }) => ({
              key: state,
              label: passStateTabs[state](),
              to: `${to('organiser-passes')}?state=${state}`,
            }))}
        >
          {may('scan-passes') && (
            <ListLink to={to('organiser-gate')}>{m.page_title_organiser_gate()}</ListLink>
          )}
        </PartLinks>
      }
    >
      <Plot
        title={m.overview_passes_plot()}
        kind="bars"
        namesHead={m.organiser_column_state()}
        labels={plot.map(({ state }) => passStateTabs[state]())}
        series={[{ name: m.page_title_organiser_passes(), values: plot.map(({ count }) => count) }]}
      />
    </PlotSection>
  )
}

/** So many hubs have a colour of their own. */
const shownHubs = 3

function ArrivalsPlot({ plot }: Part<'arrivals'>) {
  const locale = useLocale()
  const labels = useDayLabels()
  const to = usePaths()
  const hubs = fullestHubs(
    plot.hubs.map(({ name }, place) => ({
      name: name[locale],
      counts: plot.hours.map(({ counts }) => counts[place] ?? 0),
    })),
    shownHubs,
    m.overview_other_hubs(),
  )
  return (
    <PlotSection
      title={m.overview_arrivals()}
      to={
        <PartLinks
          parts={plot.hubs.map(({ guid, name }) => ({
            key: guid,
            label: name[locale],
            to: `${to('organiser-transfers')}?${new URLSearchParams({ direction: 'arrival', hub: guid })}`,
          }))}
        />
      }
    >
      <Plot
        title={m.overview_arrivals_plot()}
        kind="bars"
        namesHead={m.overview_hour()}
        labels={labels(plot.hours).map(
          (day, place) => `${day}, ${String(plot.hours[place]?.hour ?? 0).padStart(2, '0')}:00`,
        )}
        series={hubs.map(({ name, counts }) => ({ name, values: counts }))}
      />
    </PlotSection>
  )
}
