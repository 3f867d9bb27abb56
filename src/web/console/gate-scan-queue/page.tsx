import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { GateScanQueue } from './parts/gate-scan-queue.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-gate-scans'))
}

export default function GateScanQueuePage() {
  return (
    <Permitted permission="manage-gates">
      <GateScanQueue />
    </Permitted>
  )
}
