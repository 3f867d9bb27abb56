import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ProgrammeBoard } from './parts/programme-board.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-programme'))
}

export default function ProgrammePage() {
  return (
    <Permitted permission="edit-content">
      <ProgrammeBoard />
    </Permitted>
  )
}
