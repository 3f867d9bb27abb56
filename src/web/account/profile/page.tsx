import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { ProfileView } from './parts/profile-view.tsx'
import { useProfile } from './parts/use-profile.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-profile'))
}

export default function ProfilePage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, refetch } = useProfile(guid)
  if (guid && data) return <ProfileView key={guid} guid={guid} profile={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-profile')} />
}
