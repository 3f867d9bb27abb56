import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Gate } from './gate-engine.ts'

/** A supervisor admits somebody whom the gate has refused: in their own name, or by a code that they have told the guard. */
export function OverrideDialog({ gate, scanId }: { gate: Gate; scanId: string }) {
  const locale = useLocale()
  const { may } = useOrganiser()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState({ reason: '', code: '' })
  const [tried, setTried] = useState(false)
  const needsCode = !may('override-gate')
  const sending = useWork(
    () =>
      gate.override({
        scanId,
        reason: typed.reason.trim(),
        supervisorCode: needsCode ? typed.code.trim() : null,
      }),
    { onSuccess: () => setOpen(false) },
  )
  const missing = { reason: typed.reason.trim().length < 3, code: needsCode && typed.code.trim() === '' }
  const send = () => {
    setTried(true)
    if (!missing.reason && !missing.code && !sending.isPending) sending.mutate()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={m.at_gate_override_title()}
      closeLabel={m.close()}
      trigger={
        <Button variant="secondary" size="lg" wide className="min-h-14 border-transparent">
          {m.at_gate_override()}
        </Button>
      }
      actions={
        <Button size="lg" loading={sending.isPending} onClick={send} className="min-h-14">
          {m.at_gate_override_send()}
        </Button>
      }
    >
      <div className="space-y-5">
        {sending.error && (
          <Banner tone="negative" announce="alert">
            {sending.error.message}
          </Banner>
        )}
        <TextArea
          label={m.at_gate_override_reason()}
          rows={2}
          value={typed.reason}
          error={tried && missing.reason ? errorSentence('reason_required', locale) : undefined}
          onChange={event => setTyped({ ...typed, reason: event.target.value })}
        />
        {needsCode && (
          <TextField
            label={m.at_gate_override_code()}
            hint={m.at_gate_override_code_hint()}
            value={typed.code}
            error={tried && missing.code ? errorSentence('required', locale) : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="tabular"
            onChange={event => setTyped({ ...typed, code: event.target.value })}
          />
        )}
      </div>
    </Dialog>
  )
}
