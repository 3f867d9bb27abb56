import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CompanyRecord } from '#contract/organiser-company.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Section } from '#web/ui/section.tsx'

type ContactProps = {
  person: { name: string; latinName: string | null; phone: string }
  email: string
  what: ReactNode
}

/** Whom to call: coordinators of its groups, and who answers for it on site. */
export function CompanyContacts({ company: { groups, staff } }: { company: CompanyRecord }) {
  const to = usePaths()
  if (groups.length === 0 && !staff) return null
  return (
    <Section title={m.company_contacts()} level={2} space="none">
      <ul className="divide-y border-y text-sm">
        {groups.map(({ guid, coordinator, email, members }) => (
          <Contact
            key={guid}
            person={coordinator}
            email={email}
            what={
              <Link
                className="text-link"
                to={`${to('organiser-applications')}?${new URLSearchParams({ status: 'all', group: guid })}`}
              >
                {m.company_group({ count: members })}
              </Link>
            }
          />
        ))}
        {staff && <Contact person={staff.owner} email={staff.owner.email} what={m.company_staff_owner()} />}
      </ul>
    </Section>
  )
}

function Contact({ person, email, what }: ContactProps) {
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[1fr_auto]">
      <span>
        {nameIn(useLocale(), person)}
        <span className="block text-text-quiet">{what}</span>
      </span>
      <span className="flex flex-col items-start sm:items-end">
        <a
          className="tabular inline-flex min-h-6 items-center whitespace-nowrap text-link"
          href={`tel:${person.phone}`}
        >
          {formatPhone(person.phone)}
        </a>
        <a className="inline-flex min-h-6 items-center text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </span>
    </li>
  )
}
