import { m } from '#messages/compiled/messages.js'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The board while it loads. */
export function BoardSkeleton() {
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
