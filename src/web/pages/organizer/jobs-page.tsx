import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage } from '../../features/console/console-page.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { FailedJobList } from '../../features/jobs/failed-job-list.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-jobs'))
}

/** The dead letter queue. */
export default function JobsPage() {
  return (
    <Permitted permission="read-jobs">
      <ConsolePage title={m.organizer_jobs()} lead={m.organizer_jobs_lead()}>
        <FailedJobList />
      </ConsolePage>
    </Permitted>
  )
}
