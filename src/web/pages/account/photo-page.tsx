import type { MetaDescriptor } from 'react-router'
import { FormSkeleton } from '../../features/cabinet/form-skeleton.tsx'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'
import { PhotographView } from '../../features/photograph/photograph-view.tsx'
import { usePhotographStanding } from '../../features/photograph/use-photograph-standing.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-photo'))
}

export default function PhotoPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, refetch } = usePhotographStanding(guid)
  if (guid && data) return <PhotographView key={guid} guid={guid} standing={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-photo')} />
}
