import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ContentOverview } from './parts/content-overview.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-content'))
}

export default function ContentPage() {
  return (
    <Permitted permission="edit-some-content">
      <ConsolePage title={m.content_overview_title()} lead={m.content_overview_lead()}>
        <ContentOverview />
      </ConsolePage>
    </Permitted>
  )
}
