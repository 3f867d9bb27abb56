import { CircleStop, Download, Trash2 } from 'lucide-react'
import type { ListExport } from '#contract/organiser-export.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { asEditionInstant, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { Progress } from '#web/ui/progress.tsx'
import { isUnderWay, useCancelExport, useExportDownload } from './queries.ts'
import { exportFileName, exportStateWords } from './words.ts'

/** A file that was never finished cannot be said to be deleted. */
export type RemovedExport = 'stopped' | 'removed'

/** How far a file is, with what can be done about it. */
export function ExportStanding({
  file,
  onRemoved,
}: {
  file: ListExport
  onRemoved: (what: RemovedExport) => void
}) {
  const locale = useLocale()
  const edition = useEdition()
  const cancel = useCancelExport(() => onRemoved(isUnderWay(file) ? 'stopped' : 'removed'))
  const download = useExportDownload(file)
  const fileName = exportFileName(file)
  const shown = (count: number) => countText(count, locale)
  const { rows, totalRows, state } = file
  const written =
    totalRows !== null && isUnderWay(file)
      ? m.export_rows_of({ shown: shown(rows), total: shown(totalRows) })
      : m.export_rows({ count: rows, shown: shown(rows) })
  const keptUntil = formatMoment(asEditionInstant(edition, file.keptUntil), locale, edition.timeZone)
  return (
    <div className="space-y-3">
      <p role="status" className={state === 'failed' ? 'text-negative-text' : undefined}>
        {exportStateWords[state]()}
      </p>
      {isUnderWay(file) && totalRows !== null && totalRows > 0 && (
        <Progress value={rows / totalRows} label={m.export_writing()} valueText={written} />
      )}
      {state !== 'failed' && state !== 'waiting' && (
        <p className="tabular text-sm text-text-quiet">
          {written}
          {state === 'done' && ` · ${m.export_kept({ moment: keptUntil })}`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'done' && (
          <PageButton
            icon={Download}
            ofRow
            about={fileName}
            size="sm"
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {m.export_download()}
          </PageButton>
        )}
        <PageButton
          icon={isUnderWay(file) ? CircleStop : Trash2}
          plain
          ofRow
          about={fileName}
          size="sm"
          variant="secondary"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(file.guid)}
        >
          {isUnderWay(file) ? m.export_cancel() : m.export_remove()}
        </PageButton>
      </div>
    </div>
  )
}
