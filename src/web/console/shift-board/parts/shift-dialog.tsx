import type { Shift } from '#contract/organiser-shift.ts'
import { m } from '#messages/compiled/messages.js'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDay } from '#web/kit/form/form-day.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAddShift, useSaveShift } from '../queries.ts'
import { judgeShift, type SentShift, type ShiftValues, shiftValues } from '../rules.ts'

const labels = {
  day: m.shift_day,
  from: m.shift_from,
  to: m.shift_to,
  placeRu: m.shift_place_ru,
  placeEn: m.shift_place_en,
  needed: m.shift_needed,
}

type ShiftDialogProps = {
  /** Null for a new one. */
  shift: Shift | null
  day: string
  timeZone: string
  onClose: () => void
}

/** A shift's day, hours, place in both languages and number of volunteers. */
export function ShiftDialog(props: ShiftDialogProps) {
  return props.shift ? <EditShift {...props} shift={props.shift} /> : <NewShift {...props} />
}

function NewShift(props: ShiftDialogProps) {
  const adding = useAddShift(props.onClose)
  return <Fields {...props} title={m.shift_add()} sending={adding} />
}

function EditShift(props: ShiftDialogProps & { shift: Shift }) {
  const saving = useSaveShift(props.shift, props.onClose)
  return <Fields {...props} title={m.shift_edit()} sending={saving} />
}

type FieldsProps = ShiftDialogProps & {
  title: string
  sending: { isPending: boolean; mutateAsync: (shift: SentShift) => Promise<unknown> }
}

function Fields({ shift, day, timeZone, title, sending, onClose }: FieldsProps) {
  const { form, errorOf, top, submit } = useContractForm<ShiftValues, SentShift>(judgeShift(timeZone), {
    start: shiftValues(shift, day, timeZone),
    fields: namedFields(labels),
  })
  return (
    <FormDialog
      title={title}
      top={top}
      submitText={m.save()}
      pending={sending.isPending}
      onSubmit={submit(body => sending.mutateAsync(body))}
      onClose={onClose}
    >
      <FormDay form={form} name="day" label={labels.day()} error={errorOf('day')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="time"
          label={labels.from()}
          className="tabular"
          error={errorOf('from')}
          {...form.register('from')}
        />
        <TextField
          type="time"
          label={labels.to()}
          hint={m.shift_to_hint()}
          className="tabular"
          error={errorOf('to')}
          {...form.register('to')}
        />
      </div>
      <TextField label={labels.placeRu()} error={errorOf('placeRu')} {...form.register('placeRu')} />
      <TextField label={labels.placeEn()} error={errorOf('placeEn')} {...form.register('placeEn')} />
      <TextField
        label={labels.needed()}
        inputMode="numeric"
        className="tabular w-24"
        error={errorOf('needed')}
        {...form.register('needed')}
      />
    </FormDialog>
  )
}
