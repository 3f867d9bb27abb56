import { useQuery } from '@tanstack/react-query'
import type { MetaDescriptor } from 'react-router'
import { readHotels } from '#contract/hotel.ts'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { HotelsView } from './parts/hotels-view.tsx'

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

function useHotels(guid: string | null) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['hotels', guid, locale],
    queryFn: ({ signal }) => callApi(readHotels, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
  })
}
