import { useEffect, useRef, useState } from 'react'
import { type DecisionKind, decisionsWithReason } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DecisionForm } from './parts/decision-form.tsx'
import { DecisionPreviewStage } from './parts/decision-preview.tsx'
import type { ReleasedDecision } from './queries.ts'
import type { DecisionSubject, WrittenReason } from './rules.ts'
import { decisionOutcome, decisionVerb, refusalText } from './words.ts'

type DecisionDialogProps = {
  subjects: readonly DecisionSubject[]
  /** The decision of the key or button that opened the dialog. */
  decision: DecisionKind
  onClose: () => void
  /** Called once, as soon as the answer arrives; the dialog stays open while some rows were refused. */
  onReleased: (decision: DecisionKind, released: ReleasedDecision) => void
}

type Stage = { name: 'form' | 'preview' } | { name: 'results'; released: ReleasedDecision }

/** A decision in stages: what and why, what will leave in both languages, then each row's own result. */
export function DecisionDialog({ subjects, decision: first, onClose, onReleased }: DecisionDialogProps) {
  const locale = useLocale()
  const [decision, setDecision] = useState(first)
  const [reason, setReason] = useState<WrittenReason>({ ru: '', en: '' })
  // Offered by default: speakers and the press are the forum's guests.
  const [waive, setWaive] = useState(true)
  const [running, setRunning] = useState(false)
  const [stage, setStage] = useState<Stage>({
    name: decisionsWithReason.includes(first) ? 'form' : 'preview',
  })
  const body = {
    applicationGuids: subjects.map(subject => subject.guid),
    decision,
    reason: decisionsWithReason.includes(decision)
      ? { ru: reason.ru.trim() || null, en: reason.en.trim() || null }
      : null,
    waivePayment: decision === 'approve' && waive,
  }
  return (
    <Dialog
      open
      size="lg"
      // Closed by Escape, it would take the question before leaving with it.
      onOpenChange={open => !open && !running && onClose()}
      closeLabel={m.close()}
      title={titleOf(subjects, stage.name === 'form' ? null : decision, locale)}
      description={stage.name === 'form' ? m.organiser_decision_lead() : undefined}
    >
      {stage.name === 'form' && (
        <DecisionForm
          subjects={subjects}
          decision={decision}
          reason={reason}
          onDecision={setDecision}
          onReason={setReason}
          onReady={() => setStage({ name: 'preview' })}
          onCancel={onClose}
        />
      )}
      {stage.name === 'preview' && (
        <DecisionPreviewStage
          body={body}
          onWaive={setWaive}
          onBack={() => setStage({ name: 'form' })}
          onRunning={setRunning}
          onReleased={released => {
            onReleased(decision, released)
            if (released.results.every(result => result.ok)) onClose()
            else setStage({ name: 'results', released })
          }}
        />
      )}
      {stage.name === 'results' && (
        <DecisionResults
          decision={decision}
          released={stage.released}
          subjects={subjects}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function titleOf(
  subjects: readonly DecisionSubject[],
  chosen: DecisionKind | null,
  locale: 'ru' | 'en',
): string {
  const [only, second] = subjects
  const name = only && !second ? nameIn(locale, only) : null
  if (!chosen)
    return name
      ? m.organiser_decision_title_one({ name })
      : m.organiser_decision_title_many({ count: subjects.length })
  const decision = decisionVerb(chosen)
  return name
    ? m.organiser_decision_chosen_one({ decision, name })
    : m.organiser_decision_chosen_many({ decision, count: subjects.length })
}

type DecisionResultsProps = {
  decision: DecisionKind
  released: ReleasedDecision
  subjects: readonly DecisionSubject[]
  onClose: () => void
}

/** The last stage, shown when some rows were refused (a colleague was faster): each row's own result. */
function DecisionResults({ decision, released, subjects, onClose }: DecisionResultsProps) {
  const locale = useLocale()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  const names = new Map(subjects.map(subject => [subject.guid, nameIn(locale, subject)]))
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
          <StatusWord tone="attention">{m.organiser_results_refused({ count: refused.length })}</StatusWord>
        </p>
      </div>
      <ul className="max-h-80 divide-y overflow-y-auto border-y text-sm">
        {refused.map(result => (
          <li key={result.applicationGuid} className="py-2.5">
            <p className="font-medium">{names.get(result.applicationGuid)}</p>
            <p className="text-text-quiet">{refusalText(result, locale)}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-col sm:flex-row-reverse">
        <Button ref={close} onClick={onClose}>
          {m.organiser_results_close()}
        </Button>
      </div>
    </div>
  )
}
