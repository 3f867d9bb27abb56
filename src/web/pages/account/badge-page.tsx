import type { MetaDescriptor } from 'react-router'
import { BadgeView } from '../../features/badge/badge-view.tsx'
import { OfflineBadge } from '../../features/badge/offline-badge.tsx'
import { useBadge } from '../../features/badge/use-badge.ts'
import { useBadgeCopy } from '../../features/badge/use-badge-copy.ts'
import { FormSkeleton } from '../../features/cabinet/form-skeleton.tsx'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { useDashboard } from '../../features/dashboard/use-dashboard.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-badge'))
}

/** The badge with its pass. */
export default function BadgePage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, failureReason, refetch } = useBadge(guid)
  const dashboard = useDashboard(guid)
  const copy = useBadgeCopy(guid, failureReason)
  if (copy && !(guid && data)) return <OfflineBadge copy={copy} />
  if (guid && data) return <BadgeView key={guid} guid={guid} badge={data} dashboard={dashboard.data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-badge')} />
}
