import { type Chat, closeChat, setChatOwner } from '#contract/organiser-chat.ts'
import { m } from '#messages/compiled/messages.js'
import { TickedActs } from '#web/console/queue-selection/form.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { LastWords } from './last-words.tsx'

type ChatBarProps = { chats: readonly Chat[]; onDone: (done: ReadonlySet<string>) => void }

/** Takes or closes the ticked chats. */
export function ChatBar({ chats, onDone }: ChatBarProps) {
  const locale = useLocale()
  const take = useSend(setChatOwner, ({ guid, owner }: Chat) => ({
    params: { guid },
    body: { owner: 'me', from: owner?.guid ?? null },
  }))
  const close = useSend(closeChat, ({ guid, lastNumber }: Chat) => ({
    params: { guid },
    body: { closed: true, lastNumber },
  }))
  const open = chats.filter(({ closed }) => !closed)
  const free = open.filter(({ owner }) => owner === null)
  return (
    <TickedActs
      ticked={chats}
      idOf={chat => chat.guid}
      nameOf={chat => nameIn(locale, chat.person)}
      detailOf={chat => (
        <p className="truncate text-text-quiet">
          <LastWords chat={chat} />
        </p>
      )}
      onDone={onDone}
      acts={[
        {
          key: 'take',
          title: m.chats_take_many({ count: free.length }),
          lead: m.chats_take_many_text(),
          rows: free,
          left: [{ count: chats.length - free.length, text: m.chats_not_free() }],
          submitText: m.chats_take(),
          doneText: m.chats_taken_many,
          act: chat => take.mutateAsync(chat),
        },
        {
          key: 'close',
          title: m.chats_close_many({ count: open.length }),
          lead: m.chats_close_many_text(),
          rows: open,
          left: [{ count: chats.length - open.length, text: m.chats_already_closed() }],
          submitText: m.chats_close_these(),
          doneText: m.chats_closed_many,
          act: chat => close.mutateAsync(chat),
        },
      ]}
    />
  )
}
