import { Mail, MessageSquare, Paperclip } from 'lucide-react'
import type { OutboxMessage } from '#contract/outbox.ts'
import { m } from '#messages/compiled/messages.js'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { asEditionInstant, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { CopyCode } from './copy-code.tsx'
import { linkParts } from './link-parts.ts'

export function MessageItem({ message }: { message: OutboxMessage }) {
  const edition = useEdition()
  const locale = useLocale()
  const isSms = message.channel === 'sms'
  const Icon = isSms ? MessageSquare : Mail
  return (
    <li className="grid gap-x-8 gap-y-2 border-b py-5 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="text-sm">
        <p className="flex items-center gap-2 text-text-quiet">
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {isSms ? m.outbox_channel_sms() : m.outbox_channel_email()}
        </p>
        <p className="tabular mt-1 text-base font-semibold wrap-anywhere">{message.to}</p>
        <time dateTime={message.sentAt} className="tabular text-text-quiet">
          {formatMoment(asEditionInstant(edition, message.sentAt), locale, edition.timeZone)}
        </time>
      </div>
      <div className="min-w-0 measure">
        {message.subject && <h2 className="mb-1 text-base font-semibold">{message.subject}</h2>}
        <p className="whitespace-pre-line wrap-anywhere">
          {linkParts(message.text).map((part, index) =>
            part.href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
              <a key={index} href={part.href} className="text-link">
                {part.text}
              </a>
            ) : (
              part.text
            ),
          )}
        </p>
        {message.attachments.length > 0 && (
          <ul aria-label={m.outbox_attachments()} className="mt-3 text-sm">
            {message.attachments.map(name => (
              <li key={name} className="flex items-center gap-2 wrap-anywhere">
                <Paperclip aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
                {name}
              </li>
            ))}
          </ul>
        )}
        {message.code && <CopyCode code={message.code} />}
      </div>
    </li>
  )
}
