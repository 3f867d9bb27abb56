import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage } from '../../features/console/console-page.tsx'
import { Overview } from '../../features/console/overview.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer'))
}

/** What waits for whom, the funnel and the money. */
export default function DashboardPage() {
  return (
    <Permitted permission="read-dashboard">
      <ConsolePage title={m.organizer_nav_overview()}>
        <Overview />
      </ConsolePage>
    </Permitted>
  )
}
