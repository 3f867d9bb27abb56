import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { TONE_GROUND } from '#web/ui/tone.ts'

type SurveyTakenProps = { href: string; onRetake?: () => void; onDelete?: () => Promise<string | null> }

/** Instead of the questions, for somebody who has a result. Without what the buttons do they wait for the island. */
export function SurveyTaken({ href, onRetake, onDelete }: SurveyTakenProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (!onDelete) return
    setBusy(true)
    setFailure(await onDelete())
    setBusy(false)
  }
  return (
    <section className="page-width pb-16 lg:pb-24">
      <h2 className="text-xl font-semibold md:text-2xl">{m.survey_taken_title()}</h2>
      <p className="mt-2 max-w-2xl text-text-quiet">{m.survey_taken_text()}</p>
      {failure && (
        <p role="alert" className={`mt-4 max-w-2xl rounded-md p-4 ${TONE_GROUND.negative}`}>
          {failure}
        </p>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a
          href={href}
          className="inline-flex min-h-11 items-center rounded-md bg-accent px-5 font-medium text-on-accent hover:bg-accent-hover"
        >
          {m.survey_taken_open()}
        </a>
        <button type="button" onClick={onRetake} className="text-link min-h-11">
          {m.survey_retake()}
        </button>
        <button type="button" aria-busy={busy} onClick={() => void remove()} className="text-link min-h-11">
          {m.survey_delete()}
        </button>
      </div>
    </section>
  )
}
