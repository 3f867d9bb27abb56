import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Group } from '#contract/group.ts'
import { importRows } from '#contract/group-import.ts'
import { m } from '#messages/compiled/messages.js'
import { refreshBoard } from '#web/account/member/queries.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DataTable, SkeletonRows } from '#web/ui/data-table.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { tellsPeople } from './parts/column-choice.tsx'
import { ImportSource } from './parts/import-source.tsx'
import { sentRows } from './parts/import-table.ts'
import { ImportTableView } from './parts/import-table-view.tsx'
import { useFaultJump } from './parts/use-fault-jump.ts'
import { type ImportTable, useImportTable } from './parts/use-import-table.ts'
import { type ListSource, useReadList } from './parts/use-read-list.ts'
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
  // Beside the table, because a toast would lie over the buttons just when the rest is to be added.
  const [added, setAdded] = useState<string | null>(null)
  const sending = useSendList(group.guid, table, { onAdded, onLeft: setAdded })
  const faults = table.rows.filter(row => row.faults.length > 0).length
  const right = table.rows.length - faults
  const add = () => (faults > 0 ? jump.next() : sending.mutate(sendLinks))
  const read = (source: ListSource) =>
    reading.mutate(source, {
      onSuccess(preview) {
        jump.restart()
        setAdded(null)
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
      {...(!open && { description: m.import_lead() })}
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
              <Button
                variant="secondary"
                disabled={sending.isPending}
                onClick={() => sending.mutate(sendLinks)}
              >
                {m.import_add_right({ count: right })}
              </Button>
            )}
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
        <ImportSource error={reading.error} onRead={read} />
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

type AfterAdding = Pick<ImportDialogProps, 'onAdded'> & {
  /** Gets what to say while the dialog stays open with the rest. */
  onLeft: (words: string) => void
}

/**
 * Sends the rows without faults. `onAdded` gets those who are sent a link now; while others are left to be put right, the dialog stays. On a conflict the
 * cells say so, and everything typed stays.
 */
function useSendList(guid: string, table: ImportTable, { onAdded, onLeft }: AfterAdding) {
  const right = table.rows.filter(({ faults }) => faults.length === 0)
  const inputOf = (_sendLinks: boolean) => ({ params: { guid }, body: { rows: sentRows(right) } })
  const client = useQueryClient()
  return useSend(importRows, inputOf, {
    onSuccess({ added, complete }, sendLinks) {
      const held = sendLinks ? added - complete.length : 0
      const left = table.rows.length - right.length
      const title = m.import_added({ count: added })
      const rest = [
        held > 0 && m.import_links_held({ count: held }),
        left > 0 && m.import_left({ count: left }),
      ].filter(Boolean)
      if (left > 0 && !(sendLinks && complete.length > 0)) {
        table.leave(new Set(right.map(({ id }) => id)))
        onLeft([`${title}.`, ...rest].join(' '))
        void refreshBoard(client, guid)
        return
      }
      toasts.show({
        title,
        ...(rest.length > 0 && { description: rest.join(' ') }),
        tone: 'positive',
      })
      // With links to be sent the dialog makes room for that; what is left waits in it.
      if (left > 0) table.leave(new Set(right.map(({ id }) => id)))
      else table.clear()
      onAdded(sendLinks ? complete : [])
    },
    onError(error) {
      if (error instanceof ApiError) table.tell(error.details, right)
    },
  })
}
