import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { DemoPasses } from '#web/dev/passes/demo-passes.tsx'
import { QueryProvider } from '#web/kit/api/query-provider.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function meta(args: MetaArgs): MetaDescriptor[] {
  return innerMeta(args, m.page_title_dev_passes())
}

export default function PassesPage() {
  return (
    <div className="page-width py-8 md:py-12">
      <PageHeading title={m.page_title_dev_passes()} lead={m.demo_passes_lead()} className="mb-8" />
      <QueryProvider>
        <DemoPasses />
      </QueryProvider>
    </div>
  )
}
