import { Link } from 'react-router'
import type { ChatThread } from '#contract/organizer-chat.ts'
import { ClockWord } from '#web/console/chat/clock-word.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { UnreadCount } from '#web/kit/unread/unread-count.tsx'
import { LastWords } from './last-words.tsx'

/** A conversation in the list of a phone. */
export function ChatCard({ thread, search, now }: { thread: ChatThread; search: string; now: number }) {
  const to = usePaths()
  const moments = useMoments()
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <Link
          to={{ pathname: to('organizer-chat', { guid: thread.guid }), search }}
          state={{ fromQueue: true }}
          className={thread.unread > 0 ? 'font-semibold' : 'font-medium'}
        >
          {thread.person.name}
        </Link>
        <span className="tabular shrink-0 text-xs text-text-quiet">{moments.short(thread.updatedAt)}</span>
      </p>
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate text-sm text-text-quiet">
          <LastWords thread={thread} />
        </span>
        <UnreadCount count={thread.unread} />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm empty:hidden">
        <ClockWord answerBy={thread.answerBy} now={now} />
        {thread.owner && <span className="text-text-quiet">{thread.owner.name}</span>}
      </p>
    </>
  )
}
