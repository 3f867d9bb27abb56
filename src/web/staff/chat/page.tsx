import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ChatFrame } from '#web/kit/chat/chat-frame.tsx'
import { SupportChat } from '#web/kit/chat/support-chat.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-chat'))
}

/** The responsible employee's chat with support. It is their account's own, so it stays theirs when the company is handed over. */
export default function StaffChatPage() {
  return (
    <div className="-my-8 pt-4 lg:-my-10 lg:pt-6">
      <PageHeading title={pageTitle('staff-chat')} size="small" />
      <div className="pt-5">
        <ChatFrame>
          {/* The days below are third-level headings. */}
          <h2 className="sr-only">{m.chat_tab_support()}</h2>
          <SupportChat participant={null} name={m.chat_you()} emptyText={m.staff_chat_empty_text()} />
        </ChatFrame>
      </div>
    </div>
  )
}
