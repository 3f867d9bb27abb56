import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage } from '../../features/console/console-page.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { ContentOverview } from '../../features/content-editor/content-overview.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-content'))
}

/** Everything that editors write, by kind, and what is not translated. */
export default function ContentPage() {
  return (
    <Permitted permission="edit-content">
      <ConsolePage title={m.content_overview_title()} lead={m.content_overview_lead()}>
        <ContentOverview />
      </ConsolePage>
    </Permitted>
  )
}
