import { useMemo } from 'react'
import type { ChatThread } from '#contract/organizer-chat.ts'
import { m } from '#messages/compiled/messages.js'
import { ClockWord } from '#web/console/chat/words.tsx'
import { UnreadCount } from '#web/kit/chat/unread-count.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { LastWords } from './last-words.tsx'

type ChatColumnsOptions = {
  /** A conversation stands beside the list. */
  narrow: boolean
  search: string
  now: number
}

/** The columns of the queue: who, what was said last, how long they still wait, whose it is. */
export function useChatColumns({ narrow, search, now }: ChatColumnsOptions): ListColumn<ChatThread>[] {
  const to = usePaths()
  const moments = useMoments()
  return useMemo(() => {
    const who: ListColumn<ChatThread> = {
      key: 'person',
      head: m.chats_column_person(),
      cell: thread => (
        <span className="flex items-center gap-2">
          <span className="min-w-0">
            <RowLink pathname={to('organizer-chat', { guid: thread.guid })} search={search}>
              <span className={thread.unread > 0 ? 'font-semibold' : undefined}>{thread.person.name}</span>
            </RowLink>
            <span className="block max-w-56 truncate text-xs font-normal text-text-quiet">
              {thread.person.companyShortName ?? thread.person.phone}
            </span>
          </span>
          <UnreadCount count={thread.unread} className="ml-auto" />
        </span>
      ),
    }
    const wait: ListColumn<ChatThread> = {
      key: 'wait',
      head: m.chats_column_wait(),
      cell: thread => <ClockWord answerBy={thread.answerBy} now={now} />,
    }
    if (narrow) return [who, wait]
    return [
      who,
      {
        key: 'last',
        head: m.chats_column_last(),
        fluid: true,
        cell: thread => (
          <span className="text-text-quiet">
            <LastWords thread={thread} />
          </span>
        ),
      },
      wait,
      {
        key: 'owner',
        head: m.chats_column_owner(),
        roomy: true,
        cell: thread => thread.owner?.name ?? <span className="text-text-quiet">{m.chats_nobody()}</span>,
      },
      {
        key: 'updated',
        head: m.chats_column_updated(),
        roomy: 'wide',
        cell: thread => <span className="tabular whitespace-nowrap">{moments.short(thread.updatedAt)}</span>,
      },
    ]
  }, [narrow, search, now, to, moments])
}
