import type { CallDetail } from '#contract/organiser-call.ts'
import { correctedFields } from '#contract/organiser-person.ts'
import { m } from '#messages/compiled/messages.js'
import { namesToType, typedNames } from '#web/console/person/rules.ts'
import type { Judge } from '#web/kit/contract-form/judge.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useCorrectOnCall } from '../queries.ts'
import { dayTyped } from '../rules.ts'

type Values = Record<(typeof correctedFields)[number] | 'birthDate', string>

/** The server judges names and age as in the form. */
const asTyped: Judge<Values, Values> = typed => ({ ok: true, value: typed })

type CorrectOnCallDialogProps = { call: CallDetail; onDone: () => void; onClose: () => void }

/** Names and birth date as the person dictates them; the birth date that is there is not shown. */
export function CorrectOnCallDialog({ call, onDone, onClose }: CorrectOnCallDialogProps) {
  const { form, errorOf, top, submit } = useContractForm(asTyped, {
    start: { ...namesToType(call.names), birthDate: '' },
    fieldOf: field => field.replace(/^(?:proposed|names)\./, ''),
  })
  const correct = useCorrectOnCall(call, () => {
    toasts.show({ title: m.call_corrected(), tone: 'positive' })
    onDone()
  })
  return (
    <FormDialog
      title={m.call_correct_title()}
      description={m.call_correct_text()}
      top={top}
      submitText={m.call_correct()}
      pending={correct.isPending}
      onSubmit={submit(({ birthDate, ...typed }) =>
        correct.mutateAsync({ names: typedNames(typed), birthDate: dayTyped(birthDate) }),
      )}
      onClose={onClose}
    >
      {correctedFields.map(field => (
        <TextField
          key={field}
          label={personLabels[field]()}
          autoComplete="off"
          error={errorOf(field)}
          {...form.register(field)}
        />
      ))}
      <TextField
        label={personLabels.birthDate()}
        hint={m.call_birth_date_hint()}
        autoComplete="off"
        error={errorOf('birthDate')}
        {...form.register('birthDate')}
      />
    </FormDialog>
  )
}
