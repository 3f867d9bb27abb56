import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Overview } from './parts/overview.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser'))
}

export default function DashboardPage() {
  return (
    <Permitted permission="read-dashboard">
      <ConsolePage title={m.organiser_nav_overview()}>
        <Overview />
      </ConsolePage>
    </Permitted>
  )
}
