import type { ContactPerson, ContactPersonForm } from '#contract/contact-person.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import type { SectionField } from '#web/kit/section/section-difference.ts'

/** The contact person as its form holds it: nothing is an empty text. */
export type ContactValues = { name: string; email: string; phone: string; getsNotices: boolean }

/** The form as it opens; a phone as people write it. */
export function contactValues({ contact }: Pick<ContactPerson, 'contact'>): ContactValues {
  return {
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ? formatPhone(contact.phone) : '',
    getsNotices: contact?.getsNotices ?? false,
  }
}

/** What is sent; an empty text is nothing. */
export function sentContact(values: ContactValues): ContactPersonForm {
  return { ...values, email: values.email.trim() || null, phone: values.phone.trim() || null }
}

/** The fields in the order of the form. */
export function contactFields(): SectionField<ContactValues>[] {
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
