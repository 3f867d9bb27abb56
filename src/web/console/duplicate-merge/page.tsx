import { type MetaDescriptor, useParams } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { DuplicateMerge } from './parts/duplicate-merge.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-merge'))
}

export default function DuplicateMergePage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="settle-duplicates">
      <DuplicateMerge key={guid} guid={guid} />
    </Permitted>
  )
}
