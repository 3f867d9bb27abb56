import { type ClosingRow, returnClosing } from '#contract/closing.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumToday } from '#web/console/clock/queries.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDay } from '#web/kit/form/form-day.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useClosingDeeds } from '../queries.ts'

type ReturnDialogProps = { guid: string; onClose: () => void; onDone: (row: ClosingRow) => void }

/** The day on which the copy signed by the payer came back. */
export function ReturnDialog({ guid, onClose, onDone }: ReturnDialogProps) {
  const today = useForumToday()
  const { giveBack } = useClosingDeeds()
  const { form, errorOf, top, submit } = useContractForm(returnClosing.body, {
    start: { returnedOn: today },
  })
  return (
    <FormDialog
      title={m.closing_return_title()}
      top={top}
      submitText={m.closing_save()}
      pending={giveBack.isPending}
      onSubmit={submit(async fields => {
        const row = await giveBack.mutateAsync({ guid, ...fields })
        toasts.show({ title: m.closing_returned_toast() })
        onDone(row)
      })}
      onClose={onClose}
    >
      <FormDay form={form} name="returnedOn" label={m.closing_return_date()} error={errorOf('returnedOn')} />
    </FormDialog>
  )
}
