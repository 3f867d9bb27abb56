import { useState } from 'react'
import type { StaffDecision } from '#contract/review.ts'
import { m } from '#messages/compiled/messages.js'
import { type BulkResult, BulkResults } from '#web/kit/form/bulk-results.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { decisionWords } from '../words.ts'

type DecideDialogProps = {
  decision: StaffDecision
  rows: readonly { guid: string }[]
  deciding: {
    isPending: boolean
    error: Error | null
    mutateAsync: (given: {
      guids: string[]
      decision: StaffDecision
      note: string | null
    }) => Promise<{ results: readonly BulkResult[] }>
  }
  nameOf: (guid: string) => string
  /** Whether anything was decided. */
  onClose: (done: boolean) => void
}

const leads: Record<StaffDecision, () => string> = {
  approve: m.staff_decide_approve_lead,
  refuse: m.staff_decide_refuse_lead,
  lookAgain: m.staff_decide_look_again_lead,
}

/** Security's decision on one or on many, with a note for colleagues; a refusal needs one. */
export function DecideDialog({ decision, rows, deciding, nameOf, onClose }: DecideDialogProps) {
  const [results, setResults] = useState<readonly BulkResult[] | null>(null)
  const decide = async (note: string) => {
    const guids = rows.map(({ guid }) => guid)
    const answer = await deciding.mutateAsync({ guids, decision, note: note || null }).catch(() => null)
    if (!answer) return
    const done = answer.results.filter(({ ok }) => ok).length
    if (done < rows.length) return setResults(answer.results)
    toasts.show({ title: m.staff_decided({ count: done }), tone: 'positive' })
    onClose(true)
  }
  if (results)
    return (
      <Dialog
        open
        onOpenChange={open => !open && onClose(true)}
        title={decisionWords[decision]()}
        closeLabel={m.close()}
        actions={<Button onClick={() => onClose(true)}>{m.close()}</Button>}
      >
        <BulkResults results={results} nameOf={nameOf} doneText={m.staff_decided} />
      </Dialog>
    )
  return (
    <ReasonDialog
      title={m.staff_decide_question({ action: decisionWords[decision](), count: rows.length })}
      description={leads[decision]()}
      label={m.staff_decide_note()}
      hint={m.staff_decide_note_hint()}
      limit={1000}
      optional={decision !== 'refuse'}
      submitText={decisionWords[decision]()}
      danger={decision === 'refuse'}
      pending={deciding.isPending}
      error={deciding.error}
      onSubmit={note => void decide(note)}
      onClose={() => onClose(false)}
    />
  )
}
