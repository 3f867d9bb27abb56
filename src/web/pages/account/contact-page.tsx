import type { MetaDescriptor } from 'react-router'
import { FormSkeleton } from '../../features/cabinet/form-skeleton.tsx'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { ContactView } from '../../features/contact-person/contact-view.tsx'
import { useContactPerson } from '../../features/contact-person/use-contact-person.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-contact'))
}

export default function ContactPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, refetch } = useContactPerson(guid)
  if (guid && data) return <ContactView key={guid} guid={guid} section={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-contact')} />
}
