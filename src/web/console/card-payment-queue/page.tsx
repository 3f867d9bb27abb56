import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { CardPaymentQueue } from './parts/card-payment-queue.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-card-payments'))
}

/** Card payments, refunds that are due, and paid places that were given on. */
export default function CardPaymentsPage() {
  return (
    <Permitted permission="read-payments">
      <CardPaymentQueue />
    </Permitted>
  )
}
