import { FileDown } from 'lucide-react'
import { useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useExports } from '../queries.ts'
import { ExportStanding, type RemovedExport } from '../view.tsx'
import { exportFileName } from '../words.ts'

const goneWords: Record<RemovedExport, () => string> = {
  stopped: m.export_files_stopped,
  removed: m.export_files_removed,
}

/** The organiser's own files; each was asked for from its list. */
export function ExportFiles() {
  const { data, error, refetch } = useExports()
  const files = useRef<HTMLDivElement>(null)
  // Its button is gone with the file, and the keyboard would begin at the top of the page.
  const onRemoved = (what: RemovedExport) => {
    toasts.show({ title: goneWords[what](), tone: 'positive' })
    files.current?.focus({ preventScroll: true })
  }
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  return (
    <div ref={files} tabIndex={-1} className="space-y-6 outline-none">
      {!data && <Skeleton className="h-32" />}
      {data?.items.length === 0 && (
        <EmptyState
          picture={<FileDown aria-hidden="true" strokeWidth={1.5} className="size-6" />}
          title={m.export_files_none()}
        >
          {m.export_files_none_lead()}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y border-y">
          {data.items.map(file => (
            <li key={file.guid} className="py-4">
              <h2 className="font-medium">{exportFileName(file)}</h2>
              <ExportStanding file={file} onRemoved={onRemoved} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
