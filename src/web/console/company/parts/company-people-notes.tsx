import { Link } from 'react-router'
import type { CompanyRecord } from '#contract/organiser-company.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Section } from '#web/ui/section.tsx'

/** What colleagues wrote about its people, each on the page of that person. */
export function CompanyPeopleNotes({ company: { peopleNotes } }: { company: CompanyRecord }) {
  const target = useRecordTarget()
  const locale = useLocale()
  const moments = useMoments()
  if (peopleNotes.length === 0) return null
  return (
    <Section title={m.company_people_notes()} lead={m.company_notes_lead()} level={2} space="none">
      <ul className="divide-y border-y text-sm">
        {peopleNotes.map(note => (
          <li key={note.guid} className="py-2.5">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="mt-1 text-text-quiet">
              <Link className="text-link" {...target('organiser-application', note.applicationGuid)}>
                {nameIn(locale, note)}
              </Link>
              {` · ${colleagueName(locale, note.author)}, ${moments.short(note.writtenAt)}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
