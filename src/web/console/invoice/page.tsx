import { type MetaDescriptor, useParams } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { InvoiceRecord } from './parts/invoice-record.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-invoice'))
}

export default function InvoicePage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="read-payments">
      <InvoiceRecord key={guid} guid={guid} />
    </Permitted>
  )
}
