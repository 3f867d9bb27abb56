import { Download, Maximize2 } from 'lucide-react'
import { type RefCallback, useCallback, useState } from 'react'
import type { ChatFile } from '#contract/chat.ts'
import { readFile } from '#contract/photograph.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { usePrivateFile } from '#web/kit/file/use-private-file.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { fileSize, isPicture } from './chat-file.ts'
import { FileIcon } from './file-icon.tsx'

/** Bytes. Larger pictures load only on request, since somebody may be on a phone abroad. */
const shownByItself = 3 * 1024 * 1024

/** A message's files: pictures are shown, everything else can be downloaded. */
export function MessageFiles({ files }: { files: readonly ChatFile[] }) {
  return (
    <ul className="space-y-1.5">
      {files.map(file => (
        <li key={file.guid}>
          {isPicture(file) && file.bytes <= shownByItself ? (
            <PictureFile file={file} />
          ) : (
            <FileRow file={file} />
          )}
        </li>
      ))}
    </ul>
  )
}

function PictureFile({ file }: { file: ChatFile }) {
  const [seen, place] = useSeen()
  const { url, failed } = usePrivateFile(seen ? file.guid : null)
  const [damaged, setDamaged] = useState(false)
  if (failed || damaged) return <FileRow file={file} />
  return (
    <div ref={place} className="h-48 w-64 max-w-full overflow-hidden rounded-md bg-hairline">
      {url ? (
        <Dialog
          size="lg"
          title={file.name}
          closeLabel={m.close()}
          trigger={
            <button
              type="button"
              aria-label={m.chat_picture_open({ name: file.name })}
              className="group relative block size-full -outline-offset-2"
            >
              <img src={url} alt="" className="size-full object-cover" onError={() => setDamaged(true)} />
              <span className="absolute right-2 bottom-2 flex size-8 items-center justify-center rounded-full bg-slate-950/60 text-white">
                <Maximize2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
              </span>
            </button>
          }
          actions={<SaveButton file={file} />}
        >
          <img src={url} alt={file.name} className="max-h-[70dvh] w-full object-contain" />
        </Dialog>
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  )
}

function FileRow({ file }: { file: ChatFile }) {
  const locale = useLocale()
  const { save, saving } = useSave(file)
  return (
    <button
      type="button"
      onClick={save}
      aria-busy={saving || undefined}
      aria-label={m.chat_file_save({ name: file.name, size: fileSize(file.bytes, locale) })}
      className="flex w-64 max-w-full items-center gap-3 rounded-md border bg-surface py-1.5 pr-3 pl-1.5 text-left hover:bg-sunken"
    >
      <FileIcon name={file.name} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{file.name}</span>{' '}
        <span className="tabular block text-xs text-text-quiet">{fileSize(file.bytes, locale)}</span>
      </span>
      {saving ? (
        <Spinner />
      ) : (
        <Download aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-text-quiet" />
      )}
    </button>
  )
}

function SaveButton({ file }: { file: ChatFile }) {
  const { save, saving } = useSave(file)
  return (
    <Button variant="secondary" loading={saving} icon={<Download aria-hidden="true" />} onClick={save}>
      {m.chat_picture_save()}
    </Button>
  )
}

function useSave(file: ChatFile) {
  const [saving, setSaving] = useState(false)
  async function save(): Promise<void> {
    if (saving) return
    setSaving(true)
    try {
      saveBlob(await callApi(readFile, { params: { guid: file.guid } }), file.name)
    } catch (error) {
      toasts.show({
        tone: 'negative',
        title: m.chat_file_failed({ name: file.name }),
        description: error instanceof ApiError ? error.message : m.request_failed(),
      })
    } finally {
      setSaving(false)
    }
  }
  return { save, saving }
}

/** Whether an element has ever come near the visible part of the page. */
function useSeen(): [boolean, RefCallback<HTMLElement>] {
  const [seen, setSeen] = useState(false)
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setSeen(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [seen, place]
}
