import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Outbox } from '#web/dev/outbox/outbox.tsx'
import { QueryProvider } from '#web/kit/api/query-provider.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function meta(args: MetaArgs): MetaDescriptor[] {
  return innerMeta(args, m.page_title_dev_outbox())
}

export default function OutboxPage() {
  const to = usePaths()
  return (
    <div className="page-width py-8 md:py-12">
      <PageHeading title={m.page_title_dev_outbox()} lead={m.outbox_lead()} className="mb-8" />
      <QueryProvider>
        <Outbox />
        <p className="mt-8 text-sm">
          <a href={to('dev-passes')} className="text-link">
            {m.demo_passes_link()}
          </a>
        </p>
      </QueryProvider>
    </div>
  )
}
