import { Megaphone } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { useUrlParameters } from '#web/kit/list/use-url-parameters.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { UpdateItem } from './parts/update-item.tsx'
import { useMarkUpdateRead, useUpdates } from './use-updates.ts'

/** The important updates, newest first; each opens in its place, and its address is a link to it. */
export function UpdateList({ participant }: { participant: string }) {
  const { data, error, refetch } = useUpdates(participant)
  const { mutate: markRead } = useMarkUpdateRead(participant)
  const [parameters, change] = useUrlParameters()
  const open = parameters.get('update')
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton />
  if (data.length === 0)
    return (
      <EmptyState
        picture={<Megaphone aria-hidden="true" strokeWidth={1.25} className="size-9" />}
        title={m.updates_empty_title()}
      >
        {m.updates_empty_text()}
      </EmptyState>
    )
  return (
    <ul className="max-w-4xl divide-y border-b">
      {data.map(update => (
        <li key={update.guid}>
          <UpdateItem
            update={update}
            open={open === update.guid}
            onToggle={() => change({ update: open === update.guid ? null : update.guid })}
            onRead={() => markRead(update.guid)}
          />
        </li>
      ))}
    </ul>
  )
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="max-w-4xl divide-y border-b">
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
      {['first', 'second', 'third', 'fourth'].map(row => (
        <div key={row} className="space-y-2.5 py-5">
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-3.5 w-32" />
        </div>
      ))}
    </div>
  )
}
