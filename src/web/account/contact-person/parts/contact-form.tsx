import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type ContactPerson, type ContactPersonForm, contactPersonForm } from '#contract/contact-person.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useSectionErrors } from '#web/account/section/queries.ts'
import { PinnedAction, SectionConflict } from '#web/account/section/view.tsx'
import { placeServerErrors } from '#web/kit/form/field-errors.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { type SectionField, sectionDifference } from '#web/kit/section/section-difference.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { RemoveContact } from './remove-contact.tsx'
import { useSaveContactPerson } from './use-contact-person.ts'

// The form's empty texts are the schema's nothing; both judge alike.
const resolver = zodResolver(contactPersonForm) as unknown as Resolver<ContactValues>
const names = ['name', 'email', 'phone', 'getsNotices'] as const

/** A name and one way at least; saved on the version that was opened, whatever is read beside. */
export function ContactForm({ guid, section }: { guid: string; section: ContactPerson }) {
  const [version, setVersion] = useState(section.version)
  const save = useSaveContactPerson(guid)
  const form = useForm<ContactValues>({
    defaultValues: contactValues(section),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const fields = contactFields()
  const { errors, errorOf } = useSectionErrors(form, fields)
  const { blocker } = useLeaveGuard(form.formState.isDirty)

  function restart(fresh: ContactPerson): void {
    form.reset(contactValues(fresh))
    setVersion(fresh.version)
  }

  async function run(work: () => Promise<ContactPerson | null>): Promise<boolean> {
    try {
      const saved = await work()
      if (!saved) return false
      restart(saved)
      toasts.show({ title: m.section_saved(), tone: 'positive' })
      return true
    } catch (error) {
      const top = placeServerErrors(error, form.setError, [...names])
      if (top) form.setError('root', { message: top })
      return false
    }
  }

  async function submit(): Promise<boolean> {
    let saved = false
    await form.handleSubmit(async () => {
      saved = await run(() => save.submit(sentContact(form.getValues()), version))
    })()
    return saved
  }

  return (
    <form
      noValidate
      className="space-y-6 lg:max-w-168"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <ErrorSummary
        title={m.account_errors_title({ count: errors.length })}
        errors={errors}
        attempt={form.formState.submitCount}
      />
      {save.conflict && (
        <SectionConflict
          differences={sectionDifference(
            fields,
            contactValues({ contact: save.conflict.typed }),
            contactValues(save.conflict.fresh),
          )}
          pending={save.pending}
          onKeepMine={() => void run(() => save.keepMine())}
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
      <LeaveDialog blocker={blocker} saving={save.pending} onSave={submit} />
    </form>
  )
}

/** The contact person as its form holds it: nothing is an empty text. */
type ContactValues = { name: string; email: string; phone: string; getsNotices: boolean }

/** The form as it opens; a phone as people write it. */
function contactValues({ contact }: Pick<ContactPerson, 'contact'>): ContactValues {
  return {
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ? formatPhone(contact.phone) : '',
    getsNotices: contact?.getsNotices ?? false,
  }
}

/** What is sent; an empty text is nothing. */
function sentContact(values: ContactValues): ContactPersonForm {
  return { ...values, email: values.email.trim() || null, phone: values.phone.trim() || null }
}

/** The fields in the order of the form. */
function contactFields(): SectionField<ContactValues>[] {
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
