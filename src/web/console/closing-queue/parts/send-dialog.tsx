import { type ClosingRow, sendClosings } from '#contract/closing.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumToday } from '#web/console/clock/queries.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDay } from '#web/kit/form/form-day.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useClosingDeeds } from '../queries.ts'

type SendDialogProps = { rows: readonly ClosingRow[]; onClose: () => void; onDone: () => void }

/** How and when the signed originals of these papers left. */
export function SendDialog({ rows, onClose, onDone }: SendDialogProps) {
  const today = useForumToday()
  const { send } = useClosingDeeds()
  // What the payers asked for, where they agree.
  const channel = rows.every(row => row.wanted.channel === 'edo') ? 'edo' : 'post'
  const { form, errorOf, top, submit } = useContractForm(sendClosings.body, {
    start: { guids: rows.map(row => row.guid), channel, sentOn: today, reference: '' },
  })
  return (
    <FormDialog
      title={m.closing_send_title()}
      top={top}
      submitText={m.closing_send()}
      pending={send.isPending}
      onSubmit={submit(async fields => {
        const { sent } = await send.mutateAsync(fields)
        toasts.show({ title: m.closing_sent_toast({ count: sent }) })
        onDone()
      })}
      onClose={onClose}
    >
      {rows.length > 1 && <p>{m.closing_send_count({ count: rows.length })}</p>}
      <RadioGroup
        {...form.register('channel')}
        label={m.closing_channel()}
        layout="cards"
        options={[
          { value: 'post', label: m.closing_channel_post() },
          { value: 'edo', label: m.closing_channel_edo() },
        ]}
        error={errorOf('channel')}
      />
      <FormDay form={form} name="sentOn" label={m.closing_sent_on()} error={errorOf('sentOn')} />
      <TextField
        {...form.register('reference')}
        label={m.closing_reference()}
        hint={m.closing_reference_hint()}
        optional={m.optional()}
        autoComplete="off"
        error={errorOf('reference')}
      />
    </FormDialog>
  )
}
