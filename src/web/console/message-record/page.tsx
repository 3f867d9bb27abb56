import { type MetaDescriptor, useParams } from 'react-router'
import type { MessageRecord } from '#contract/organiser-message.ts'
import { m } from '#messages/compiled/messages.js'
import { subjectWords } from '#web/console/message/words.ts'
import { RecordPage } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { Permitted } from '#web/console/screen/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { MessageFacts } from './parts/message-facts.tsx'
import { useMessage } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-message'))
}

export default function MessagePage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="open-messages">
      <Message key={guid} guid={guid} />
    </Permitted>
  )
}

/** One message: to whom, how it went, and what it was sent for. */
function Message({ guid }: { guid: string }) {
  const query = useMessage(guid)
  const { data } = query
  const { may } = useOrganiser()
  const back = useWayBack(data)
  // Of any other message there is nothing that two could decide.
  const mayRetry = data?.retriable && may('read-messages')
  return (
    <RecordPage
      {...(mayRetry && { presence: { kind: 'message', guid } as const })}
      list={{ to: back.to }}
      listText={back.text}
      query={query}
      titleOf={message => message.subject ?? subjectWords[message.about]()}
      failedTitle={m.page_title_organiser_message()}
      skeleton={<SkeletonText lines={8} />}
    >
      {message => <MessageFacts message={message} />}
    </RecordPage>
  )
}

/** To where its reader may go: all messages, or the letter or decision that it carries. */
function useWayBack(message: MessageRecord | undefined): { to: string; text: string } {
  const to = usePaths()
  const { may } = useOrganiser()
  if (may('read-messages')) return { to: to('organiser-messages'), text: m.message_record_back() }
  if (message?.letter)
    return {
      to: to('organiser-letter', { guid: message.letter.guid }),
      text: m.message_record_back_to_letter(),
    }
  if (message?.decision)
    return {
      to: to('organiser-decision', { guid: message.decision.batchGuid }),
      text: m.message_record_back_to_decision(),
    }
  return { to: to('organiser'), text: m.organiser_console() }
}
