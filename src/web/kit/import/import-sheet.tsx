import type { ReactNode } from 'react'
import type { ImportPreview } from '#contract/import.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable, SkeletonRows } from '#web/ui/data-table.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { tellsPeople } from './parts/column-choice.tsx'
import { ImportSource, type ListSample } from './parts/import-source.tsx'
import { ImportTableView } from './parts/import-table-view.tsx'
import { useFaultJump } from './parts/use-fault-jump.ts'
import type { ImportTable } from './use-import-table.ts'
import type { ListSource } from './use-read-list.ts'
import type { ReadyJudge } from './use-table-judge.ts'

type Reading = {
  isPending: boolean
  error: Error | null
  mutate: (source: ListSource, on: { onSuccess: (preview: ImportPreview) => void }) => void
}

type ImportSheetProps = {
  judge: Pick<ReadyJudge, 'ready' | 'error' | 'retry'>
  table: ImportTable
  reading: Reading
  sending: { isPending: boolean; error: Error | null; send: () => void }
  sample: ListSample
  lead: string
  /** What else is said or chosen with the list: links, consents. */
  option: ReactNode
  /** What was added while the sheet stays open with the rest. */
  added: string | null
  onRead: () => void
  /** The sheet was closed; the list is kept for the next time. */
  onDone: () => void
}

/** Imports people from a spreadsheet: the server reads it, faults are corrected here, everybody is added at once. */
export function ImportSheet({ judge, table, reading, sending, ...props }: ImportSheetProps) {
  const { sample, lead, option, added, onRead, onDone } = props
  const jump = useFaultJump(table.rows, table.shown)
  const faults = table.rows.filter(row => row.faults.length > 0).length
  const right = table.rows.length - faults
  const add = () => (faults > 0 ? jump.next() : sending.send())
  const read = (source: ListSource) =>
    reading.mutate(source, {
      onSuccess(preview) {
        jump.restart()
        onRead()
        table.fill(preview, source)
      },
    })
  const open = judge.ready && table.open
  const checking = open && table.rows.length > 0 && tellsPeople(table.headings)
  return (
    <Sheet
      open
      onOpenChange={open => !open && onDone()}
      size={open ? 'full' : 'lg'}
      title={open ? m.import_table_title() : m.import_title()}
      {...(!open && { description: lead })}
      closeLabel={m.close()}
      actions={
        checking && (
          <>
            {/* On a phone the button above the list scrolls away, and nobody can be added yet. */}
            {faults > 0 && (
              <Button className="sm:hidden" disabled={sending.isPending} onClick={jump.next}>
                {m.import_next_fault()}
              </Button>
            )}
            <Button
              className={faults > 0 ? 'max-sm:hidden' : undefined}
              loading={sending.isPending}
              onClick={add}
            >
              {m.import_add({ count: table.rows.length })}
            </Button>
            {faults > 0 && right > 0 && (
              <Button variant="secondary" disabled={sending.isPending} onClick={sending.send}>
                {m.import_add_right({ count: right })}
              </Button>
            )}
            {option}
          </>
        )
      }
    >
      {open && added && (
        <Banner className="mb-4" tone="positive" announce="status">
          {added}
        </Banner>
      )}
      {open && (
        <ImportTableView
          table={table}
          jump={jump}
          // A list that is read again replaces what is typed meanwhile.
          sending={sending.isPending || reading.isPending}
          error={sending.error}
          reading={reading}
          onRead={read}
        />
      )}
      {!judge.ready && judge.error && <LoadFailure error={judge.error} onRetry={judge.retry} />}
      {!judge.ready && !judge.error && <ReadingSkeleton text={m.loading()} />}
      {reading.isPending && !open && <ReadingSkeleton text={m.import_reading()} />}
      {/* Hidden rather than removed, so that pasted text is not lost while a list is read and corrected. */}
      <div hidden={!judge.ready || table.open || reading.isPending}>
        <ImportSource list={table.list} sample={sample} error={reading.error} onRead={read} />
      </div>
    </Sheet>
  )
}

/** While a list is being read, or the countries are loading. */
function ReadingSkeleton({ text }: { text: string }) {
  return (
    <div className="space-y-4">
      <p role="status" className="text-text-quiet">
        {text}
      </p>
      <DataTable caption={text}>
        <tbody>
          <SkeletonRows rows={8} columns={5} />
        </tbody>
      </DataTable>
    </div>
  )
}
