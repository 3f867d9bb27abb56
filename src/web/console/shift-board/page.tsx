import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ShiftBoard } from './parts/shift-board.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-shifts'))
}

export default function ShiftBoardPage() {
  return (
    <Permitted permission="manage-volunteers">
      <ShiftBoard />
    </Permitted>
  )
}
