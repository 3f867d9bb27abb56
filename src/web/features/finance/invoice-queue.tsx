import { useMemo, useState } from 'react'
import type { InvoiceRow } from '#contract/organizer-finance.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { invoiceWords } from '../cabinet/status-words.ts'
import { FilterTabs } from '../console/filter-tabs.tsx'
import { KeyHelp } from '../console/key-help.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { QueueFrame } from '../console/queue-frame.tsx'
import { QueueTable } from '../console/queue-table.tsx'
import { move, stand } from '../console/row-cursor.ts'
import { SearchBox } from '../console/search-box.tsx'
import { useLatestCallback } from '../console/use-latest-callback.ts'
import { useFitsTable } from '../console/use-media.ts'
import { useRowCursor } from '../console/use-row-cursor.ts'
import { focusRow, useRowKeyboard } from '../console/use-row-keyboard.ts'
import { useUrlParameters } from '../console/use-url-parameters.ts'
import { readInvoiceFilters } from './finance-filters.ts'
import { InvoiceCard, useInvoiceColumns } from './invoice-columns.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { useInvoices } from './use-invoices.ts'

/** Invoices: search by number, payer and INN; one opens beside with its documents and what can be done. */
export function InvoiceQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readInvoiceFilters(parameters), [parameters])
  const queue = useInvoices(filters)
  const rows = useMemo(() => queue.items?.map(item => item.guid) ?? [], [queue.items])
  const [cursor, changeCursor] = useRowCursor(rows, JSON.stringify(filters))
  const [opened, setOpened] = useState<InvoiceRow | null>(null)
  const [helpOpen, setHelpOpen] = useState(false)
  const columns = useInvoiceColumns({ showState: filters.status === 'all' })
  const fitsTable = useFitsTable()
  const open = useLatestCallback((guid: string) => {
    changeCursor(known => stand(known, guid))
    setOpened(queue.items?.find(item => item.guid === guid) ?? null)
  })
  useRowKeyboard(intent => {
    if (intent.kind === 'help') setHelpOpen(true)
    if (intent.kind === 'open' && cursor.active) open(cursor.active)
    if (intent.kind !== 'move') return
    const next = move(cursor, rows, intent.step)
    changeCursor(() => next)
    if (next.active) focusRow(next.active)
  })
  // The list is read anew after each act; the open one follows it while it is still listed.
  const shown = opened && (queue.items?.find(item => item.guid === opened.guid) ?? opened)
  const total = filters.status === 'all' ? undefined : queue.counts?.[filters.status]
  return (
    <QueueFrame
      title={m.organizer_invoices()}
      actions={
        fitsTable && (
          <KeyHelp
            open={helpOpen}
            onOpenChange={setHelpOpen}
            lines={[
              { keys: ['↓', 'j'], meaning: m.organizer_key_next() },
              { keys: ['↑', 'k'], meaning: m.organizer_key_previous() },
              { keys: ['Enter'], meaning: m.organizer_key_open() },
              { keys: ['/'], meaning: m.organizer_key_search() },
            ]}
          />
        )
      }
      toolbar={
        <div className="space-y-3">
          <FilterTabs
            label={m.organizer_status_tabs()}
            parameter="status"
            value={filters.status}
            tabs={[
              ...invoiceStatuses.map(status => ({
                value: status,
                label: invoiceWords[status](),
                count: queue.counts && (queue.counts[status] ?? 0),
              })),
              {
                value: 'all',
                label: m.organizer_all(),
                count:
                  queue.counts &&
                  invoiceStatuses.reduce((sum, status) => sum + (queue.counts?.[status] ?? 0), 0),
              },
            ]}
          />
          <SearchBox label={m.organizer_invoices_search()} value={filters.q} onSearch={q => change({ q })} />
        </div>
      }
      footer={
        rows.length > 0 && (
          <LoadMore
            shownText={
              total === undefined
                ? m.organizer_shown({ count: rows.length })
                : m.organizer_shown_of({ shown: rows.length, total })
            }
            moreText={queue.hasNextPage ? m.load_more() : undefined}
            loading={queue.isFetchingNextPage}
            onMore={() => queue.fetchNextPage()}
          />
        )
      }
    >
      {queue.error && !queue.items ? (
        <LoadFailure error={queue.error} onRetry={() => queue.refetch()} />
      ) : queue.items?.length === 0 ? (
        <InvoicesEmpty searched={filters.q !== ''} onReset={() => change({ q: null, status: 'all' })} />
      ) : (
        <QueueTable
          caption={m.organizer_invoices()}
          columns={columns}
          items={queue.items}
          idOf={item => item.guid}
          nameOf={item => item.number}
          active={cursor.active}
          onOpen={open}
          fitsTable={fitsTable}
          stale={queue.isPlaceholderData}
          renderNarrow={row => <InvoiceCard row={row} onOpen={open} />}
        />
      )}
      {shown && <InvoiceSheet invoice={shown} onChanged={setOpened} onClose={() => setOpened(null)} />}
    </QueueFrame>
  )
}

function InvoicesEmpty({ searched, onReset }: { searched: boolean; onReset: () => void }) {
  return (
    <EmptyState
      title={searched ? m.organizer_invoices_not_found() : m.organizer_invoices_none()}
      action={
        <Button variant="secondary" onClick={onReset}>
          {m.organizer_show_all()}
        </Button>
      }
    >
      {searched ? m.organizer_invoices_not_found_text() : m.organizer_invoices_none_text()}
    </EmptyState>
  )
}
