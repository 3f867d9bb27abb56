import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { FormSkeleton } from '#web/account/section/form-skeleton.tsx'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { HotelsView } from './parts/hotels-view.tsx'
import { useHotels } from './parts/use-hotels.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-hotels'))
}

export default function HotelsPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, refetch } = useHotels(guid)
  if (data) return <HotelsView overview={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-hotels')} />
}
