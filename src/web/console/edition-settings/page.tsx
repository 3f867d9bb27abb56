import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EditionForm } from './parts/edition-form.tsx'
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
  if (data) return <EditionForm answer={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return (
    <div aria-busy="true" className="max-w-3xl space-y-6">
      {Array.from({ length: 7 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike
        <Skeleton key={index} className="h-11 rounded-md" />
      ))}
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
    </div>
  )
}
