import type { MetaDescriptor } from 'react-router'
import { FormSkeleton } from '../../features/cabinet/form-skeleton.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { DocumentsView } from '../../features/document/documents-view.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-documents'))
}

export default function DocumentsPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  if (!guid) return <FormSkeleton title={pageTitle('account-documents')} />
  return <DocumentsView key={guid} guid={guid} />
}
