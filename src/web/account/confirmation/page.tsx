import { type MetaDescriptor, useParams } from 'react-router'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ConfirmationView } from './parts/confirmation-view.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return [...innerMeta(args, pageTitle('signup-confirm')), { name: 'referrer', content: 'no-referrer' }]
}

export default function SignupConfirmPage() {
  const { confirmationToken = '' } = useParams()
  return <ConfirmationView key={confirmationToken} token={confirmationToken} />
}
