import type { MetaDescriptor } from 'react-router'
import { Permitted } from '../../features/console/permitted.tsx'
import { ErasureQueue } from '../../features/erasure-queue/erasure-queue.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-erasures'))
}

/** Wishes that a person's data be erased. */
export default function ErasuresPage() {
  return (
    <Permitted permission="decide-erasures">
      <ErasureQueue />
    </Permitted>
  )
}
