import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { HomeSkeleton } from './parts/home-skeleton.tsx'
import { HomeView } from './parts/home-view.tsx'
import { useDashboard } from './use-dashboard.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account'))
}

export default function HomePage() {
  const participant = useCurrentParticipant()
  const { data, error, refetch } = useDashboard(participant?.guid ?? null)
  if (data) return <HomeView dashboard={data} />
  return error ? <LoadFailure error={error} onRetry={() => refetch()} /> : <HomeSkeleton />
}
