import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { WatchEntryList } from './parts/watch-entry-list.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-watch-entries'))
}

export default function WatchListPeoplePage() {
  return (
    <Permitted permission="keep-watch-list">
      <WatchEntryList />
    </Permitted>
  )
}
