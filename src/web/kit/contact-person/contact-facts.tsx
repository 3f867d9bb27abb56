import type { ContactPerson } from '#contract/contact-person.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { DefinitionList } from '#web/ui/definition-list.tsx'

/** Whom the forum may call instead of the person, and whether they get copies. */
export function ContactFacts({ contact }: { contact: NonNullable<ContactPerson['contact']> }) {
  return (
    <DefinitionList
      items={[
        { term: m.person_contact_name(), value: contact.name },
        { term: m.signup_field_email(), value: contact.email ?? m.section_empty_value() },
        {
          term: m.signup_field_phone(),
          value: contact.phone ? formatPhone(contact.phone) : m.section_empty_value(),
        },
        { term: m.person_contact_copies(), value: contact.getsNotices ? m.yes() : m.no() },
      ]}
    />
  )
}
