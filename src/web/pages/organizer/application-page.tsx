import { type MetaDescriptor, useParams } from 'react-router'
import { ApplicationRecord } from '../../features/application-queue/application-record.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-application'))
}

/** One application on a page of its own. */
export default function ApplicationPage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="read-applications">
      <ApplicationRecord key={guid} guid={guid} />
    </Permitted>
  )
}
