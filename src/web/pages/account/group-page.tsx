import type { MetaDescriptor } from 'react-router'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { BoardSkeleton } from '../../features/group/board-skeleton.tsx'
import { BoardView } from '../../features/group/board-view.tsx'
import { NoGroup } from '../../features/group/no-group.tsx'
import { useGroupBoard } from '../../features/group/use-group-board.ts'
import { useGroupPayments } from '../../features/group-payment/use-group-payments.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'
import { useSession } from '../../session/use-session.ts'

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
