import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PhotographQueue } from './parts/photograph-queue.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-photographs'))
}

export default function PhotographsPage() {
  return (
    <Permitted permission="decide-applications">
      <PhotographQueue />
    </Permitted>
  )
}
