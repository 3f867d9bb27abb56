import type { MetaDescriptor } from 'react-router'
import { Permitted } from '../../features/console/permitted.tsx'
import { CardPaymentQueue } from '../../features/finance/card-payment-queue.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-card-payments'))
}

/** Card payments, what is to be refunded, and paid places that were given on. */
export default function CardPaymentsPage() {
  return (
    <Permitted permission="read-payments">
      <CardPaymentQueue />
    </Permitted>
  )
}
