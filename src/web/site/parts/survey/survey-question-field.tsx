import type { Survey } from '#contract/survey.ts'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'

type SurveyQuestionFieldProps = {
  question: Survey['questions'][number]
  chosen: readonly string[]
  /** Whether the script holds what is chosen; otherwise the form does. */
  controlled: boolean
  /** Sent, or gone on from, without an answer or with too many. */
  missing: boolean
  onChoose: (codes: string[]) => void
}

/** One question: the browser's own radio buttons or boxes in large labels, so that every keyboard and reader knows them. */
export function SurveyQuestionField({
  question,
  chosen,
  controlled,
  missing,
  onChoose,
}: SurveyQuestionFieldProps) {
  const { guid, note, most, answers } = question
  const several = most > 1
  const id = `question-${guid}`
  const hints = [note, several ? m.survey_choose_most({ count: most }) : ''].filter(Boolean)
  const full = several && chosen.length >= most
  const choose = (code: string, on: boolean) => {
    if (!several) return onChoose([code])
    const next = answers.map(answer => answer.code).filter(one => (one === code ? on : chosen.includes(one)))
    if (next.length <= most) onChoose(next)
  }
  return (
    <fieldset className="min-w-0" aria-describedby={missing ? `${id}-error` : undefined}>
      <legend tabIndex={-1} className="max-w-2xl text-xl font-semibold text-balance outline-none md:text-2xl">
        {question.question}
      </legend>
      {hints.length > 0 && <p className="mt-2 text-text-quiet">{hints.join(' ')}</p>}
      {missing && (
        <p id={`${id}-error`} className="mt-2 font-medium text-negative">
          {several ? m.survey_choose_some({ count: most }) : m.survey_choose_one()}
        </p>
      )}
      <div className="mt-5 grid gap-2.5">
        {answers.map(({ code, text }) => {
          const checked = chosen.includes(code)
          const state = controlled ? { checked } : { defaultChecked: checked }
          return (
            <label
              key={code}
              className={classNames(
                'flex min-h-12 cursor-pointer items-center gap-3.5 rounded-md border px-4 py-2.5 text-base/6',
                'has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                'border-line hover:border-text-quiet has-disabled:cursor-default has-disabled:text-text-quiet',
              )}
            >
              <input
                type={several ? 'checkbox' : 'radio'}
                name={guid}
                value={code}
                required={!several}
                disabled={controlled && full && !checked}
                {...state}
                onChange={event => choose(code, event.target.checked)}
                className={classNames('tick outline-none!', !several && 'tick-round')}
              />
              {text}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
