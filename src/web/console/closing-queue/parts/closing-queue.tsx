import { FilePlus2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ClosingRow } from '#contract/closing.ts'
import { closingStates } from '#domain/closing/closing.ts'
import { type ClosingSort, closingSorts } from '#domain/closing/closing-sort.ts'
import { closingWords } from '#messages/closing-word.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyFilter } from '#web/console/company-filter/form.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { QueueFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useClosings } from '../queries.ts'
import { type ClosingFilters, closingParameters, closingQuery, readClosingFilters } from '../rules.ts'
import { ClosingBar } from './closing-bar.tsx'
import { ClosingCard, useClosingColumns } from './closing-columns.tsx'
import { ClosingSheet } from './closing-sheet.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'

const sortWords: Record<ClosingSort, () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  payer: m.organiser_sort_payer_up,
  payerDown: m.organiser_sort_payer_down,
  invoice: m.closing_sort_invoice_up,
  invoiceDown: m.closing_sort_invoice_down,
  largest: m.refund_largest,
  smallest: m.refund_smallest,
  mostPeople: m.closing_sort_people_down,
  fewestPeople: m.closing_sort_people_up,
  way: m.closing_sort_way_up,
  wayDown: m.closing_sort_way_down,
  longestWait: m.refund_sort_wait_longest,
  shortestWait: m.refund_sort_wait_shortest,
}

/** The papers after the forum: what is to be sent comes first, and is ticked off several at a time. */
export function ClosingQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readClosingFilters(parameters), [parameters])
  const list = useClosings(filters)
  const mayDecide = useOrganiser().may('decide-payments')
  const [asking, setAsking] = useState<'issue' | ClosingRow[] | null>(null)
  const onSort = useLatestCallback((sort: ClosingSort) => change({ sort: sort === 'newest' ? null : sort }))
  const columns = useClosingColumns({ sort: filters.sort, onSort })
  const { queue, opened } = useOpeningList<ClosingRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    selectable: mayDecide,
  })
  const { from, to } = filters
  const searched = filters.q !== '' || filters.company !== null || from !== null || to !== null
  const { ticked } = queue
  return (
    <Queue
      queue={queue}
      choosesColumns
      views={{ list: 'closings', parameters: closingParameters }}
      title={m.closing_title()}
      columns={columns}
      nameOf={row => row.number}
      renderNarrow={row => <ClosingCard row={row} onOpen={queue.open} />}
      total={totalOfTab(list.firstPage, filters.state)}
      toolbar={
        <>
          {mayDecide && (
            <div className="mb-3">
              <PageButton
                icon={FilePlus2}
                plain
                size="sm"
                variant="secondary"
                onClick={() => setAsking('issue')}
              >
                {m.closing_issue()}
              </PageButton>
            </div>
          )}
          <QueueToolbar
            tabs={
              <StatusTabs
                parameter="state"
                value={filters.state}
                statuses={closingStates}
                words={closingWords}
                counts={list.firstPage}
              />
            }
            searchLabel={m.closing_search()}
            search={filters.q}
            onSearch={q => change({ q })}
            filters={
              <>
                <QueueFilters
                  count={from || to ? 1 : 0}
                  onReset={() => change({ from: null, to: null, company: null })}
                  elsewhere={filters.company && <CompanyFilter value={filters.company} onChange={change} />}
                >
                  <DayRange legend={m.closing_moved_on()} from={from} to={to} onChange={change} />
                </QueueFilters>
                <SortChoice value={filters.sort} values={closingSorts} words={sortWords} onChange={onSort} />
                <ExportButton list="closings" filters={closingQuery(filters)} />
              </>
            }
          />
        </>
      }
      empty={
        <ListEmpty
          title={searched ? m.closing_not_found() : m.closing_none()}
          text={searched ? m.closing_not_found_text() : emptyTexts[filters.state]()}
          onShowAll={searched ? () => change({ q: null, company: null, from: null, to: null }) : undefined}
        />
      }
      bars={<ClosingBar closings={ticked} onSend={() => setAsking(ticked)} onDone={queue.goOn} />}
    >
      {opened.row && (
        <ClosingSheet
          closing={opened.row}
          onChanged={opened.renew}
          onSend={row => setAsking([row])}
          onClose={opened.close}
        />
      )}
      {asking === 'issue' && <IssueDialog onClose={() => setAsking(null)} />}
      {Array.isArray(asking) && (
        <SendDialog
          rows={asking}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null)
            opened.close()
            queue.goOn(new Set(asking.map(row => row.guid)))
          }}
        />
      )}
    </Queue>
  )
}

const emptyTexts: Record<ClosingFilters['state'], () => string> = {
  all: m.closing_none_text,
  prepared: m.closing_none_text,
  sent: m.closing_none_sent_text,
  returned: m.closing_none_returned_text,
}
