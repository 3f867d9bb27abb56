import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useGroupPayments } from '#web/account/group-payment/queries.ts'
import { useGroupBoard } from '#web/account/member/queries.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { useSession } from '#web/kit/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { BoardView } from './parts/board-view.tsx'
import { OwnGroupView, useOwnGroup } from './parts/own-group.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-group'))
}

export default function GroupPage() {
  const { groups, users } = useSession()
  const guid = groups[0]?.guid
  return guid ? <GroupOf guid={guid} /> : <WithoutBoard own={users.find(({ primary }) => primary)?.guid} />
}

/** Whoever coordinates nobody may be a member of somebody else's group. */
function WithoutBoard({ own }: { own: string | undefined }) {
  const { data, isPending, error, refetch } = useOwnGroup(own)
  if (own === undefined) return <NoGroup />
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (isPending) return <BoardSkeleton />
  return data?.group ? <OwnGroupView guid={own} group={data.group} /> : <NoGroup />
}

function GroupOf({ guid }: { guid: string }) {
  const { board, error, refetch } = useGroupBoard(guid)
  // Requested together with the board, which needs it further down.
  useGroupPayments(guid)
  if (board) return <BoardView board={board} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <BoardSkeleton />
}

/** The account has no group: what one is for, and the way to it. */
function NoGroup() {
  const to = usePaths()
  return (
    <EmptyState
      level={1}
      title={m.group_none_title()}
      action={
        <Button asChild>
          <Link to={to('signup-group')}>{m.group_none_action()}</Link>
        </Button>
      }
    >
      {m.group_none_text()}
    </EmptyState>
  )
}

function BoardSkeleton() {
  return (
    <div aria-busy="true" className="space-y-6">
      <PageHeading title={m.group_title()} />
      <div role="status" className="space-y-6">
        <VisuallyHidden>{m.loading()}</VisuallyHidden>
        <div className="flex gap-8 border-y py-4">
          {['all', 'sent', 'reviewed', 'paid'].map(part => (
            <div key={part} className="space-y-2">
              <Skeleton className="h-6 w-10" />
              <Skeleton className="h-3.5 w-20" />
            </div>
          ))}
        </div>
        <Skeleton className="h-11 w-full max-w-96" />
        <div className="divide-y border-y">
          {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(row => (
            <div key={row} className="flex items-center gap-6 py-3.5">
              <Skeleton className="h-4 w-48" />
              <Skeleton className="h-4 flex-1 max-md:hidden" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
