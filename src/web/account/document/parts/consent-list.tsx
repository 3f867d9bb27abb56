import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { ConsentRow } from './consent-row.tsx'
import { useConsents } from './use-consents.ts'

/** All consents of a person: the required ones first, as the application asked for them; each keeps its place, given or withdrawn. */
export function ConsentList({ guid }: { guid: string }) {
  const { data, error, refetch } = useConsents(guid)
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data)
    return (
      <div aria-busy="true">
        <SkeletonText lines={8} />
        <span role="status" className="sr-only">
          {m.loading()}
        </span>
      </div>
    )
  const inOrder = [...data.consents].sort((one, other) => Number(other.required) - Number(one.required))
  return (
    <ul className="divide-y border-y">
      {inOrder.map(consent => (
        <ConsentRow key={consent.kind} guid={guid} consent={consent} />
      ))}
    </ul>
  )
}
