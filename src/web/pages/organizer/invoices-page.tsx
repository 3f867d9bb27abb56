import type { MetaDescriptor } from 'react-router'
import { Permitted } from '../../features/console/permitted.tsx'
import { InvoiceQueue } from '../../features/finance/invoice-queue.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-invoices'))
}

/** Invoices, and marking them paid. */
export default function InvoicesPage() {
  return (
    <Permitted permission="read-payments">
      <InvoiceQueue />
    </Permitted>
  )
}
