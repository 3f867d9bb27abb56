import { type MetaDescriptor, useParams } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PassportRecord } from './parts/passport-record.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-passport'))
}

export default function PassportPage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="read-passports">
      <PassportRecord key={guid} guid={guid} />
    </Permitted>
  )
}
