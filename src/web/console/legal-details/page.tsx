import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
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
  return <FormSkeleton />
}
