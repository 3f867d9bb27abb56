import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { CheckList } from './parts/check-list.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-security-checks'))
}

export default function SecurityChecksPage() {
  return (
    <Permitted permission="check-outside">
      <CheckList />
    </Permitted>
  )
}
