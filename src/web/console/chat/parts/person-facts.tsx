import { Languages } from 'lucide-react'
import { Link } from 'react-router'
import type { ChatPerson } from '#contract/organizer-chat.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/organiser/use-organiser.ts'
import { applicationTones, paymentTones, securityTones } from '#web/console/queue/status-tones.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords, paymentWords, securityWords } from '#web/kit/words/status-words.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

/** Whom one answers: company, role and phone, the statuses, the language, and the way to the application for those who may read it. */
export function PersonFacts({ person }: { person: ChatPerson }) {
  const { may } = useOrganiser()
  const to = usePaths()
  const facts = [
    person.latinName,
    person.companyShortName,
    person.role && participantRoleWords[person.role](),
    person.phone,
  ].filter(Boolean)
  return (
    <div className="space-y-2 text-sm">
      <p className="tabular text-text-quiet">
        {facts.join(' · ')}
        {person.applicationGuid && may('read-applications') && (
          <>
            {' · '}
            <Link to={to('organizer-application', { guid: person.applicationGuid })} className="text-link">
              {m.chats_to_application()}
            </Link>
          </>
        )}
      </p>
      <ul aria-label={m.organizer_states()} className="flex flex-wrap gap-2">
        {person.status && (
          <li>
            <StatusChip tone={applicationTones[person.status]}>
              {applicationWords[person.status]()}
            </StatusChip>
          </li>
        )}
        {person.payment && (
          <li>
            <StatusChip tone={paymentTones[person.payment]}>{paymentWords[person.payment]()}</StatusChip>
          </li>
        )}
        {person.security && (
          <li>
            <StatusChip tone={securityTones[person.security]}>
              {m.organizer_passport_state({ state: securityWords[person.security]() })}
            </StatusChip>
          </li>
        )}
        <li>
          <StatusChip tone="neutral" icon={<Languages aria-hidden="true" />}>
            {person.locale === 'ru' ? m.chats_reads_ru() : m.chats_reads_en()}
          </StatusChip>
        </li>
      </ul>
    </div>
  )
}
