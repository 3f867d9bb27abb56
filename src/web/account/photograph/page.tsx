import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { PhotographView } from './parts/photograph-view.tsx'
import { usePhotographStanding } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-photo'))
}

export default function PhotographPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, refetch } = usePhotographStanding(guid)
  if (guid && data) return <PhotographView key={guid} guid={guid} standing={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-photo')} />
}
