import type { MetaDescriptor } from 'react-router'
import { FormSkeleton } from '../../features/cabinet/form-skeleton.tsx'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { HotelsView } from '../../features/hotel/hotels-view.tsx'
import { useHotels } from '../../features/hotel/use-hotels.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

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
