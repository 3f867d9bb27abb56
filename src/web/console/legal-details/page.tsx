import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LegalForm } from './parts/legal-form.tsx'
import { LegalHistory } from './parts/legal-history.tsx'
import { useLegalDetails } from './parts/use-legal-details.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-legal-details'))
}

export default function LegalDetailsPage() {
  return (
    <Permitted permission="edit-edition">
      <ConsolePage title={m.page_title_organiser_legal_details()} lead={m.legal_lead()}>
        <LegalDetailsView />
      </ConsolePage>
    </Permitted>
  )
}

function LegalDetailsView() {
  const { data, error, refetch } = useLegalDetails()
  if (data)
    return (
      <div className="max-w-3xl space-y-12">
        <LegalForm answer={data} />
        <LegalHistory publications={data.publications} />
      </div>
    )
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
