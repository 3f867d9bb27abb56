import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { FormSkeleton } from '#web/account/section/form-skeleton.tsx'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { AccountSettings } from './parts/account-settings.tsx'
import { SettingsView } from './parts/settings-view.tsx'
import { useSettings } from './parts/use-settings.ts'

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
