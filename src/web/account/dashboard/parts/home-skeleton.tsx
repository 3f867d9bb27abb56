import { m } from '#messages/compiled/messages.js'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The home page while it loads, in the shape of what comes. */
export function HomeSkeleton() {
  return (
    <div aria-busy="true" className="space-y-10">
      <div role="status">
        <VisuallyHidden>{m.loading()}</VisuallyHidden>
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-4 h-9 w-80 max-w-full" />
        <Skeleton className="mt-5 h-4 w-120 max-w-full" />
      </div>
      <div className="grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="divide-y border-y">
          {['first', 'second', 'third', 'fourth'].map(row => (
            <div key={row} className="flex items-center gap-4 py-5">
              <Skeleton className="size-6 rounded-full" />
              <Skeleton className="h-4 w-48" />
            </div>
          ))}
        </div>
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  )
}
