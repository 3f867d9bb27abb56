import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage } from '../../features/console/console-page.tsx'
import { Permitted } from '../../features/console/permitted.tsx'
import { EditionView } from '../../features/edition-settings/edition-view.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organizer-edition'))
}

/** What administrators set of the edition. */
export default function EditionPage() {
  return (
    <Permitted permission="edit-edition">
      <ConsolePage title={m.content_edition_title()} lead={m.content_edition_lead()}>
        <EditionView />
      </ConsolePage>
    </Permitted>
  )
}
