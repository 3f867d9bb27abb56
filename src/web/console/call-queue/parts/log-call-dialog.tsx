import type { CallDetail } from '#contract/organiser-call.ts'
import { type CallOutcome, callOutcomes } from '#domain/passport/mismatch-call.ts'
import { callOutcomeWords } from '#messages/call-word.ts'
import { m } from '#messages/compiled/messages.js'
import type { Fault, Judge } from '#web/kit/contract-form/judge.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useLogCall } from '../queries.ts'
import { callInstant } from '../rules.ts'

type Values = { outcome: string; callAt: string; note: string }
type Judged = { outcome: CallOutcome; callAt: string; note: string | null }

const judgeTyped: Judge<Values, Judged> = ({ outcome, callAt, note }) => {
  const faults: Fault[] = []
  const known = callOutcomes.find(each => each === outcome)
  if (!known) faults.push({ field: 'outcome', code: 'required' })
  if (outcome === 'callBack' && !callAt) faults.push({ field: 'callAt', code: 'required' })
  if (note.trim().length > 500) faults.push({ field: 'note', code: 'too_long' })
  if (!known || faults.length > 0) return { ok: false, faults }
  return { ok: true, value: { outcome: known, callAt, note: note.trim() || null } }
}

type LogCallDialogProps = { call: CallDetail; onDone: () => void; onClose: () => void }

/** What came of the call, and when to call again. */
export function LogCallDialog({ call, onDone, onClose }: LogCallDialogProps) {
  const { timeZone } = useEdition()
  const { form, errorOf, top, submit } = useContractForm(judgeTyped, {
    start: { outcome: '', callAt: '', note: '' },
  })
  const log = useLogCall(call, () => {
    toasts.show({ title: m.call_logged(), tone: 'positive' })
    onDone()
  })
  return (
    <FormDialog
      title={m.call_log_title()}
      top={top}
      submitText={m.call_log()}
      pending={log.isPending}
      onSubmit={submit(({ callAt, ...values }) =>
        log.mutateAsync({ ...values, callAt: callInstant(callAt, timeZone) }),
      )}
      onClose={onClose}
    >
      <RadioGroup
        label={m.call_outcome()}
        error={errorOf('outcome')}
        options={callOutcomes.map(value => ({ value, label: callOutcomeWords[value]() }))}
        {...form.register('outcome')}
      />
      <TextField
        type="datetime-local"
        label={m.call_when()}
        hint={m.call_when_hint()}
        error={errorOf('callAt')}
        {...form.register('callAt')}
      />
      <TextArea
        label={m.call_note()}
        hint={m.call_note_hint()}
        rows={2}
        error={errorOf('note')}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
