import { useState } from 'react'
import type { Group } from '#contract/group.ts'
import { importRows } from '#contract/group-import.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/account/section/view.tsx'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DataTable, SkeletonRows } from '#web/ui/data-table.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { ImportSource } from './parts/import-source.tsx'
import { sentRows } from './parts/import-table.ts'
import { ImportTableView } from './parts/import-table-view.tsx'
import { useFaultJump } from './parts/use-fault-jump.ts'
import { type ImportTable, useImportTable } from './parts/use-import-table.ts'
import { useReadList } from './parts/use-read-list.ts'
import { useTableJudge } from './parts/use-table-judge.ts'

type ImportDialogProps = {
  group: Group
  /** Gets the people who are sent the link now. */
  onAdded: (toSend: readonly string[]) => void
  /** The dialog was closed; the list is kept for the next time. */
  onDone: () => void
}

/** Imports people from a spreadsheet: the server reads it, faults are corrected here, everybody is added at once. */
export function ImportDialog({ group, onAdded, onDone }: ImportDialogProps) {
  const judge = useTableJudge(group)
  const table = useImportTable(group, judge)
  const reading = useReadList(group.guid)
  const jump = useFaultJump(table.rows, table.shown)
  const [sendLinks, setSendLinks] = useState(false)
  const sending = useSendList(group.guid, table, onAdded)
  const faults = table.rows.filter(row => row.faults.length > 0).length
  const add = () => (faults > 0 ? jump.next() : sending.mutate(sendLinks))
  const open = judge.ready && table.open
  const checking = open && table.rows.length > 0
  return (
    <Sheet
      open
      onOpenChange={open => !open && onDone()}
      size={open ? 'full' : 'lg'}
      title={open ? m.import_table_title() : m.import_title()}
      {...(!open && { description: m.import_lead() })}
      closeLabel={m.close()}
      actions={
        checking && (
          <>
            <Button loading={sending.isPending} onClick={add}>
              {m.import_add({ count: table.rows.length })}
            </Button>
            <Checkbox
              className="max-sm:order-first sm:mr-auto"
              label={m.import_send_links()}
              hint={<span className="max-sm:sr-only">{m.import_send_links_hint()}</span>}
              checked={sendLinks}
              disabled={sending.isPending}
              onChange={event => setSendLinks(event.target.checked)}
            />
          </>
        )
      }
    >
      {open && (
        <ImportTableView table={table} jump={jump} sending={sending.isPending} error={sending.error} />
      )}
      {!judge.ready && judge.error && <LoadFailure error={judge.error} onRetry={judge.retry} />}
      {!judge.ready && !judge.error && <ReadingSkeleton text={m.loading()} />}
      {reading.isPending && <ReadingSkeleton text={m.import_reading()} />}
      {/* Hidden rather than removed, so that pasted text is not lost while a list is read and corrected. */}
      <div hidden={!judge.ready || table.open || reading.isPending}>
        <ImportSource
          error={reading.error}
          onRead={source => reading.mutate(source, { onSuccess: table.fill })}
        />
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

/** Sends the table. `onAdded` gets those who are sent a link now. On a conflict the cells say so, and everything typed stays. */
function useSendList(guid: string, table: ImportTable, onAdded: (toSend: readonly string[]) => void) {
  const inputOf = (_sendLinks: boolean) => ({ params: { guid }, body: { rows: sentRows(table.rows) } })
  return useSend(importRows, inputOf, {
    onSuccess({ added, complete }, sendLinks) {
      const held = sendLinks ? added - complete.length : 0
      table.clear()
      toasts.show({
        title: m.import_added({ count: added }),
        ...(held > 0 && { description: m.import_links_held({ count: held }) }),
        tone: 'positive',
      })
      onAdded(sendLinks ? complete : [])
    },
    onError(error) {
      if (error instanceof ApiError) table.tell(error.details)
    },
  })
}
