import { PencilLine, RotateCcw } from 'lucide-react'
import { memo } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { LogMessage } from '../message-log.ts'
import { DeliveryIcon } from './delivery-icon.tsx'
import { MessageFiles } from './message-files.tsx'
import { textParts } from './message-text.ts'

type MessageBubbleProps = {
  message: LogMessage
  own: boolean
  /** Said before the text by screen readers. */
  author: string
  /** Hours and minutes. */
  time: string
  last: boolean
  onResend: (guid: string) => void
  onTakeBack: (guid: string) => void
}

export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, own, author, time, last } = props
  const failed = message.mark === 'failed'
  return (
    <li className={classNames('flex flex-col', own ? 'items-end' : 'items-start')}>
      <div
        className={classNames(
          'max-w-[min(36rem,88%)] rounded-lg px-3 py-2',
          own ? 'bg-accent-soft' : 'bg-sunken',
          last && (own ? 'rounded-br-sm' : 'rounded-bl-sm'),
          failed && 'outline-1 -outline-offset-1 outline-negative',
        )}
      >
        <span className="sr-only">{author}: </span>
        {message.files.length > 0 && <MessageFiles files={message.files} />}
        <div className={classNames('flow-root', message.files.length > 0 && 'mt-1.5')}>
          <span className="text-base/6 wrap-anywhere whitespace-pre-wrap">
            <MessageText text={message.text} />
          </span>
          <span className="tabular float-right mt-1.5 -mb-0.5 ml-3 flex items-center gap-1 text-xs text-text-quiet">
            <time dateTime={message.at}>{time}</time>
            {message.mark && <DeliveryIcon mark={message.mark} />}
          </span>
        </div>
      </div>
      {failed && <FailedMessage {...props} />}
    </li>
  )
}, looksTheSame)

/** A message's text and files never change, so thousands of them need not be redrawn for a new one. */
function looksTheSame(before: MessageBubbleProps, after: MessageBubbleProps): boolean {
  const [old, next] = [before.message, after.message]
  return (
    old.guid === next.guid &&
    old.at === next.at &&
    old.mark === next.mark &&
    old.problem === next.problem &&
    before.author === after.author &&
    before.last === after.last &&
    before.onResend === after.onResend &&
    before.onTakeBack === after.onTakeBack
  )
}

function MessageText({ text }: { text: string }) {
  return textParts(text).map((part, index) =>
    part.href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one unchanging text
        key={index}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-link"
      >
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}

function FailedMessage({ message, onResend, onTakeBack }: MessageBubbleProps) {
  return (
    <div className="mt-1 flex max-w-[min(36rem,88%)] flex-col items-end">
      <p className="text-right text-xs text-negative">{message.problem ?? m.chat_not_sent()}</p>
      <div className="flex flex-wrap justify-end gap-1">
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11 md:min-h-9"
          icon={<PencilLine aria-hidden="true" />}
          onClick={() => onTakeBack(message.guid)}
        >
          {m.chat_take_back()}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11 md:min-h-9"
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => onResend(message.guid)}
        >
          {m.chat_send_again()}
        </Button>
      </div>
    </div>
  )
}
