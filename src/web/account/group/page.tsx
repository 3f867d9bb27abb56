import type { MetaDescriptor } from 'react-router'
import { useGroupPayments } from '#web/account/group-payment/use-group-payments.ts'
import { useGroupBoard } from '#web/account/member/use-group-board.ts'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { BoardSkeleton } from './parts/board-skeleton.tsx'
import { BoardView } from './parts/board-view.tsx'
import { NoGroup } from './parts/no-group.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-group'))
}

/** The coordinator's board of the account's group. */
export default function GroupPage() {
  const guid = useSession().groups[0]?.guid
  return guid ? <GroupOf guid={guid} /> : <NoGroup />
}

function GroupOf({ guid }: { guid: string }) {
  const { board, error, refetch } = useGroupBoard(guid)
  // Asked for beside the board, which shows it underneath.
  useGroupPayments(guid)
  if (board) return <BoardView board={board} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <BoardSkeleton />
}
