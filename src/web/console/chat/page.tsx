import { type MetaDescriptor, useParams } from 'react-router'
import { Permitted } from '#web/console/organiser/permitted.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ChatRecord } from './parts/chat-record.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-chat'))
}

/** One conversation on a page of its own. */
export default function ChatPage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="answer-chats">
      <ChatRecord key={guid} guid={guid} />
    </Permitted>
  )
}
