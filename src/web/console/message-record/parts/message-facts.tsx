import { RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import type { MessageRecord } from '#contract/organiser-message.ts'
import { m } from '#messages/compiled/messages.js'
import { decisionOutcome } from '#web/console/decision/words.ts'
import { useRetryMessages } from '#web/console/message/queries.ts'
import { MessageText } from '#web/console/message/view.tsx'
import {
  causeWords,
  messageStateTones,
  messageStateWords,
  ownChannelWords,
  subjectWords,
} from '#web/console/message/words.ts'
import { ApplicantName } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { orNotGiven, StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'

/** How a message stands, with the ways on: to its reader, to what it was sent for, and once more to the gateway. */
export function MessageFacts({ message }: { message: MessageRecord }) {
  const moments = useMoments()
  const { may } = useOrganiser()
  const retry = useRetryMessages()
  const { guid, state, at, fault, detail } = message
  const time = (iso: string) => <span className="tabular">{moments.moment(iso)}</span>
  return (
    <div className="max-w-2xl space-y-6">
      <DefinitionList
        className="text-sm/6 [&>div]:py-2"
        items={[
          {
            term: m.message_record_state(),
            value: (
              <span className="flex flex-wrap items-center justify-between gap-3">
                <StatusWord tone={messageStateTones[state]}>{messageStateWords[state]()}</StatusWord>
                {message.retriable && may('read-messages') && (
                  <PageButton
                    icon={RotateCw}
                    plain
                    size="sm"
                    variant="secondary"
                    loading={retry.isPending}
                    onClick={() => retry.mutate({ guid })}
                  >
                    {m.organiser_messages_retry()}
                  </PageButton>
                )}
              </span>
            ),
          },
          ...(fault
            ? [
                {
                  term: m.message_record_cause(),
                  value: [causeWords[fault](), detail].filter(Boolean).join(' · '),
                },
              ]
            : []),
          { term: m.message_record_person(), value: <Person message={message} /> },
          { term: m.message_record_channel(), value: ownChannelWords[message.channel]() },
          {
            term: m.message_record_to(),
            value: message.to ? (
              <span className="tabular">{message.to}</span>
            ) : (
              <span className="text-text-quiet">{m.message_record_to_gone()}</span>
            ),
          },
          { term: m.message_record_for(), value: <Cause message={message} /> },
          { term: m.message_record_queued(), value: time(message.queuedAt) },
          {
            term: state === 'sent' ? m.message_record_sent() : m.message_record_due(),
            value: time(at),
          },
          ...(message.attempts > 0
            ? [
                {
                  term: m.message_record_attempts(),
                  value: <span className="tabular">{message.attempts}</span>,
                },
              ]
            : []),
          { term: m.message_record_text(), value: <Text message={message} /> },
        ]}
      />
    </div>
  )
}

function Person({ message: { person, copy } }: { message: MessageRecord }) {
  return (
    <>
      {orNotGiven(person && <ApplicantName {...person} />)}
      {copy && <span className="block text-text-quiet">{m.message_record_copy()}</span>}
    </>
  )
}

/** The letter or the decision that it was sent for; of any other message what it is about. */
function Cause({ message: { letter, decision, about } }: { message: MessageRecord }) {
  const to = usePaths()
  const locale = useLocale()
  const { may } = useOrganiser()
  const cause = letter
    ? {
        text: m.message_record_letter({ subject: letter.subject[locale] }),
        address: may('send-letters') && to('organiser-letter', { guid: letter.guid }),
      }
    : decision && {
        text: `${m.page_title_organiser_decision()}: ${decisionOutcome(decision.kind, decision.count)}`,
        address: may('decide-applications') && to('organiser-decision', { guid: decision.batchGuid }),
      }
  if (!cause) return subjectWords[about]()
  if (!cause.address) return cause.text
  return (
    <Link className="text-link inline-flex min-h-6 items-center" to={cause.address}>
      {cause.text}
    </Link>
  )
}

function Text({ message }: { message: MessageRecord }) {
  const { may } = useOrganiser()
  if (message.letter) return m.message_record_letter_text()
  if (!message.readable) return m.message_record_text_gone()
  if (!may('read-message-texts')) return orNotGiven(null)
  return (
    <div className="flex flex-wrap gap-2">
      <MessageText guid={message.guid} title={message.subject ?? subjectWords[message.about]()} />
    </div>
  )
}
