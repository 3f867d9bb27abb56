import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { normalisePhone } from '#contract/phone.ts'
import { replaceByOrganiser } from '#contract/replacement.ts'
import { m } from '#messages/compiled/messages.js'
import type { Fault, Judge } from '#web/kit/contract-form/judge.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
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

const judgeTyped: Judge<Values, Values> = typed => {
  const missing = (['lastName', 'firstName', 'phone'] as const).filter(name => typed[name] === '')
  const faults = missing.map((field): Fault => ({ field, code: 'required' }))
  if (!normalisePhone(typed.phone).ok) faults.push({ field: 'phone', code: m.error_phone_format() })
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: typed }
}

type ReplacePlaceDialogProps = { application: ApplicationDetail; onClose: () => void }

/** The new holder of a paid place: name and phone. They or their coordinator fill in the rest. */
export function ReplacePlaceDialog({ application, onClose }: ReplacePlaceDialogProps) {
  const locale = useLocale()
  const client = useQueryClient()
  const { form, errorOf, top, submit } = useContractForm(judgeTyped, {
    start: { lastName: '', firstName: '', phone: '', email: '' },
    fieldOf: typedField,
  })
  const inputOf = ({ email, ...person }: Values) => ({
    params: { guid: application.guid },
    body: {
      person: { ...namedPerson(person), ...(email && { email }) },
      role: 'participant' as const,
      locale: application.locale,
    },
  })
  const replace = useSend(replaceByOrganiser, inputOf, {
    onSuccess(made) {
      toasts.show({ title: m.organiser_replaced({ name: made.name }), tone: 'positive' })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  })
  return (
    <Dialog
      open
      sending={replace.isPending}
      onOpenChange={open => !open && onClose()}
      title={m.organiser_replace_title()}
      description={m.organiser_replace_lead({ name: nameIn(locale, application) })}
      closeLabel={m.close()}
    >
      <form noValidate onSubmit={submit(values => replace.mutateAsync(values))} className="space-y-5">
        {top && (
          <Banner tone="negative" announce="alert">
            {top}
          </Banner>
        )}
        {fields.map(({ name, label, inputMode }) => (
          <TextField
            key={name}
            label={label()}
            autoComplete="off"
            error={errorOf(name)}
            {...(name === 'email' && { optional: m.optional() })}
            {...{ inputMode }}
            {...form.register(name)}
          />
        ))}
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" loading={replace.isPending}>
            {m.organiser_replace_submit()}
          </Button>
          <Button variant="secondary" disabled={replace.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
