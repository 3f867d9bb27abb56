import { type MetaDescriptor, useParams } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { CabinetLook } from './parts/cabinet-look.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-cabinet'))
}

export default function CabinetPage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="view-cabinets">
      <CabinetLook key={guid} guid={guid} />
    </Permitted>
  )
}
