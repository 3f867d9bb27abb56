import { type MetaDescriptor, useParams } from 'react-router'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { UnsubscribeView } from './parts/unsubscribe-view.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('unsubscribe'))
}

export default function UnsubscribePage() {
  const { guid = '' } = useParams()
  return <UnsubscribeView key={guid} guid={guid} />
}
