import type { MetaDescriptor } from 'react-router'
import { ChatQueue } from '../../features/chat-queue/chat-queue.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-chats'))
}

/** Support's queue. */
export default function ChatsPage() {
  return (
    <Permitted permission="answer-chats">
      <ChatQueue />
    </Permitted>
  )
}
