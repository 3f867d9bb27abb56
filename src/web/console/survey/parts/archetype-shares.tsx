import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readSurveyShares, type SurveyShares } from '#contract/survey.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName } from '#web/console/content/words.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Plot } from '#web/kit/plot/plot.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** How many participants have each archetype, as a plot with its table. */
export function ArchetypeShares() {
  const { data, error, refetch } = useQuery({
    queryKey: ['survey-shares'],
    queryFn: ({ signal }) => callApi(readSurveyShares, { signal }),
  })
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-80 w-full" />
  return (
    <>
      {data.taken === 0 ? (
        <EmptyState title={m.survey_shares_none()}>{m.survey_shares_none_text()}</EmptyState>
      ) : (
        <Shares shares={data} />
      )}
      <EditorLinks />
    </>
  )
}

function Shares({ shares: { taken, archetypes } }: { shares: SurveyShares }) {
  const locale = useLocale()
  return (
    <>
      <p className="mb-6 text-text-quiet">{m.survey_shares_taken({ count: taken })}</p>
      <Plot
        title={m.survey_shares_title()}
        kind="bars"
        namesHead={m.survey_archetype()}
        labels={archetypes.map(({ name }) => bilingualName(name, locale))}
        series={[
          { name: m.survey_shares_first(), values: archetypes.map(({ first }) => first) },
          { name: m.survey_shares_second(), values: archetypes.map(({ second }) => second) },
        ]}
      />
    </>
  )
}

/** Where questions and archetypes are edited. */
function EditorLinks() {
  const to = usePaths()
  if (!useOrganiser().may('edit-content')) return null
  const links = [
    { kind: 'surveyQuestion', text: m.content_kind_surveyQuestion() },
    { kind: 'surveyArchetype', text: m.content_kind_surveyArchetype() },
  ]
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6">
      {links.map(({ kind, text }) => (
        <li key={kind}>
          <Link
            to={to('organiser-content-kind', { kind })}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
