import { m } from '#messages/compiled/messages.js'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Placeholder for a page with a status and a form. */
export function FormSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true" className="space-y-8">
      <PageHeading title={title} />
      <div role="status" className="max-w-168 space-y-8">
        <VisuallyHidden>{m.loading()}</VisuallyHidden>
        <div className="flex gap-6 border-y py-5">
          <Skeleton className="h-7 w-32 rounded-full" />
          <Skeleton className="h-4 w-64" />
        </div>
        {['first', 'second', 'third'].map(row => (
          <div key={row} className="space-y-2.5">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-11 w-full" />
          </div>
        ))}
      </div>
    </div>
  )
}
