import { type LinkProps, type MetaDescriptor, useParams } from 'react-router'
import type { MessageRecord } from '#contract/organiser-message.ts'
import { m } from '#messages/compiled/messages.js'
import { subjectWords } from '#web/console/message/words.ts'
import { useRecordWalk } from '#web/console/record/queries.ts'
import { backLists } from '#web/console/record/rules.ts'
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
      list={back.list}
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

/** To where its reader may go: the list it was opened from, all messages, or the letter or decision that it carries. */
function useWayBack(message: MessageRecord | undefined): {
  list: Pick<LinkProps, 'to' | 'state'>
  text: string
} {
  const to = usePaths()
  const { may } = useOrganiser()
  const { list, listTarget, listText } = useRecordWalk('organiser-message')
  if (may(backLists[list].permission)) return { list: listTarget, text: listText }
  if (message?.letter)
    return {
      list: { to: to('organiser-letter', { guid: message.letter.guid }) },
      text: m.message_record_back_to_letter(),
    }
  if (message?.decision)
    return {
      list: { to: to('organiser-decision', { guid: message.decision.batchGuid }) },
      text: m.message_record_back_to_decision(),
    }
  return { list: { to: to('organiser') }, text: m.organiser_console() }
}
