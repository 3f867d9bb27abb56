import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Permitted } from '#web/console/organiser/permitted.tsx'
import { ConsolePage } from '#web/console/queue/console-page.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { EditionView } from './parts/edition-view.tsx'

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
