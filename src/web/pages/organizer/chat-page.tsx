import { type MetaDescriptor, useParams } from 'react-router'
import { ChatRecord } from '../../features/chat-queue/chat-record.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

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
