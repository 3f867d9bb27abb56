import { useState } from 'react'
import type { PassportRow, SecurityDecision } from '#contract/organiser-passport.ts'
import {
  longestMismatchDetails,
  type SharedMismatchField,
  sharedMismatchFields,
} from '#domain/passport/mismatch-field.ts'
import { m } from '#messages/compiled/messages.js'
import { MismatchFields } from '#web/console/passport/view.tsx'
import { passportDecisionWords } from '#web/console/passport/words.ts'
import { AskedRows } from '#web/console/queue-selection/view.tsx'
import { type BulkResult, BulkResults } from '#web/kit/form/bulk-results.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useDecidePassports, usePassportPreview } from '../queries.ts'

type DecidePassportsDialogProps = {
  decision: SecurityDecision
  rows: readonly PassportRow[]
  /** Whether anything was decided. */
  onClose: (done: boolean) => void
}

/** A decision on several people: whom it concerns and whom not, its words, and what became of each. */
export function DecidePassportsDialog({ decision, rows, onClose }: DecidePassportsDialogProps) {
  const preview = usePassportPreview(rows, decision)
  const deciding = useDecidePassports()
  const [marked, setMarked] = useState<readonly SharedMismatchField[]>([])
  const [results, setResults] = useState<readonly BulkResult[] | null>(null)
  const { verb } = passportDecisionWords[decision]
  const nameOf = (guid: string) => rows.find(row => row.applicationGuid === guid)?.name ?? ''
  const open = preview.data?.results.filter(({ ok }) => ok).map(({ guid }) => guid) ?? []
  const meant = rows.filter(row => open.includes(row.applicationGuid))
  const decide = async (note: string) => {
    const answer = await deciding
      .mutateAsync({ rows: meant, decision, fields: marked, note: note || null })
      .catch(() => null)
    if (!answer) return
    if (answer.results.some(({ ok }) => !ok)) return setResults(answer.results)
    toasts.show({ title: m.passport_bulk_done({ count: meant.length }), tone: 'positive' })
    onClose(true)
  }
  if (results)
    return (
      <Dialog
        open
        onOpenChange={next => !next && onClose(true)}
        title={verb()}
        closeLabel={m.close()}
        actions={<Button onClick={() => onClose(true)}>{m.close()}</Button>}
      >
        <BulkResults results={results} nameOf={nameOf} doneText={m.passport_bulk_done} />
      </Dialog>
    )
  const isMismatch = decision === 'fail'
  return (
    <ReasonDialog
      title={m.passport_bulk_title({ action: verb(), count: rows.length })}
      description={m.passport_bulk_lead()}
      label={isMismatch ? m.organiser_note_to_participant() : m.staff_decide_note()}
      hint={isMismatch ? m.passport_bulk_note_fail_hint() : m.passport_bulk_note_hint()}
      limit={isMismatch ? longestMismatchDetails : 1000}
      optional={decision !== 'refuse'}
      submitText={verb()}
      danger={decision === 'refuse'}
      pending={deciding.isPending}
      error={deciding.error ?? preview.error}
      incomplete={meant.length === 0 || (isMismatch && marked.length === 0)}
      onSubmit={note => void decide(note)}
      onClose={() => onClose(false)}
    >
      {tried => (
        <>
          {preview.data ? (
            <BulkResults results={preview.data.results} nameOf={nameOf} doneText={m.passport_bulk_will} />
          ) : (
            !preview.error && <p role="status">{m.passport_bulk_counting()}</p>
          )}
          {meant.length > 0 && (
            <AskedRows
              rows={meant}
              idOf={row => row.applicationGuid}
              nameOf={row => row.name}
              detailOf={({ company }) => company && <p className="truncate text-text-quiet">{company}</p>}
            />
          )}
          {preview.data && meant.length === 0 && <p className="font-medium">{m.passport_bulk_none()}</p>}
          {isMismatch && (
            <MismatchFields fields={sharedMismatchFields} marked={marked} onMark={setMarked} tried={tried} />
          )}
        </>
      )}
    </ReasonDialog>
  )
}
