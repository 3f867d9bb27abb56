import type { Contact } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { ChosenIcon } from '#web/kit/picture/chosen-icon.tsx'
import { SiteRow } from '#web/site/parts/site-page/site-row.tsx'

/** Whom to ask about what, by department, with address and number as links. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <SiteRow id="departments" title={m.site_contacts_departments()}>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
        {contacts.map(({ guid, department, note, email, phone, icon }) => (
          <li key={guid} className="border-t pt-4">
            <h3 className="flex items-start gap-2.5 text-base/6 font-semibold">
              {icon && <ChosenIcon name={icon} className="mt-0.5 size-5 text-accent-text" />}
              {department}
            </h3>
            {note && <p className="mt-1 text-sm text-text-quiet">{note}</p>}
            <p className="mt-2 flex flex-col items-start">
              {email && (
                <a
                  href={`mailto:${email}`}
                  className="text-link inline-flex min-h-11 items-center wrap-anywhere"
                >
                  {email}
                </a>
              )}
              {phone && (
                <a
                  href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  {phone}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </SiteRow>
  )
}
