import type { readOverviewPlots } from '#contract/organiser-console.ts'
import type { PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import { m } from '#messages/compiled/messages.js'
import type { CallOutput } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Plot } from '#web/kit/plot/plot.tsx'
import { passportWords } from '#web/kit/words/status-words.ts'
import { ageLabels, PartLinks, PlotSection } from './plot-section.tsx'

type Vetting = NonNullable<CallOutput<typeof readOverviewPlots>['vetting']>

/** Where the passports stand, and how long those that wait for the check have waited. */
export function VettingPlots({ plot: { states, ageing } }: { plot: Vetting }) {
  const to = usePaths()
  const list = (security: PassportQueueState, days?: { to: string }) =>
    `${to('organiser-passports')}?${new URLSearchParams({ security, ...days })}`
  return (
    <PlotSection
      title={m.overview_vetting()}
      to={
        <PartLinks
          parts={states
            .filter(({ count }) => count > 0)
            .map(({ state }) => ({ key: state, label: passportWords[state](), to: list(state) }))}
        />
      }
    >
      <div className="space-y-8">
        <Plot
          title={m.overview_vetting_plot()}
          kind="bars"
          namesHead={m.organiser_column_state()}
          labels={states.map(({ state }) => passportWords[state]())}
          series={[{ name: m.overview_passports(), values: states.map(({ count }) => count) }]}
        />
        <Plot
          title={m.overview_vetting_age_plot()}
          kind="bars"
          namesHead={m.overview_age()}
          labels={ageLabels(ageing)}
          series={[{ name: m.overview_passports(), values: ageing.map(({ count }) => count) }]}
        />
        <PartLinks
          parts={ageing
            .filter(({ fromDays }) => fromDays > 0)
            .map(({ fromDays, savedTo }) => ({
              key: String(fromDays),
              label: m.overview_age_from({ from: fromDays }),
              to: list('passportPending', { to: savedTo }),
            }))}
        />
      </div>
    </PlotSection>
  )
}
