import type { MetaDescriptor } from 'react-router'
import { FormSkeleton } from '../../features/cabinet/form-skeleton.tsx'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'
import { ProfileView } from '../../features/profile/profile-view.tsx'
import { useProfile } from '../../features/profile/use-profile.ts'

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
