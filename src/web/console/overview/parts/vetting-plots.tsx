import type { readOverviewPlots } from '#contract/organiser-console.ts'
import type { PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import { m } from '#messages/compiled/messages.js'
import type { CallOutput } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Plot } from '#web/kit/plot/plot.tsx'
import { passportWords } from '#web/kit/words/status-words.ts'
import { ageLabels, ListLink, PlotSection } from './plot-section.tsx'

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
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {states
            .filter(({ count }) => count > 0)
            .map(({ state }) => (
              <ListLink key={state} to={list(state)}>
                {passportWords[state]()}
              </ListLink>
            ))}
        </span>
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
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {ageing
            .filter(({ fromDays }) => fromDays > 0)
            .map(({ fromDays, savedTo }) => (
              <ListLink key={fromDays} to={list('passportPending', { to: savedTo })}>
                {m.overview_age_from({ from: fromDays })}
              </ListLink>
            ))}
        </p>
      </div>
    </PlotSection>
  )
}
