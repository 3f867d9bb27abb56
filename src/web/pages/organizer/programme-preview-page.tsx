import type { MetaDescriptor } from 'react-router'
import { Permitted } from '../../features/console/permitted.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'
import { ProgrammePreview } from '../../features/programme-board/programme-preview.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-programme-preview'))
}

/** The programme as the site would show it with all drafts. */
export default function ProgrammePreviewPage() {
  return (
    <Permitted permission="edit-content">
      <ProgrammePreview />
    </Permitted>
  )
}
