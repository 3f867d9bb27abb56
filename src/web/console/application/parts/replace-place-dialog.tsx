import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { ApplicationDetail } from '#contract/organizer-application.ts'
import { normalisePhone } from '#contract/phone.ts'
import { replaceByOrganiser } from '#contract/replacement.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSteadyKey } from '#web/kit/form/use-steady-key.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { type NewPerson, namedPerson, typedField } from './new-person.ts'

type Values = NewPerson & { phone: string; email: string }

const fields = [
  { name: 'lastName', label: m.group_field_last_name, inputMode: 'text' },
  { name: 'firstName', label: m.group_field_first_name, inputMode: 'text' },
  { name: 'phone', label: personLabels.phone, inputMode: 'tel' },
  { name: 'email', label: personLabels.email, inputMode: 'email' },
] as const

const isPhone = (typed: string) => normalisePhone(typed).ok || m.error_phone_format()

type ReplacePlaceDialogProps = { application: ApplicationDetail; onClose: () => void }

/** Who takes the paid place of somebody: a name and a phone; the rest they, or their coordinator, fill in. */
export function ReplacePlaceDialog({ application, onClose }: ReplacePlaceDialogProps) {
  const client = useQueryClient()
  const keyFor = useSteadyKey()
  const form = useForm<Values>({ defaultValues: { lastName: '', firstName: '', phone: '', email: '' } })
  const replace = useMutation({
    mutationFn: ({ email, ...person }: Values) => {
      const body = {
        person: { ...namedPerson(person), ...(email && { email }) },
        role: 'participant' as const,
        locale: application.locale,
      }
      return callApi(replaceByOrganiser, {
        params: { guid: application.guid },
        body,
        idempotencyKey: keyFor(body),
      })
    },
    onSuccess: made => {
      toasts.show({ title: m.organizer_replaced({ name: made.name }), tone: 'positive' })
      onClose()
    },
    onError: error => {
      for (const { field, code, message } of error instanceof ApiError ? error.details : [])
        form.setError(typedField(field) as keyof Values, { type: code, message }, { shouldFocus: true })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['organizer'] }),
  })
  const unplaced = replace.error && !(replace.error instanceof ApiError && replace.error.details.length > 0)
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.organizer_replace_title()}
      description={m.organizer_replace_lead({ name: application.name })}
      closeLabel={m.close()}
    >
      <form noValidate onSubmit={form.handleSubmit(values => replace.mutate(values))} className="space-y-5">
        {unplaced && (
          <Banner tone="negative" announce="alert">
            {replace.error.message}
          </Banner>
        )}
        {fields.map(({ name, label, inputMode }) => (
          <TextField
            key={name}
            label={label()}
            autoComplete="off"
            error={form.formState.errors[name]?.message}
            {...(name === 'email' && { optional: m.optional() })}
            {...{ inputMode }}
            {...form.register(name, {
              ...(name !== 'email' && { required: m.error_required() }),
              ...(name === 'phone' && { validate: isPhone }),
            })}
          />
        ))}
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" loading={replace.isPending}>
            {m.organizer_replace_submit()}
          </Button>
          <Button variant="secondary" disabled={replace.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
