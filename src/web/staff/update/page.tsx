import type { MetaDescriptor } from 'react-router'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { UpdateList } from '#web/kit/update/update-list.tsx'
import { useCompany } from '#web/staff/company/queries.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useCompanyUpdates, useMarkCompanyUpdateRead } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-updates'))
}

/** What organisers tell all companies on site. */
export default function StaffUpdatesPage() {
  const { guid } = useCompany()
  const { data, error, refetch } = useCompanyUpdates(guid)
  const { mutate } = useMarkCompanyUpdateRead(guid)
  return (
    <div className="space-y-6">
      <PageHeading title={pageTitle('staff-updates')} />
      <UpdateList
        updates={data}
        error={error}
        onRetry={() => void refetch()}
        onRead={update => mutate(update)}
      />
    </div>
  )
}
