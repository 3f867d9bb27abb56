import { useState } from 'react'
import type { SurveyResultView } from '#contract/survey.ts'
import { m } from '#messages/compiled/messages.js'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useDeletedSurvey, useOwnSurvey } from './queries.ts'

/** The person's archetype on the cabinet's home, or the way to it. */
export function OwnArchetype({ participantGuid }: { participantGuid: string }) {
  const { data, error, refetch } = useOwnSurvey(participantGuid)
  // An assistant has no business with it: for them it does not exist.
  if ((error as { status?: number } | null)?.status === 404) return null
  return (
    <Section space="none" title={m.survey_mine_title()}>
      {error && !data && <LoadFailure error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton className="h-28 w-full" />}
      {data && !data.taken && <Invitation />}
      {data?.taken && <Archetype participantGuid={participantGuid} result={data.taken.result} />}
    </Section>
  )
}

function Invitation() {
  const to = usePaths()
  return (
    <div className="border-y py-5">
      <p className="measure text-text-quiet">{m.survey_mine_invitation()}</p>
      <a href={to('survey')} className={`${buttonClasses({ variant: 'secondary' })} mt-4`}>
        {m.survey_take()}
      </a>
    </div>
  )
}

type ArchetypeProps = { participantGuid: string; result: SurveyResultView }

function Archetype({ participantGuid, result }: ArchetypeProps) {
  const { guid, archetype, secondaryArchetype, topThemes } = result
  const to = usePaths()
  const [asking, setAsking] = useState(false)
  const remove = useDeletedSurvey(participantGuid)
  return (
    <div className="flex items-start gap-5 border-y py-5">
      <div className="min-w-0 flex-1">
        <p className="text-lg font-semibold">{archetype.name}</p>
        <p className="mt-0.5 text-pretty text-text-quiet">{archetype.motto}</p>
        {secondaryArchetype && (
          <p className="mt-2 text-sm">{m.survey_mine_secondary({ name: secondaryArchetype.name })}</p>
        )}
        {topThemes.length > 0 && (
          <p className="mt-1 text-sm">
            {m.survey_mine_themes({ themes: topThemes.map(({ name }) => name).join(', ') })}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-x-5 text-sm">
          <a href={to('surveyResult', { guid })} className="text-link inline-flex min-h-11 items-center">
            {m.survey_taken_open()}
          </a>
          <a href={to('survey')} className="text-link inline-flex min-h-11 items-center">
            {m.survey_retake()}
          </a>
          <button type="button" onClick={() => setAsking(true)} className="text-link min-h-11">
            {m.survey_delete()}
          </button>
        </div>
      </div>
      {asking && (
        <ConfirmDialog
          title={m.survey_delete_title()}
          text={m.survey_delete_text()}
          act={m.survey_delete()}
          danger
          sending={{
            ...remove,
            mutate: () =>
              remove.mutate(undefined, {
                onSuccess: () => {
                  setAsking(false)
                  toasts.show({ title: m.survey_deleted(), tone: 'positive' })
                },
              }),
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
