import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ExportFiles } from './parts/export-files.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-exports'))
}

export default function ExportsPage() {
  return (
    <Permitted permission="read-dashboard">
      <ConsolePage title={m.page_title_organiser_exports()} lead={m.export_files_lead()}>
        <ExportFiles />
      </ConsolePage>
    </Permitted>
  )
}
