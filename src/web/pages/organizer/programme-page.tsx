import type { MetaDescriptor } from 'react-router'
import { Permitted } from '../../features/console/permitted.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'
import { ProgrammeBoard } from '../../features/programme-board/programme-board.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-programme'))
}

/** The programme as it is planned. */
export default function ProgrammePage() {
  return (
    <Permitted permission="edit-content">
      <ProgrammeBoard />
    </Permitted>
  )
}
