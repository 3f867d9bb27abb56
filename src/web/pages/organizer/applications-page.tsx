import type { MetaDescriptor } from 'react-router'
import { ApplicationQueue } from '../../features/application-queue/application-queue.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-applications'))
}

/** The committee's queue. */
export default function ApplicationsPage() {
  return (
    <Permitted permission="read-applications">
      <ApplicationQueue />
    </Permitted>
  )
}
