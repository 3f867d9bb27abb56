import type { MetaDescriptor } from 'react-router'
import { ChangeQueue } from '../../features/change-queue/change-queue.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-changes'))
}

/** Requests to change what a lock has closed. */
export default function ChangesPage() {
  return (
    <Permitted permission="decide-changes">
      <ChangeQueue />
    </Permitted>
  )
}
