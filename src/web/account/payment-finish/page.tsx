import { type MetaDescriptor, useParams } from 'react-router'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { OutcomeView } from './parts/outcome-view.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('payment-finish'))
}

export default function PaymentFinishPage() {
  const { callbackGuid = '' } = useParams()
  return <OutcomeView key={callbackGuid} callbackGuid={callbackGuid} />
}
