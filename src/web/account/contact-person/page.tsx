import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { FormSkeleton } from '#web/account/section/form-skeleton.tsx'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ContactView } from './parts/contact-view.tsx'
import { useContactPerson } from './parts/use-contact-person.ts'

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
