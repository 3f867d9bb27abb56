import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { OfflineLinks } from '../../features/offline/offline-links.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

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
