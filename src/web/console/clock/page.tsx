import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ClockPanel } from './parts/clock-panel.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-clock'))
}

export default function ClockPage() {
  return (
    <Permitted permission="move-clock">
      <ConsolePage title={m.organiser_clock()} lead={m.organiser_clock_lead()}>
        <ClockPanel />
      </ConsolePage>
    </Permitted>
  )
}
