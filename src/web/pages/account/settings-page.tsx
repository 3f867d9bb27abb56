import type { MetaDescriptor } from 'react-router'
import { FormSkeleton } from '../../features/cabinet/form-skeleton.tsx'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'
import { AccountSettings } from '../../features/settings/account-settings.tsx'
import { SettingsView } from '../../features/settings/settings-view.tsx'
import { useSettings } from '../../features/settings/use-settings.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-settings'))
}

export default function SettingsPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, refetch } = useSettings(guid)
  // A coordinator without a participant of their own.
  if (guid === null) return <AccountSettings />
  if (data) return <SettingsView key={guid} guid={guid} settings={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-settings')} />
}
