import { Maximize2, X } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useTitleCount } from '#web/kit/chat/use-title-count.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { ChatHead } from './parts/chat-head.tsx'
import { SupportChat } from './parts/support-chat.tsx'
import { useChatCounts, useChatRecord, useLiveChats } from './queries.ts'

type SupportChatPanelProps = { guid: string; search: string; onClose: () => void }

export function SupportChatPanel({ guid, search, onClose }: SupportChatPanelProps) {
  const { data, error, refetch } = useChatRecord(guid)
  const to = usePaths()
  const locale = useLocale()
  return (
    <aside
      aria-labelledby="record-title"
      className="flex w-[44vw] xl:w-[min(44rem,56vw)] shrink-0 flex-col border-l bg-surface motion-safe:animate-fade-in"
    >
      <header className="flex items-start gap-1 border-b py-3 pr-3 pl-5">
        <div className="min-w-0 flex-1">
          {data ? (
            <ChatHead
              chat={data}
              title={
                <h2 id="record-title" className="text-lg font-semibold">
                  {nameIn(locale, data.person)}
                </h2>
              }
            />
          ) : error ? (
            <LoadFailure error={error} onRetry={() => refetch()} />
          ) : (
            <HeadSkeleton />
          )}
        </div>
        <Link
          {...quietTarget({ pathname: to('organiser-chat', { guid }), search }, { fromQueue: true })}
          aria-label={m.organiser_open_own_page()}
          title={m.organiser_open_own_page()}
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-md text-text-quiet hover:bg-sunken hover:text-text"
        >
          <Maximize2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Link>
        <IconButton size="sm" label={m.close()} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <SupportChat key={guid} guid={guid} person={data?.person} />
    </aside>
  )
}

export function HeadSkeleton() {
  return (
    <div aria-busy="true" className="space-y-4 py-1">
      <Skeleton className="h-5 w-48" />
      <SkeletonText lines={2} />
    </div>
  )
}

/** Handles events for whoever answers chats: updates the lists, and shows in the title how many wait. */
export function LiveConsole() {
  return useOrganiser().may('answer-chats') ? <LiveChats /> : null
}

function LiveChats() {
  useLiveChats()
  const { data } = useChatCounts({ enabled: true })
  useTitleCount(data?.waiting ?? 0)
  return null
}

/** The number of people waiting for an answer, in the navigation; highlighted once somebody waits too long. */
export function WaitingChats() {
  const { data } = useChatCounts({ enabled: true })
  if (!data?.waiting) return null
  const { waiting, overdue = 0 } = data
  return (
    <span
      className={classNames(
        'tabular inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs font-medium',
        overdue > 0 ? 'bg-negative-fill text-on-negative' : 'bg-accent text-on-accent',
      )}
    >
      <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
      <span className="sr-only">
        {m.chats_waiting_count({ count: waiting })}
        {overdue > 0 && `, ${m.chats_overdue_count({ count: overdue })}`}
      </span>
    </span>
  )
}
