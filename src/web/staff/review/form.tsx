import { useFormContext } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'

type WorkValues = { onForum: boolean; onMontage: boolean }

/** When somebody or something is on site: on the forum days, for setting up and dismantling, or both. */
export function WorkFields() {
  const { register, formState, trigger } = useFormContext<WorkValues>()
  const errorOf = useFieldError<WorkValues>(formState.errors)
  const judged = (name: keyof WorkValues) => {
    const field = register(name)
    return {
      ...field,
      async onChange(event: Parameters<typeof field.onChange>[0]) {
        await field.onChange(event)
        // The fault is about both boxes and stands at the first.
        if (formState.errors.onForum) void trigger('onForum')
      },
    }
  }
  return (
    <FieldGroup label={m.staff_work_title()} error={errorOf('onForum')}>
      <div className="space-y-2">
        <Checkbox
          label={m.staff_work_on_forum()}
          hint={m.staff_work_on_forum_hint()}
          {...judged('onForum')}
        />
        <Checkbox
          label={m.staff_work_on_montage()}
          hint={m.staff_work_on_montage_hint()}
          {...judged('onMontage')}
        />
      </div>
    </FieldGroup>
  )
}
