import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { DocumentsView } from './parts/documents-view.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-documents'))
}

export default function DocumentsPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  if (!guid) return <FormSkeleton title={pageTitle('account-documents')} />
  return <DocumentsView key={guid} guid={guid} />
}
