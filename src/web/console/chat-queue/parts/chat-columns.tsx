import { useMemo } from 'react'
import type { Chat } from '#contract/organiser-chat.ts'
import type { ChatSort } from '#domain/chat/chat-sort.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { ClockWord } from '#web/console/chat/words.tsx'
import { UnreadCount } from '#web/kit/chat/unread-count.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { LastWords } from './last-words.tsx'

type ChatColumnsOptions = {
  search: string
  now: number
  sort: ChatSort
  onSort: (sort: ChatSort) => void
}

/** The queue's columns: who, the last message, how long they have been waiting, and who answers. */
export function useChatColumns(options: ChatColumnsOptions): ListColumn<Chat>[] {
  const { search, now, sort, onSort } = options
  const to = usePaths()
  const moments = useMoments()
  const locale = useLocale()
  return useMemo(() => {
    const who: ListColumn<Chat> = {
      key: 'person',
      head: m.chats_column_person(),
      ...sortedColumn({ sort, onSort }, { ascending: 'person', descending: 'personDown' }, 'ascending'),
      cell: chat => (
        <span className="flex items-center gap-2">
          <span className="min-w-0">
            <RowLink pathname={to('organiser-chat', { guid: chat.guid })} search={search}>
              <span className={chat.unread > 0 ? 'font-semibold' : undefined}>
                {nameIn(locale, chat.person)}
              </span>
            </RowLink>
            <span className="block max-w-56 truncate text-xs font-normal text-text-quiet">
              {chat.person.companyShortName ?? chat.person.phone}
            </span>
          </span>
          <UnreadCount count={chat.unread} className="ml-auto" />
        </span>
      ),
    }
    const wait: ListColumn<Chat> = {
      key: 'wait',
      head: m.chats_column_wait(),
      roomy: 'beside',
      ...sortedColumn(
        { sort, onSort },
        { ascending: 'shortestWait', descending: 'longestWait' },
        'descending',
      ),
      cell: chat => <ClockWord answerBy={chat.answerBy} now={now} />,
    }
    return [
      who,
      {
        key: 'last',
        head: m.chats_column_last(),
        fluid: true,
        cell: chat => (
          <span className="text-text-quiet">
            <LastWords chat={chat} />
          </span>
        ),
      },
      wait,
      {
        key: 'owner',
        head: m.chats_column_owner(),
        ...sortedColumn({ sort, onSort }, { ascending: 'owner', descending: 'ownerDown' }, 'ascending'),
        roomy: true,
        cell: chat =>
          chat.owner ? (
            colleagueName(locale, chat.owner.name)
          ) : (
            <span className="text-text-quiet">{m.chats_nobody()}</span>
          ),
      },
      {
        key: 'updated',
        head: m.chats_column_updated(),
        ...sortedColumn({ sort, onSort }, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        roomy: 'wide',
        cell: chat => <span className="tabular whitespace-nowrap">{moments.short(chat.updatedAt)}</span>,
      },
    ]
  }, [search, now, sort, onSort, to, moments, locale])
}
