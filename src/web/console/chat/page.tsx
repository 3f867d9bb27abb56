import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { Link, type MetaDescriptor, useParams } from 'react-router'
import { useRecordWalk } from '#web/console/record/queries.ts'
import { LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { ChatFrame } from '#web/kit/chat/chat-frame.tsx'
import { chatTextId } from '#web/kit/chat/composer.tsx'
import { useListParameters } from '#web/kit/list/list-address.ts'
import { useRowKeyboard } from '#web/kit/list/row-keyboard.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { ChatHead } from './parts/chat-head.tsx'
import { SupportChat } from './parts/support-chat.tsx'
import { useChatQueue, useChatRecord } from './queries.ts'
import { readChatFilters } from './rules.ts'
import { HeadSkeleton } from './view.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-chat'))
}

export default function ChatPage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="answer-chats">
      <ChatRecord key={guid} guid={guid} />
    </Permitted>
  )
}

/** One chat on its own page, for phones and links; from the queue it leads on to the next. */
function ChatRecord({ guid }: { guid: string }) {
  const parameters = useListParameters()
  const filters = useMemo(() => readChatFilters(parameters), [parameters])
  const locale = useLocale()
  const walk = useRecordWalk('organiser-chat')
  const { data, error, refetch } = useChatRecord(guid)
  const queue = useChatQueue(filters, { enabled: walk.fromQueue })
  const rows = queue.items?.map(item => item.guid) ?? []
  useRowKeyboard(intent => {
    const next =
      intent.kind === 'move' && rows.includes(guid) ? rows[rows.indexOf(guid) + intent.step] : undefined
    if (next && walk.fromQueue) walk.goTo(next)
    if (intent.kind === 'leave') walk.backToList()
    if (intent.kind === 'letter' && intent.letter === 'r') document.getElementById(chatTextId)?.focus()
  })
  return (
    <div className="flex flex-col [--page-margin:1rem] md:[--page-margin:1.5rem]">
      <header className="space-y-2 px-(--page-margin) pt-4 pb-3 max-md:border-b">
        <Link {...walk.listTarget} className="text-link inline-flex items-center gap-1.5 text-sm">
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {walk.listText}
        </Link>
        {data ? (
          <ChatHead
            chat={data}
            title={<h1 className="text-xl font-semibold">{nameIn(locale, data.person)}</h1>}
          />
        ) : error ? (
          <LoadFailure error={error} onRetry={() => refetch()} />
        ) : (
          <HeadSkeleton />
        )}
      </header>
      {!error && (
        <div className="px-(--page-margin) max-md:pt-5">
          <ChatFrame>
            <SupportChat key={guid} guid={guid} person={data?.person} />
          </ChatFrame>
        </div>
      )}
    </div>
  )
}
