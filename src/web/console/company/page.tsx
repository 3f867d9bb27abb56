import { type MetaDescriptor, useParams } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { CompanyPage } from './parts/company-page.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-company'))
}

export default function CompanyRecordPage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="read-companies">
      <CompanyPage key={guid} companyKey={guid} />
    </Permitted>
  )
}
