import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage } from '../../features/console/console-page.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { BatchList } from '../../features/decision/batch-list.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-decisions'))
}

/** Released decisions and what can still be recalled. */
export default function DecisionsPage() {
  return (
    <Permitted permission="decide-applications">
      <ConsolePage title={m.organizer_nav_decisions()} lead={m.organizer_decisions_lead()}>
        <BatchList />
      </ConsolePage>
    </Permitted>
  )
}
