import type { ReactNode } from 'react'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { sectionWords } from '#web/kit/words/section-words.ts'
import { Section } from '#web/ui/section.tsx'

/** The assistants and the registrant, whom an operator may call as well. Empty where the person does everything alone. */
export function ApplicationAssistants({ application }: { application: ApplicationDetail }) {
  const moments = useMoments()
  const { registeredBy, assistants } = application
  if (!registeredBy && assistants.length === 0) return null
  return (
    <Section title={m.organiser_assistants()} level={3}>
      <ul className="divide-y border-y text-sm">
        {registeredBy && (
          <Somebody name={registeredBy.name ?? m.organiser_actor_assistant()} phone={registeredBy.phone}>
            {m.organiser_registered_by()}
          </Somebody>
        )}
        {assistants.map(({ guid, name, phone, sections, grantedAt }) => (
          <Somebody key={guid} name={name} phone={phone}>
            {grantedAt
              ? m.organiser_assistant_since({ when: moments.day(grantedAt.slice(0, 10)) })
              : m.assistant_asks()}
            {`: ${sections.map(section => sectionWords[section].name()).join(', ')}`}
          </Somebody>
        ))}
      </ul>
    </Section>
  )
}

function Somebody({ name, phone, children }: { name: string; phone: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-xs text-text-quiet">{children}</span>
      </span>
      <a className="text-link tabular whitespace-nowrap" href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>
    </li>
  )
}
