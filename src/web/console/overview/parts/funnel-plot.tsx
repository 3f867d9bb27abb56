import { plottedDays, type readOverviewPlots } from '#contract/organiser-console.ts'
import { attendingRoles } from '#domain/participant/participant-role.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import type { CallOutput } from '#web/kit/api/call-api.ts'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Plot } from '#web/kit/plot/plot.tsx'
import { countText } from '#web/kit/words/count-text.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { ListLink, PlotSection, useDayLabels } from './plot-section.tsx'
import { WeekSums } from './week-sums.tsx'

type Funnel = NonNullable<CallOutput<typeof readOverviewPlots>['funnel']>

/** Applications by day, of all roles or of the one that the address names. Many see the days; only those who read applications may open the list. */
export function FunnelPlot({ plot }: { plot: Funnel }) {
  const labels = useDayLabels()
  const locale = useLocale()
  const to = usePaths()
  const readable = useOrganiser().may('read-applications')
  const [parameters, change] = useUrlParameters()
  const role = attendingRoles.find(known => known === parameters.get('role'))
  const days = role
    ? plot.map(({ roles }) => roles.find(one => one.role === role) ?? { sent: 0, approved: 0, rejected: 0 })
    : plot
  const series = [
    { name: m.overview_sent(), values: days.map(({ sent }) => sent) },
    { name: m.overview_approved(), values: days.map(({ approved }) => approved) },
    { name: m.overview_rejected(), values: days.map(({ rejected }) => rejected) },
  ]
  const ofDays = m.overview_funnel_plot({ count: plottedDays })
  const list = to('organiser-applications')
  return (
    <PlotSection
      title={m.overview_funnel()}
      to={
        readable && (
          <ListLink to={role ? `${list}?${new URLSearchParams({ status: 'all', role })}` : list}>
            {m.organiser_nav_applications()}
          </ListLink>
        )
      }
    >
      {/* On paper the title says which role it is. */}
      <div className="mb-4 max-w-60 print:hidden">
        <FilterChoice
          label={m.overview_role()}
          anyText={m.organiser_any_role()}
          value={role ?? 'all'}
          values={attendingRoles}
          wordOf={value => participantRoleWords[value]()}
          onChange={chosen => change({ role: chosen })}
        />
      </div>
      <WeekSums sums={series} format={count => countText(count, locale)} />
      <Plot
        title={role ? m.overview_plot_of_role({ plot: ofDays, role: participantRoleWords[role]() }) : ofDays}
        kind="lines"
        namesHead={m.overview_day()}
        labels={labels(plot)}
        series={series}
      />
    </PlotSection>
  )
}
