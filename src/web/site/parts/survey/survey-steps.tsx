import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'

type SurveyStepsProps = { at: number; count: number; className?: string }

/** Where one is among the questions. */
export function SurveySteps({ at, count, className }: SurveyStepsProps) {
  return (
    <div className={classNames('max-w-3xl', className)}>
      <p className="text-sm text-text-quiet" aria-live="polite">
        {m.survey_progress({ at: at + 1, of: count })}
      </p>
      <div aria-hidden="true" className="mt-2 h-1 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-accent" style={{ width: `${((at + 1) / count) * 100}%` }} />
      </div>
    </div>
  )
}
