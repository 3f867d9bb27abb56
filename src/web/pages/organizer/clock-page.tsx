import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ClockPanel } from '../../features/clock/clock-panel.tsx'
import { ConsolePage } from '../../features/console/console-page.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-clock'))
}

/** The demo clock. */
export default function ClockPage() {
  return (
    <Permitted permission="move-clock">
      <ConsolePage title={m.organizer_clock()} lead={m.organizer_clock_lead()}>
        <ClockPanel />
      </ConsolePage>
    </Permitted>
  )
}
