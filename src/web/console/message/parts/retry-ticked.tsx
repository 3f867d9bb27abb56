import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { type FailedMessage, retryMessages } from '#contract/organiser-message.ts'
import { m } from '#messages/compiled/messages.js'
import { OneByOneDialog } from '#web/console/queue-selection/form.tsx'
import { SelectionBar } from '#web/console/queue-selection/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { causeWords, subjectWords } from '../words.ts'
import { toWhom } from './failed-columns.tsx'

type RetryTickedProps = { messages: readonly FailedMessage[]; onDone: (done: ReadonlySet<string>) => void }

/** Sends the ticked messages again. */
export function RetryTicked({ messages, onDone }: RetryTickedProps) {
  const [asking, setAsking] = useState(false)
  const retry = useSend(retryMessages, ({ guid }: FailedMessage) => ({ body: { guid } }))
  const rows = messages.filter(({ retriable }) => retriable)
  return (
    <>
      <SelectionBar count={messages.length}>
        {rows.length > 0 && (
          <PageButton icon={RotateCw} plain count={rows.length} size="sm" onClick={() => setAsking(true)}>
            {m.organiser_messages_retry()}
          </PageButton>
        )}
      </SelectionBar>
      {asking && (
        <OneByOneDialog
          title={m.organiser_messages_retry()}
          lead={m.organiser_messages_retry_text()}
          rows={rows}
          left={[{ count: messages.length - rows.length, text: m.organiser_messages_not_retriable() }]}
          idOf={message => message.guid}
          nameOf={toWhom}
          detailOf={message => (
            <p className="text-text-quiet">
              {subjectWords[message.about]()} · {causeWords[message.fault]()}
            </p>
          )}
          submitText={m.organiser_messages_retry()}
          doneText={m.organiser_messages_retried}
          act={message => retry.mutateAsync(message)}
          changes={[['organiser']]}
          onClose={done => {
            setAsking(false)
            if (done.size > 0) onDone(done)
          }}
        />
      )}
    </>
  )
}
