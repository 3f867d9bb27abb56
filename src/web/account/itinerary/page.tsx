import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { ItineraryView } from './parts/itinerary-view.tsx'
import { useItinerary } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-programme'))
}

export default function OwnProgrammePage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, keptAt, error, refetch } = useItinerary(guid)
  if (guid && data) return <ItineraryView key={guid} guid={guid} itinerary={data} keptAt={keptAt} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-programme')} />
}
