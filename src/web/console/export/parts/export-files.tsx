import { FileDown } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useExports } from '../queries.ts'
import { ExportStanding } from '../view.tsx'
import { exportFileName } from '../words.ts'

/** The organiser's own files; each was asked for from its list. */
export function ExportFiles() {
  const { data, error, refetch } = useExports()
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  return (
    <div className="space-y-6">
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
              <ExportStanding file={file} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
