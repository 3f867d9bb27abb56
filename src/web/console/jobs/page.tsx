import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FailedJobList } from './parts/failed-job-list.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-jobs'))
}

export default function JobsPage() {
  return (
    <Permitted permission="read-jobs">
      <ConsolePage title={m.organiser_jobs()} lead={m.organiser_jobs_lead()}>
        <FailedJobList />
      </ConsolePage>
    </Permitted>
  )
}
