import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { SiteSettingsForm } from './parts/site-settings-form.tsx'
import { useSiteSettings } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-site-settings'))
}

export default function SiteSettingsPage() {
  return (
    <Permitted permission="edit-site-settings">
      <ConsolePage title={pageTitle('organiser-site-settings')} lead={m.site_settings_lead()}>
        <SiteSettingsView />
      </ConsolePage>
    </Permitted>
  )
}

function SiteSettingsView() {
  const { data, error, refetch } = useSiteSettings()
  // Another version is another form: what was saved meanwhile is shown, not written over.
  if (data) return <SiteSettingsForm key={data.version} answer={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton />
}
