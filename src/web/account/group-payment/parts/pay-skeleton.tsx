import { m } from '#messages/compiled/messages.js'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function PaySkeleton() {
  return (
    <div className="space-y-6" aria-busy="true">
      <span className="sr-only" role="status">
        {m.loading()}
      </span>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-24" />
      <Skeleton className="h-40" />
    </div>
  )
}
