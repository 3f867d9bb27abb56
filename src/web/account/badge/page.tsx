import type { MetaDescriptor } from 'react-router'
import { useDashboard } from '#web/account/dashboard/use-dashboard.ts'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { FormSkeleton } from '#web/account/section/form-skeleton.tsx'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { BadgeView } from './parts/badge-view.tsx'
import { OfflineBadge } from './parts/offline-badge.tsx'
import { useBadge } from './parts/use-badge.ts'
import { useBadgeCopy } from './parts/use-badge-copy.ts'

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
