import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { EditionForm } from './parts/edition-form.tsx'
import { SettingsElsewhere } from './parts/settings-elsewhere.tsx'
import { SettingsHistory } from './parts/settings-history.tsx'
import { useEditionSettings } from './parts/use-edition-settings.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-edition'))
}

export default function EditionPage() {
  return (
    <Permitted permission="edit-edition">
      <ConsolePage title={m.content_edition_title()} lead={m.content_edition_lead()}>
        <EditionView />
      </ConsolePage>
    </Permitted>
  )
}

function EditionView() {
  const { data, error, refetch } = useEditionSettings()
  if (data)
    return (
      <div className="space-y-12">
        <EditionForm answer={data} />
        <SettingsElsewhere />
        <SettingsHistory />
      </div>
    )
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton />
}
