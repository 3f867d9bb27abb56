import type { MetaDescriptor } from 'react-router'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { HomeSkeleton } from '../../features/dashboard/home-skeleton.tsx'
import { HomeView } from '../../features/dashboard/home-view.tsx'
import { useDashboard } from '../../features/dashboard/use-dashboard.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account'))
}

export default function HomePage() {
  const participant = useCurrentParticipant()
  const { data, error, refetch } = useDashboard(participant?.guid ?? null)
  if (data) return <HomeView dashboard={data} />
  return error ? <LoadFailure error={error} onRetry={() => refetch()} /> : <HomeSkeleton />
}
