import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Chat, ChatPerson } from '#contract/organiser-chat.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumNow } from '#web/console/clock/queries.ts'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { applicationTones, paymentTones, securityTones } from '#web/console/screen/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords, paymentWords, securityWords } from '#web/kit/words/status-words.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { useFitsTable } from '#web/ui/use-media.ts'
import { ClockWord } from '../words.tsx'
import { ChatActions } from './chat-actions.tsx'
import { ChatNotes } from './chat-notes.tsx'
import { useChatActs } from './use-chat-acts.ts'

/** Who it is, how long they have been waiting and who answers: above the messages. */
export function ChatHead({ chat, title }: { chat: Chat; title: ReactNode }) {
  const now = useForumNow(30_000)
  // The number of the last message on the screen. The chat is read again with each event.
  const acts = useChatActs(chat, chat.lastNumber)
  const roomy = useFitsTable()
  const { may } = useOrganiser()
  const clock = (
    <span className="text-sm font-medium empty:hidden">
      <ClockWord answerBy={chat.answerBy} now={now} />
    </span>
  )
  return (
    <div className="space-y-2 md:space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {title}
        {clock}
        {!roomy && <FoldedFacts person={chat.person} />}
      </div>
      {roomy && <PersonFacts person={chat.person} />}
      <OpenByOthers kind="chat" guid={chat.guid} />
      <ChatActions chat={chat} acts={acts} />
      {chat.person.applicationGuid && may('read-applications') && (
        <ChatNotes applicationGuid={chat.person.applicationGuid} />
      )}
    </div>
  )
}

/** On a phone the chat needs the screen, so the facts are folded. */
function FoldedFacts({ person }: { person: ChatPerson }) {
  return (
    <details className="open:basis-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-accent-text">
        {m.chats_facts()}
      </summary>
      <PersonFacts person={person} />
    </details>
  )
}

/** The person being answered: company, role, phone, statuses and language, with a link to the application for those who may read it. */
function PersonFacts({ person }: { person: ChatPerson }) {
  const { may } = useOrganiser()
  const locale = useLocale()
  const target = useRecordTarget()
  const facts = [
    // The title says the other one.
    locale === 'ru' && person.latinName !== person.name ? person.latinName : null,
    person.companyShortName,
    person.role && participantRoleWords[person.role](),
  ].filter(Boolean)
  return (
    <div className="space-y-2 text-sm">
      <p className="tabular text-text-quiet">
        {facts.map(fact => `${fact} · `)}
        <span className="whitespace-nowrap">{person.phone}</span>
        {person.applicationGuid && may('read-applications') && (
          <>
            {' · '}
            <Link {...target('organiser-application', person.applicationGuid)} className="text-link">
              {m.chats_to_application()}
            </Link>
          </>
        )}
      </p>
      <ul aria-label={m.organiser_states()} className="flex flex-wrap gap-2">
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
              {m.organiser_passport_state({ state: securityWords[person.security]() })}
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
