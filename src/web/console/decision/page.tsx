import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { BatchList } from './parts/batch-list.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-decisions'))
}

export default function DecisionsPage() {
  return (
    <Permitted permission="decide-applications">
      <ConsolePage title={m.organiser_nav_decisions()} lead={m.organiser_decisions_lead()}>
        <BatchList />
      </ConsolePage>
    </Permitted>
  )
}
