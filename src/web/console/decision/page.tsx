import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { BatchList } from './parts/batch-list.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-decisions'))
}

export default function DecisionsPage() {
  return (
    <Permitted permission="decide-applications">
      <BatchList />
    </Permitted>
  )
}
