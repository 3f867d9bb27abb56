import { m } from '#messages/compiled/messages.js'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Stands in for a form while its values are loading. */
export function FormSkeleton() {
  return (
    <div aria-busy="true" className="max-w-3xl space-y-6">
      {Array.from({ length: 7 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike
        <Skeleton key={index} className="h-11 rounded-md" />
      ))}
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
    </div>
  )
}
