import { Paperclip, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { chatTextLength } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { CharacterCounter } from '#web/ui/character-counter.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { AttachmentList } from './parts/attachment-list.tsx'
import { acceptedChatFiles } from './parts/chat-file.ts'
import type { Composer, Hindrance } from './use-composer.ts'

/** The counter appears when this many characters are left. */
const counterFrom = 300

/** The key `r` focuses the field with this id. */
export const chatTextId = 'chat-text'

const hindranceWords: Record<Exclude<Hindrance, 'empty'>, () => string> = {
  long: m.chat_hindrance_long,
  uploading: m.chat_hindrance_uploading,
  broken: m.chat_hindrance_broken,
}

type ComposerFieldProps = {
  composer: Composer
  label: string
  /** Beside the field: support's prepared answers. */
  tools?: ReactNode
  /** Above the field: a note on what it holds. */
  note?: ReactNode
}

/** The field for a message: a growing text area, files by button or paste, and the send button. */
export function ComposerField({ composer, label, tools, note }: ComposerFieldProps) {
  const { text, write, area, files, hindrance } = composer
  const hintId = useId()
  const [asked, setAsked] = useState(false)
  const left = chatTextLength - text.trim().length
  const why = hindrance && hindrance !== 'empty' && (asked || hindrance === 'long') ? hindrance : null
  const send = () => {
    setAsked(!composer.send())
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey) return
    if (!(event.ctrlKey || event.metaKey || matchMedia('(pointer: fine)').matches)) return
    event.preventDefault()
    send()
  }
  return (
    <div className="border-t bg-surface">
      {note}
      <AttachmentList attachments={files.attachments} onRemove={files.remove} onRetry={files.retry} />
      <div className="flex items-end gap-1 p-2">
        <FileButton onFiles={files.add} />
        {tools}
        <div className="relative min-w-0 flex-1">
          <label htmlFor={chatTextId} className="sr-only">
            {label}
          </label>
          <textarea
            id={chatTextId}
            ref={area}
            value={text}
            rows={1}
            placeholder={label}
            aria-describedby={why ? hintId : undefined}
            aria-invalid={hindrance === 'long' || undefined}
            onChange={event => {
              write(event.target.value)
              setAsked(false)
            }}
            onPaste={event => {
              const pasted = [...event.clipboardData.files]
              if (pasted.length === 0) return
              event.preventDefault()
              files.add(pasted)
            }}
            onKeyDown={onKeyDown}
            className="block max-h-40 min-h-11 w-full resize-none field-sizing-content rounded-md border border-line bg-surface px-3 py-2.25 text-base/6 placeholder:text-text-quiet hover:border-text-quiet focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus aria-invalid:border-negative"
          />
        </div>
        <SendButton ready={hindrance === null} onSend={send} />
      </div>
      {(left < counterFrom || why) && (
        <div className="flex items-baseline justify-between gap-4 px-3 pb-2 text-sm">
          <p
            id={hintId}
            role="status"
            className={why === 'long' || why === 'broken' ? 'text-negative' : 'text-text-quiet'}
          >
            {why && hindranceWords[why]()}
          </p>
          {left < counterFrom && (
            <CharacterCounter left={left} limit={chatTextLength}>
              {left < 0 ? m.chat_over({ count: -left }) : m.chat_left({ count: left })}
            </CharacterCounter>
          )}
        </div>
      )}
    </div>
  )
}

// A press must not take the focus from the text: a phone would close its keyboard.
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

function SendButton({ ready, onSend }: { ready: boolean; onSend: () => void }) {
  return (
    <button
      type="button"
      aria-label={m.chat_send()}
      title={m.chat_send()}
      aria-disabled={!ready}
      onPointerDown={keepFocus}
      onClick={onSend}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md transition-colors duration-100',
        ready ? 'bg-accent text-on-accent hover:bg-accent-hover' : 'bg-sunken text-text-quiet',
      )}
    >
      <SendHorizontal aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </button>
  )
}

function FileButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={m.chat_attach()}
        icon={<Paperclip aria-hidden="true" />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedChatFiles}
        aria-label={m.chat_attach()}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // Allows choosing the same file again after it was refused.
          event.target.value = ''
        }}
      />
    </>
  )
}
