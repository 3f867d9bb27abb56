import { m } from '#messages/compiled/messages.js'
import { useUnread } from '#web/account/unread/use-unread.ts'
import { UpdateList } from '#web/account/updates/update-list.tsx'
import { ChatFrame } from '#web/kit/chat/chat-frame.tsx'
import { oneOf, useUrlParameters } from '#web/kit/list/use-url-parameters.ts'
import { UnreadCount } from '#web/kit/unread/unread-count.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { SupportChat } from '../support-chat.tsx'

const names = ['support', 'updates'] as const

/** The two sides of what the forum says to a participant; an account without one has the chat alone, whoever may not read the chat the updates. */
export function ChatTabs({ participant, readsChat }: { participant: string | null; readsChat: boolean }) {
  const [parameters, change] = useUrlParameters()
  const unread = useUnread()
  const chat = (
    <ChatFrame>
      {/* The days below are headings of the third rank. */}
      <h2 className="sr-only">{m.chat_tab_support()}</h2>
      <SupportChat participant={participant} />
    </ChatFrame>
  )
  if (participant && !readsChat)
    return (
      <div className="pt-5">
        <UpdateList participant={participant} />
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
          content: <UpdateList participant={participant} />,
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
