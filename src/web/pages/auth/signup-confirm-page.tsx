import { type MetaDescriptor, useParams } from 'react-router'
import { ConfirmationView } from '../../features/confirmation/confirmation-view.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return [...innerMeta(args, pageTitle('signup-confirm')), { name: 'referrer', content: 'no-referrer' }]
}

export default function SignupConfirmPage() {
  const { confirmationToken = '' } = useParams()
  return <ConfirmationView key={confirmationToken} token={confirmationToken} />
}
