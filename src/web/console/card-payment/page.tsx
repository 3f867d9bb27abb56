import { type MetaDescriptor, useParams } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { CardPaymentRecord } from './parts/card-payment-record.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-card-payment'))
}

export default function CardPaymentPage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="read-payments">
      <CardPaymentRecord key={guid} guid={guid} />
    </Permitted>
  )
}
