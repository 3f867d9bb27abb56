import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ChatTabs } from './parts/chat-tabs.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-chat'))
}

/** Support chat and important updates. */
export default function ChatPage() {
  const current = useCurrentParticipant()
  const participant = current?.guid ?? null
  const readsChat = current?.sections?.includes('chat') ?? true
  const title = !readsChat ? m.chat_tab_updates() : participant ? m.chat_page_title() : m.chat_tab_support()
  return (
    <div className="-my-8 pt-4 md:-my-12 md:pt-8 lg:pt-10">
      <PageHeading title={title} size="small" className="max-md:hidden" />
      <h1 className="sr-only md:hidden">{title}</h1>
      <ChatTabs participant={participant} readsChat={readsChat} />
    </div>
  )
}
