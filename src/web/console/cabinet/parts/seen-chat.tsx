import type { ImportantUpdate } from '#contract/chat.ts'
import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { m } from '#messages/compiled/messages.js'
import { ChatRecord } from '#web/kit/chat/chat-record.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { UrgentMark } from '#web/kit/update/update-list.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Prose } from '#web/ui/prose.tsx'

type Chat = Omit<Extract<SeenPart, { part: 'chat' }>, 'part'>

/** The chat from the person's side, with the line before what they have not read. */
export function SeenChat({ chat, unread, name }: Chat & { name: string }) {
  const count = chat.messages.length
  if (count === 0) return <p className="text-text-quiet">{m.cabinet_look_nothing()}</p>
  return (
    <div className="space-y-4">
      {unread > 0 && <Banner>{m.cabinet_look_unread({ count: unread })}</Banner>}
      {chat.hasEarlier && <p className="text-sm text-text-quiet">{m.cabinet_look_latest({ count })}</p>}
      <div>
        <h2 className="sr-only">{m.chat_log_label()}</h2>
        <ChatRecord chat={chat} person={name} />
      </div>
    </div>
  )
}

/** A link to a page of the cabinet would lead into the viewer's own. */
const withoutLinks = (html: string) => html.replace(/<\/?a\b(?:"[^"]*"|[^">])*>/g, '')

/** Important updates whole, as they are only to be read here. */
export function SeenUpdates({ updates }: { updates: readonly ImportantUpdate[] }) {
  const { moment } = useMoments()
  if (updates.length === 0) return <p className="text-text-quiet">{m.updates_empty_title()}</p>
  return (
    <ul className="divide-y border-y">
      {updates.map(update => (
        <li key={update.guid} className="space-y-2 py-4">
          <h2 className="text-base font-semibold">{update.title}</h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-quiet">
            {update.urgent && <UrgentMark />}
            <time dateTime={update.publishedAt}>{moment(update.publishedAt)}</time>
            {update.readAt ? (
              <span>{m.cabinet_look_update_read({ at: moment(update.readAt) })}</span>
            ) : (
              <span className="font-medium text-info">{m.updates_new()}</span>
            )}
          </p>
          <Prose html={withoutLinks(update.html)} />
        </li>
      ))}
    </ul>
  )
}
