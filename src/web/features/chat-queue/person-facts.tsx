import { Languages } from 'lucide-react'
import { Link } from 'react-router'
import type { ChatPerson } from '#contract/organizer-chat.ts'
import { m } from '#messages/compiled/messages.js'
import { StatusChip } from '../../ui/status-chip.tsx'
import { applicationWords, paymentWords, securityWords } from '../cabinet/status-words.ts'
import { participantRoleWords } from '../console/role-words.ts'
import { applicationTones, paymentTones, securityTones } from '../console/status-tones.ts'
import { useOrganiser } from '../console/use-organiser.ts'
import { usePaths } from '../session/use-locale.ts'

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
