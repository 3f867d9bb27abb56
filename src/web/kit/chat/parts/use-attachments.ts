import { useEffect, useRef, useState } from 'react'
import { type ChatFile, chatFileLimits } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { ChatSource } from '../chat-source.ts'
import { checkChatFile, isPicture, opensAsNamed, shrunkChatPicture } from './chat-file.ts'

/** A file chosen for the next message. */
export type Attachment = {
  id: string
  name: string
  bytes: number
  /** The object URL of a thumbnail, for pictures. */
  preview: string | null
  /** Share sent so far, 0 to 1, during the upload. */
  progress: number | null
  problem: string | null
  /** The file as the server keeps it. */
  stored: ChatFile | null
  /** For another try. */
  file: File | null
}

const keptAttachment = (stored: ChatFile): Attachment => ({
  id: stored.guid,
  name: stored.name,
  bytes: stored.bytes,
  preview: null,
  progress: null,
  problem: null,
  stored,
  file: null,
})

/** The files of the next message: checked and uploaded as soon as they are chosen, each independently. */
export function useAttachments(
  upload: ChatSource['upload'],
  kept: readonly ChatFile[],
  onStored: (files: ChatFile[]) => void,
) {
  const locale = useLocale()
  const [attachments, setAttachments] = useState<Attachment[]>(() => kept.map(keptAttachment))
  const calls = useRef(new Map<string, AbortController>())
  const shown = useRef<Attachment[]>(attachments)

  const update = (next: (known: Attachment[]) => Attachment[]) => {
    shown.current = next(shown.current)
    setAttachments(shown.current)
    onStored(shown.current.flatMap(({ stored }) => stored ?? []))
  }
  const change = (id: string, with_: Partial<Attachment>) =>
    update(known => known.map(item => (item.id === id ? { ...item, ...with_ } : item)))

  useEffect(() => {
    const running = calls.current
    return () => {
      for (const call of running.values()) call.abort()
      for (const { preview } of shown.current) if (preview) URL.revokeObjectURL(preview)
    }
  }, [])

  async function send(id: string, file: File): Promise<void> {
    const call = new AbortController()
    calls.current.set(id, call)
    change(id, { progress: 0, problem: null })
    try {
      const stored = await upload(file, {
        signal: call.signal,
        onProgress: progress => !call.signal.aborted && change(id, { progress }),
      })
      change(id, { stored, progress: null })
    } catch (error) {
      if (call.signal.aborted) return
      const problem =
        error instanceof ApiError ? (error.details[0]?.message ?? error.message) : m.request_failed()
      // What the server refused it refuses again; only another file helps.
      const refused = error instanceof ApiError && error.details.length > 0
      change(id, { progress: null, problem, ...(refused && { file: null }) })
    } finally {
      calls.current.delete(id)
    }
  }

  function add(files: readonly File[]): void {
    for (const file of files) {
      const id = crypto.randomUUID()
      const verdict = checkChatFile(file)
      const full = shown.current.length >= chatFileLimits.files
      const code = full ? 'chat_files_many' : verdict.ok ? null : verdict.code
      const preview = isPicture({ contentType: file.type }) ? URL.createObjectURL(file) : null
      update(known => [
        ...known,
        {
          id,
          name: file.name,
          bytes: file.size,
          preview,
          progress: null,
          problem: code && errorSentence(code, locale),
          stored: null,
          // A file refused here cannot be tried again.
          file: code ? null : file,
        },
      ])
      if (!code) void sendOpened(id, file)
      else if (code === 'chat_file_bytes') void sendSmaller(id, file)
    }
  }

  /** A picture that does not open here opens nowhere: said before it is sent, and no second try is offered. */
  async function sendOpened(id: string, file: File): Promise<void> {
    if (!(await opensAsNamed(file))) {
      change(id, { problem: errorSentence('image_unreadable', locale), file: null })
      return
    }
    if (shown.current.some(item => item.id === id)) await send(id, file)
  }

  /** Phone cameras make pictures over the limit: sent smaller, where the browser can make them so. */
  async function sendSmaller(id: string, file: File): Promise<void> {
    const smaller = await shrunkChatPicture(file)
    if (!smaller || !shown.current.some(item => item.id === id)) return
    change(id, { name: smaller.name, bytes: smaller.size, problem: null, file: smaller })
    await send(id, smaller)
  }

  function remove(id: string): void {
    calls.current.get(id)?.abort()
    const preview = shown.current.find(item => item.id === id)?.preview
    if (preview) URL.revokeObjectURL(preview)
    update(known => known.filter(item => item.id !== id))
  }

  return {
    attachments,
    add,
    remove,
    retry(id: string): void {
      const file = shown.current.find(item => item.id === id)?.file
      if (file) void send(id, file)
    },
    /** Attaches files that are already uploaded to the message again. */
    restore: (files: readonly ChatFile[]) => update(known => [...known, ...files.map(keptAttachment)]),
    clear(): void {
      for (const { preview } of shown.current) if (preview) URL.revokeObjectURL(preview)
      update(() => [])
    },
  }
}
