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
  /** The list was added; these people are sent the link now. */
  onAdded: (toSend: readonly string[]) => void
  /** The list was left; it is there when the dialog is opened again. */
  onDone: () => void
}

/** A list of people out of a spreadsheet: read by the server, put right here, added as a whole. */
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
      {/* It stays while a list is read and corrected: what was pasted is not lost. */}
      <div hidden={!judge.ready || table.open || reading.isPending}>
        <ImportSource
          error={reading.error}
          onRead={source => reading.mutate(source, { onSuccess: table.fill })}
        />
      </div>
    </Sheet>
  )
}

/** While a list is read, or what it is judged by is on its way. */
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

/** Sends the table; `onAdded` gets those who are sent the link now. Where somebody was faster it says so at the cells, and everything that was typed stays. */
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
