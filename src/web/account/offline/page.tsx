import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { OfflineLinks } from './parts/offline-links.tsx'

export function meta(args: MetaArgs): MetaDescriptor[] {
  return innerMeta(args, m.page_title_offline())
}

/** What the service worker shows for a page that it does not keep, where there is no network (decision 032). */
export default function OfflinePage() {
  return (
    <>
      <PageHeading title={m.page_title_offline()} lead={m.offline_lead()} className="mb-8" />
      <OfflineLinks />
    </>
  )
}
