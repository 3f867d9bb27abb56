import { useState } from 'react'
import type { DecisionKind } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DecisionSubject } from './decision-subject.ts'
import { decisionsWithReason, decisionVerb } from './decision-words.ts'
import { DecisionForm } from './parts/decision-form.tsx'
import { DecisionPreviewStage } from './parts/decision-preview.tsx'
import { DecisionResults } from './parts/decision-results.tsx'
import type { ReleasedDecision } from './use-decision.ts'

type DecisionDialogProps = {
  subjects: readonly DecisionSubject[]
  /** Chosen by the key or button that opened the dialog. */
  decision: DecisionKind
  onClose: () => void
  /** Called once, as soon as the answer is there; the dialog stays while some rows were refused. */
  onReleased: (decision: DecisionKind, released: ReleasedDecision) => void
}

type Stage = { name: 'form' | 'preview' } | { name: 'results'; released: ReleasedDecision }

/** A decision in stages: what and why, what will leave in both languages, then each row's own result. */
export function DecisionDialog({ subjects, decision: first, onClose, onReleased }: DecisionDialogProps) {
  const [decision, setDecision] = useState(first)
  const [reason, setReason] = useState('')
  // Offered by default: speakers and the press are the forum's guests.
  const [waive, setWaive] = useState(true)
  const [stage, setStage] = useState<Stage>({
    name: decisionsWithReason.includes(first) ? 'form' : 'preview',
  })
  const body = {
    applicationGuids: subjects.map(subject => subject.guid),
    decision,
    reason: decisionsWithReason.includes(decision) ? reason.trim() : null,
    waivePayment: decision === 'approve' && waive,
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={open => !open && onClose()}
      closeLabel={m.close()}
      title={titleOf(subjects, stage.name === 'form' ? null : decision)}
      description={stage.name === 'form' ? m.organizer_decision_lead() : undefined}
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

function titleOf(subjects: readonly DecisionSubject[], chosen: DecisionKind | null): string {
  const [only, second] = subjects
  const name = only && !second ? only.name : null
  if (!chosen)
    return name
      ? m.organizer_decision_title_one({ name })
      : m.organizer_decision_title_many({ count: subjects.length })
  const decision = decisionVerb(chosen)
  return name
    ? m.organizer_decision_chosen_one({ decision, name })
    : m.organizer_decision_chosen_many({ decision, count: subjects.length })
}
