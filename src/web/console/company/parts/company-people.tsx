import { Link } from 'react-router'
import type { CompanyRecord } from '#contract/organiser-company.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { applicationTones } from '#web/console/screen/words.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords, paymentWords } from '#web/kit/words/status-words.ts'
import { Section } from '#web/ui/section.tsx'

/** Its people by name; of a large company the first, and a way to all. */
export function CompanyPeople({ company }: { company: CompanyRecord }) {
  const to = usePaths()
  const target = useRecordTarget()
  const locale = useLocale()
  const { items, counts } = company.people
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <Section
      title={m.company_people()}
      level={2}
      space="none"
      action={
        total > items.length && (
          <Link
            className="text-link text-sm"
            to={`${to('organiser-applications')}?${new URLSearchParams({ status: 'all', company: company.key })}`}
          >
            {m.company_people_all({ count: total })}
          </Link>
        )
      }
    >
      {items.length === 0 ? (
        <p className="text-sm text-text-quiet">{m.company_people_none()}</p>
      ) : (
        <ul className="divide-y border-y text-sm">
          {items.map(person => (
            <li key={person.guid} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
              <p className="min-w-0 flex-1 basis-60">
                <Link className="text-link" {...target('organiser-application', person.guid)}>
                  {nameIn(locale, person)}
                </Link>
                <span className="block text-text-quiet">
                  {[participantRoleWords[person.role](), person.position].filter(Boolean).join(' · ')}
                </span>
              </p>
              <StatusWord tone={applicationTones[person.status]}>
                {applicationWords[person.status]()}
              </StatusWord>
              {person.status === 'approved' && (
                <span className="text-text-quiet">{paymentWords[person.payment]()}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
