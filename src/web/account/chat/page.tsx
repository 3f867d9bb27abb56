import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { useUnread } from '#web/account/unread/queries.ts'
import { PersonUpdates } from '#web/account/updates/view.tsx'
import { ChatFrame } from '#web/kit/chat/chat-frame.tsx'
import { UnreadCount } from '#web/kit/chat/unread-count.tsx'
import { oneOf, useUrlParameters } from '#web/kit/list/list-address.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PersonChat } from './view.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-chat'))
}

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

const names = ['support', 'updates'] as const

/** Chat and updates side by side. An account without a participant has the chat alone; whoever may not read the chat has the updates alone. */
function ChatTabs({ participant, readsChat }: { participant: string | null; readsChat: boolean }) {
  const [parameters, change] = useUrlParameters()
  const unread = useUnread()
  const chat = (
    <ChatFrame>
      {/* The days below are third-level headings. */}
      <h2 className="sr-only">{m.chat_tab_support()}</h2>
      <PersonChat participant={participant} />
    </ChatFrame>
  )
  if (participant && !readsChat)
    return (
      <div className="pt-5">
        <PersonUpdates participant={participant} />
      </div>
    )
  if (!participant) return <div className="pt-5">{chat}</div>
  return (
    <Tabs
      label={m.chat_tabs_label()}
      value={oneOf(parameters.get('tab'), names, 'support')}
      onValueChange={tab => change({ tab, update: null })}
      tabs={[
        {
          value: 'support',
          label: <Counted word={m.chat_tab_support()} count={unread.chat} />,
          content: chat,
        },
        {
          value: 'updates',
          label: <Counted word={m.chat_tab_updates()} count={unread.updates} />,
          content: <PersonUpdates participant={participant} />,
        },
      ]}
    />
  )
}

function Counted({ word, count }: { word: string; count: number }) {
  return (
    <>
      <span className="max-sm:text-sm">{word}</span>
      <UnreadCount count={count} />
    </>
  )
}
