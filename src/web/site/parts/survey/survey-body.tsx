import { type FormEvent, useEffect, useRef, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'
import { TONE_GROUND } from '#web/ui/tone.ts'
import type { SurveyFacts } from './survey-facts.ts'
import { SurveyQuestionField } from './survey-question-field.tsx'
import { SurveySteps } from './survey-steps.tsx'
import { SurveyTaken } from './survey-taken.tsx'
import { useSurvey } from './use-survey.ts'

/**
 * The questions: all in one form that works without a script, one at a time with it. Until the script has taken over, a browser that runs scripts shows
 * the first alone (`data-stepped`), so that nothing jumps.
 */
export function SurveyBody(facts: SurveyFacts) {
  const state = useSurvey(facts)
  const { survey, answers, at, awake, open } = state
  const form = useRef<HTMLFormElement>(null)
  const [moved, setMoved] = useState(false)
  const count = survey.questions.length

  // After a step the question is read out; not when the page opens.
  useEffect(() => {
    if (moved) form.current?.querySelector<HTMLElement>(`[data-question="${at}"] legend`)?.focus()
  }, [at, moved])

  const step = (to: number) => {
    setMoved(true)
    state.goTo(to)
  }
  const submit = (event: FormEvent) => {
    if (!awake) return
    event.preventDefault()
    const current = survey.questions[at]
    if (current && !state.isAnswered(current.guid)) return state.miss()
    if (at < count - 1) step(at + 1)
    else void state.finish()
  }

  if (state.taken)
    return (
      <SurveyTaken
        href={`${facts.results}/${state.taken}`}
        onRetake={state.restart}
        onDelete={state.remove}
      />
    )
  return (
    <form
      ref={form}
      method="post"
      action={facts.action}
      onSubmit={submit}
      data-stepped={facts.given === null || awake ? '' : undefined}
      data-awake={awake ? '' : undefined}
      noValidate={awake}
      className="page-width pb-16 lg:pb-24"
    >
      {facts.given && !awake && facts.given.open.length > 0 && (
        <p role="alert" className={`mb-6 max-w-3xl rounded-md p-4 ${TONE_GROUND.attention}`}>
          {m.survey_missing({ count: facts.given.open.length })}
        </p>
      )}
      <SurveySteps at={at} count={count} className="step-head" />
      {state.notice && (
        <p role="status" className={`mt-4 max-w-3xl rounded-md p-4 ${TONE_GROUND.attention}`}>
          {state.notice}
        </p>
      )}
      <div className="max-w-3xl">
        {survey.questions.map((question, place) => (
          <div
            key={question.guid}
            data-question={place}
            hidden={awake && place !== at}
            className={classNames('question py-5', !awake && place > 0 && 'border-t')}
          >
            <SurveyQuestionField
              question={question}
              chosen={answers[question.guid] ?? []}
              controlled={awake}
              missing={open.includes(question.guid)}
              onChoose={codes => state.choose(question.guid, codes)}
            />
          </div>
        ))}
      </div>
      {state.failure && (
        <div role="alert" className={`mb-5 max-w-3xl rounded-md p-4 ${TONE_GROUND.negative}`}>
          <p className="font-medium">{state.failure}</p>
          <p className="mt-1 text-sm">{m.survey_answers_kept()}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:sticky max-sm:bottom-0 max-sm:border-t max-sm:bg-surface max-sm:py-3">
        {awake && at > 0 && (
          <button type="button" onClick={() => step(at - 1)} className={secondary}>
            {m.survey_back()}
          </button>
        )}
        <button type="submit" aria-busy={state.busy} className={primary}>
          {/* Before the island is there the words must be right with and without a script. */}
          <span className="if-stepped">
            {awake && at === count - 1 ? finishWords(state) : m.survey_next()}
          </span>
          <span className="if-whole">{m.survey_finish()}</span>
        </button>
        {state.mayReload && (
          <button type="button" onClick={() => void state.reload()} className={secondary}>
            {m.survey_reload()}
          </button>
        )}
        {awake && Object.keys(answers).length > 0 && (
          <button type="button" onClick={state.restart} className="text-link min-h-11 text-sm">
            {m.survey_restart()}
          </button>
        )}
      </div>
      <p className="mt-8 max-w-2xl text-sm text-text-quiet">{m.survey_privacy()}</p>
    </form>
  )
}

function finishWords({ busy, failure }: { busy: boolean; failure: string | null }): string {
  if (busy) return m.survey_sending()
  return failure ? m.survey_send_again() : m.survey_finish()
}

const button = 'inline-flex min-h-11 items-center justify-center rounded-md px-5 font-medium'
const primary = `${button} bg-accent text-on-accent hover:bg-accent-hover max-sm:flex-1`
const secondary = `${button} border border-line hover:border-text-quiet`
