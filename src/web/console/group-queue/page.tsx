import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { GroupQueue } from './parts/group-queue.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-groups'))
}

export default function GroupsPage() {
  return (
    <Permitted permission="read-applications">
      <GroupQueue />
    </Permitted>
  )
}
