import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { GuidePage } from '#web/staff/guide/view.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-contacts'))
}

export default function ContactsPage() {
  return (
    <GuidePage
      part="contacts"
      title={pageTitle('staff-contacts')}
      lead={m.staff_contacts_lead()}
      none={{ title: m.staff_contacts_none(), text: m.staff_contacts_none_text() }}
    >
      {contacts => (
        <ul className="divide-y border-y">
          {contacts.map(({ guid, department, note, email, phone }) => (
            <li key={guid} className="grid gap-x-8 gap-y-2 py-5 sm:grid-cols-[1fr_auto]">
              <div>
                <h2 className="font-semibold">{department}</h2>
                {note && <p className="mt-1 text-sm text-text-quiet">{note}</p>}
              </div>
              <p className="flex flex-col gap-1 sm:text-right">
                {phone && (
                  <a
                    className="link tabular min-h-11 sm:min-h-0"
                    href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
                  >
                    {phone}
                  </a>
                )}
                {email && (
                  <a className="link min-h-11 sm:min-h-0" href={`mailto:${email}`}>
                    {email}
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </GuidePage>
  )
}
