import { RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { fileSize } from './chat-file.ts'
import { FileIcon } from './file-icon.tsx'
import type { Attachment } from './use-attachments.ts'

type AttachmentListProps = {
  attachments: readonly Attachment[]
  onRemove: (id: string) => void
  onRetry: (id: string) => void
}

/** The files of the next message, each with thumbnail, progress and error. */
export function AttachmentList({ attachments, onRemove, onRetry }: AttachmentListProps) {
  if (attachments.length === 0) return null
  return (
    <ul
      aria-label={m.chat_files_label()}
      className="max-h-[min(17rem,40dvh)] space-y-1 overflow-y-auto px-2 pt-2"
    >
      {attachments.map(file => (
        <li
          key={file.id}
          className={classNames(
            'flex items-center gap-3 rounded-md py-1 pr-1 pl-2',
            file.problem ? 'bg-negative-soft' : 'bg-sunken',
          )}
        >
          <Thumbnail file={file} />
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-medium">{file.name}</p>
            <AttachmentState file={file} />
          </div>
          {file.problem && file.file && (
            <Button
              variant="quiet"
              size="sm"
              className="min-h-11 md:min-h-9"
              icon={<RotateCcw aria-hidden="true" />}
              onClick={() => onRetry(file.id)}
            >
              {m.retry()}
            </Button>
          )}
          <IconButton
            label={
              file.progress === null
                ? m.chat_file_remove({ name: file.name })
                : m.chat_file_cancel({ name: file.name })
            }
            icon={<X />}
            onClick={() => onRemove(file.id)}
          />
        </li>
      ))}
    </ul>
  )
}

/** A damaged picture has the icon of its kind, not the browser's broken one. */
function Thumbnail({ file }: { file: Attachment }) {
  const [broken, setBroken] = useState(false)
  if (!file.preview || broken) return <FileIcon name={file.name} />
  return (
    <img
      src={file.preview}
      alt=""
      className="size-10 shrink-0 rounded-sm object-cover"
      onError={() => setBroken(true)}
    />
  )
}

function AttachmentState({ file }: { file: Attachment }) {
  const locale = useLocale()
  if (file.problem)
    return (
      <p role="alert" className="text-xs text-negative">
        {file.problem}
      </p>
    )
  if (file.progress !== null)
    return (
      <Progress value={file.progress} label={m.chat_file_uploading({ name: file.name })} className="my-1.5" />
    )
  return <p className="tabular text-xs text-text-quiet">{fileSize(file.bytes, locale)}</p>
}
