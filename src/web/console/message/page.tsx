import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FailedMessages } from './parts/failed-messages.tsx'
import { MessageQueue } from './parts/message-queue.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-messages'))
}

export default function MessagesPage() {
  return (
    <Permitted permission="read-messages">
      <ConsolePage wide title={m.organiser_messages()} lead={m.organiser_messages_lead()}>
        {/* What is printed is the list. */}
        <div className="space-y-6 print:hidden">
          <MessageQueue />
        </div>
        <div data-sheet="list">
          <FailedMessages />
        </div>
      </ConsolePage>
    </Permitted>
  )
}
