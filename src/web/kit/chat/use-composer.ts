import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { chatTextLength } from '#contract/chat.ts'
import type { ChatSource } from './chat-source.ts'
import type { LiveChat } from './parts/live-chat.ts'
import { useAttachments } from './parts/use-attachments.ts'

/** What prevents sending. */
export type Hindrance = 'empty' | 'long' | 'uploading' | 'broken'

/** What is being written: text and files, kept in this tab until it is sent. */
export function useComposer(chat: LiveChat, upload: ChatSource['upload']) {
  const { storage } = chat
  const [draft] = useState(storage.readDraft)
  const [text, setText] = useState(draft.text)
  const area = useRef<HTMLTextAreaElement>(null)
  const written = useRef(draft)
  const keep = (change: Partial<typeof draft>) => {
    written.current = { ...written.current, ...change }
    storage.writeDraft(written.current)
  }
  const files = useAttachments(upload, draft.files, stored => keep({ files: stored }))
  const write = (next: string) => {
    setText(next)
    keep({ text: next })
  }

  // Makes the text area as high as its text, within the style's limit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes the height
  useLayoutEffect(() => {
    const element = area.current
    // Most browsers do it by themselves (field-sizing).
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [text])
  useEffect(() => {
    const element = area.current
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])

  const { attachments } = files
  const hindrance = hindranceOf(text, attachments)
  return {
    text,
    write,
    area,
    files,
    hindrance,
    /** Adds a line to the text and puts the caret there. */
    insert(more: string): void {
      write(text.trim() ? `${text.trimEnd()}\n${more}` : more)
      area.current?.focus()
    },
    send(): boolean {
      if (hindrance) return false
      chat.send({ text: text.trim(), files: attachments.flatMap(({ stored }) => stored ?? []) })
      files.clear()
      write('')
      return true
    },
    /** Moves a failed message back into the field. */
    takeBack(guid: string): void {
      const message = chat.takeBack(guid)
      if (!message) return
      files.restore(message.files)
      write(text.trim() ? `${message.text}\n${text}` : message.text)
      area.current?.focus()
    },
  }
}

export type Composer = ReturnType<typeof useComposer>

function hindranceOf(
  text: string,
  attachments: readonly { progress: number | null; problem: string | null }[],
): Hindrance | null {
  if (text.trim() === '' && attachments.length === 0) return 'empty'
  if (text.trim().length > chatTextLength) return 'long'
  if (attachments.some(({ problem }) => problem !== null)) return 'broken'
  return attachments.some(({ progress }) => progress !== null) ? 'uploading' : null
}
