import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { StaffCompanyQueue } from './parts/staff-company-queue.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-staff-companies'))
}

export default function StaffCompanyQueuePage() {
  return (
    <Permitted permission="read-staff-companies">
      <StaffCompanyQueue />
    </Permitted>
  )
}
