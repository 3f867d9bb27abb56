import { useEffect, useRef } from 'react'
import type { DecisionKind } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { StatusWord } from '#web/console/queue/status-word.tsx'
import { Button } from '#web/ui/button.tsx'
import type { DecisionSubject } from '../decision-subject.ts'
import { decisionOutcome } from '../decision-words.ts'
import type { ReleasedDecision } from '../use-decision.ts'

type DecisionResultsProps = {
  decision: DecisionKind
  released: ReleasedDecision
  subjects: readonly DecisionSubject[]
  onClose: () => void
}

/** The last stage, shown when some rows were refused (a colleague was faster): each row's own result. */
export function DecisionResults({ decision, released, subjects, onClose }: DecisionResultsProps) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  const names = new Map(subjects.map(subject => [subject.guid, subject.name]))
  const refused = released.results.filter(result => !result.ok)
  const done = released.results.length - refused.length
  return (
    <div className="space-y-5">
      <div role="status" className="space-y-1">
        {done > 0 && (
          <p>
            <StatusWord tone="positive">{decisionOutcome(decision, done)}</StatusWord>
          </p>
        )}
        <p>
          <StatusWord tone="attention">{m.organizer_results_refused({ count: refused.length })}</StatusWord>
        </p>
      </div>
      <ul className="max-h-80 divide-y overflow-y-auto border-y text-sm">
        {refused.map(result => (
          <li key={result.applicationGuid} className="py-2.5">
            <p className="font-medium">{names.get(result.applicationGuid)}</p>
            <p className="text-text-quiet">{result.message}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-quiet">{m.organizer_results_refreshed()}</p>
      <div className="flex flex-col sm:flex-row-reverse">
        <Button ref={close} onClick={onClose}>
          {m.organizer_results_close()}
        </Button>
      </div>
    </div>
  )
}
