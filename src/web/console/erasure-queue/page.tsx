import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/organiser/permitted.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ErasureQueue } from './parts/erasure-queue.tsx'

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
