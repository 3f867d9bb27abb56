import { Eye, EyeOff, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { readMessageText, type SentMessage } from '#contract/organiser-message.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { useRetryMessages } from './queries.ts'
import { causeWords, messageStateTones, messageStateWords, ownChannelWords, subjectWords } from './words.ts'

/** Messages to a person: what about, when, how they went, and their text where it is kept. */
export function SentMessages({
  messages,
  noneText = m.organiser_person_messages_none(),
  ofDecision = false,
}: {
  messages: readonly SentMessage[]
  noneText?: string
  /** On the page of a decision, whose readers open each of them and send them again together. */
  ofDecision?: boolean
}) {
  if (messages.length === 0) return <p className="text-sm text-text-quiet">{noneText}</p>
  return (
    <ul className="divide-y border-y text-sm">
      {messages.map(message => (
        <Sent key={message.guid} message={message} ofDecision={ofDecision} />
      ))}
    </ul>
  )
}

function Sent({ message, ofDecision }: { message: SentMessage; ofDecision: boolean }) {
  const target = useRecordTarget()
  const { may } = useOrganiser()
  const moments = useMoments()
  const retry = useRetryMessages()
  const { guid, channel, about, subject, copy, at, state, fault } = message
  const title = subject ?? subjectWords[about]()
  const mayOpen = may('read-messages') || ofDecision
  return (
    <li className="space-y-1 py-2.5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-52">
          {mayOpen ? (
            <Link
              {...target('organiser-message', guid)}
              className="text-link inline-block min-h-6 font-medium"
            >
              {title}
            </Link>
          ) : (
            <span className="font-medium">{title}</span>
          )}
          <span className="text-text-quiet">
            {[null, ownChannelWords[channel](), copy && m.organiser_message_copy()]
              .filter(part => part !== false)
              .join(' · ')}
          </span>
        </p>
        <StatusWord tone={messageStateTones[state]}>{messageStateWords[state]()}</StatusWord>
        <time dateTime={at} className="tabular text-text-quiet">
          {moments.short(at)}
        </time>
      </div>
      {fault && <p className="text-negative-text">{causeWords[fault]()}</p>}
      <div className="flex flex-wrap items-start gap-2 empty:hidden">
        {message.readable && may('read-message-texts') && <MessageText guid={guid} title={title} />}
        {!ofDecision && message.retriable && may('read-messages') && (
          <PageButton
            icon={RotateCw}
            plain
            ofRow
            about={title}
            size="sm"
            variant="secondary"
            loading={retry.isPending}
            aria-label={m.organiser_messages_retry_of({ to: title })}
            onClick={() => retry.mutate({ guid })}
          >
            {m.organiser_messages_retry()}
          </PageButton>
        )}
      </div>
    </li>
  )
}

/** The text on demand: reading it is logged, so it is not fetched before somebody asks. */
export function MessageText({ guid, title }: { guid: string; title: string }) {
  const [hidden, setHidden] = useState(false)
  const read = useSend(readMessageText, () => ({ params: { guid }, body: {} }), {
    onError: error =>
      toasts.show({ tone: 'negative', title: m.organiser_message_text_gone(), description: error.message }),
  })
  const { data } = read
  const open = data !== undefined && !hidden
  return (
    <>
      <PageButton
        icon={open ? EyeOff : Eye}
        plain
        ofRow
        about={title}
        size="sm"
        variant="quiet"
        className="-ml-3"
        loading={read.isPending}
        aria-expanded={open}
        aria-label={`${open ? m.organiser_message_hide() : m.organiser_message_show()}: ${title}`}
        onClick={() => (data ? setHidden(open) : read.mutate())}
      >
        {open ? m.organiser_message_hide() : m.organiser_message_show()}
      </PageButton>
      {open && (
        <div className="w-full rounded-md bg-sunken p-3">
          <p className="tabular text-text-quiet">{data.to}</p>
          {data.subject && <p className="font-medium">{data.subject}</p>}
          <p className="wrap-anywhere whitespace-pre-line">{data.text}</p>
        </div>
      )}
    </>
  )
}
