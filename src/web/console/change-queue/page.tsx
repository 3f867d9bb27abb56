import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/organiser/permitted.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ChangeQueue } from './parts/change-queue.tsx'

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
