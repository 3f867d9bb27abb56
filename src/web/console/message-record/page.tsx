import { type MetaDescriptor, useParams } from 'react-router'
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
  const to = usePaths()
  const { may } = useOrganiser()
  const query = useMessage(guid)
  const { data } = query
  // Back to where its reader may go: all messages, or the letter or decision that it carries.
  const back = may('read-messages')
    ? { pathname: to('organiser-messages') }
    : data?.letter
      ? { pathname: to('organiser-letter', { guid: data.letter.guid }) }
      : data?.decision
        ? { pathname: to('organiser-decision', { guid: data.decision.batchGuid }) }
        : { pathname: to('organiser') }
  return (
    <RecordPage
      list={back}
      listText={
        may('read-messages')
          ? m.message_record_back()
          : data?.letter
            ? m.letters_back_to_list()
            : m.organiser_back_to_decisions()
      }
      query={query}
      titleOf={message => message.subject ?? subjectWords[message.about]()}
      failedTitle={m.page_title_organiser_message()}
      skeleton={<SkeletonText lines={8} />}
    >
      {message => <MessageFacts message={message} />}
    </RecordPage>
  )
}
