import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/queue/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EditionForm } from './edition-form.tsx'
import { useEditionSettings } from './use-edition-settings.ts'

/** The settings of the edition, once they have come. */
export function EditionView() {
  const { data, error, refetch } = useEditionSettings()
  if (data) return <EditionForm answer={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
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
