import { useState } from 'react'
import { type ContactPerson, type ContactPersonForm, contactPersonForm } from '#contract/contact-person.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { PinnedAction } from '#web/kit/section/pinned-action.tsx'
import { SectionConflict } from '#web/kit/section/section-conflict.tsx'
import { type SectionField, sectionDifference } from '#web/kit/section/section-difference.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { RemoveContact } from './remove-contact.tsx'
import { useSaveContactPerson } from './use-contact-person.ts'

/** Needs a name and at least one way to reach them. Saved on the version that was opened, even if the page reads a newer one. */
export function ContactForm({ guid, section }: { guid: string; section: ContactPerson }) {
  const [version, setVersion] = useState(section.version)
  const save = useSaveContactPerson(guid)
  const fields = contactFields()
  const { form, errorOf, summary, submit, attempt } = useContractForm(contactPersonForm, {
    start: contactValues(section),
    fields,
    mode: 'onTouched',
  })
  const { blocker } = useLeaveGuard(form.formState.isDirty)

  function restart(fresh: ContactPerson): void {
    form.reset(contactValues(fresh))
    setVersion(fresh.version)
  }

  function finish(saved: ContactPerson | null): boolean {
    if (!saved) return false
    restart(saved)
    toasts.show({ title: m.section_saved(), tone: 'positive' })
    return true
  }

  const store = submit(async (_, typed) => finish(await save.submit(sentContact(typed), version)))

  return (
    <form noValidate className="space-y-6 lg:max-w-168" onSubmit={store}>
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
      {save.conflict && (
        <SectionConflict
          differences={sectionDifference(
            fields,
            contactValues({ contact: save.conflict.typed }),
            contactValues(save.conflict.fresh),
          )}
          pending={save.pending}
          onKeepMine={() => void attempt(async () => finish(await save.keepMine()))}
          onTakeTheirs={() => {
            const taken = save.takeTheirs()
            if (taken) restart(taken)
          }}
        />
      )}
      <TextField
        label={m.person_contact_name()}
        hint={m.person_contact_name_hint()}
        autoComplete="off"
        error={errorOf('name')}
        {...form.register('name')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={m.signup_field_email()}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          error={errorOf('email')}
          {...form.register('email')}
        />
        <PhoneField
          label={m.signup_field_phone()}
          autoComplete="off"
          error={errorOf('phone')}
          {...form.register('phone')}
        />
        <p className="-mt-3 text-sm text-text-quiet sm:col-span-2">{m.person_contact_ways_hint()}</p>
      </div>
      <Checkbox
        label={m.person_contact_copies()}
        hint={m.person_contact_copies_hint()}
        {...form.register('getsNotices')}
      />
      <PinnedAction>
        <Button type="submit" loading={save.pending}>
          {m.person_save()}
        </Button>
      </PinnedAction>
      {section.contact && <RemoveContact guid={guid} name={section.contact.name} onRemoved={restart} />}
      <LeaveDialog blocker={blocker} saving={save.pending} onSave={store} />
    </form>
  )
}

/** The form's first values; the phone is written as people write it. */
function contactValues({ contact }: Pick<ContactPerson, 'contact'>): ContactPersonForm {
  return {
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ? formatPhone(contact.phone) : '',
    getsNotices: contact?.getsNotices ?? false,
  }
}

/** An empty text is sent as null. */
function sentContact(values: ContactPersonForm): ContactPersonForm {
  return { ...values, email: values.email?.trim() || null, phone: values.phone?.trim() || null }
}

function contactFields(): SectionField<ContactPersonForm>[] {
  return [
    { name: 'name', label: m.person_contact_name() },
    { name: 'email', label: m.signup_field_email() },
    { name: 'phone', label: m.signup_field_phone() },
    {
      name: 'getsNotices',
      label: m.person_contact_copies(),
      show: value => (value ? m.yes() : m.no()),
    },
  ]
}
