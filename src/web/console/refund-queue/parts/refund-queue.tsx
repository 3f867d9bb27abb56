import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { RefundRow } from '#contract/organiser-refund.ts'
import { type RefundSort, refundKinds, refundSorts, refundTabs } from '#domain/payment/refund-state.ts'
import { m } from '#messages/compiled/messages.js'
import { refundKindWords, refundStateWords } from '#messages/refund-word.ts'
import { CompanyFilter } from '#web/console/company-filter/form.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { useLiveOwners } from '#web/console/organiser-owner/queries.ts'
import { OwnerFilter, OwnerNote } from '#web/console/organiser-owner/view.tsx'
import { FilterTabs, QueueFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { Queue } from '#web/console/queue/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useList } from '#web/kit/list/use-list.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useRefundCounts, useRefunds } from '../queries.ts'
import {
  everyRefund,
  isSearched,
  type RefundFilters,
  readRefundFilters,
  refundParameters,
  refundQuery,
} from '../rules.ts'
import { RefundBar } from './refund-bar.tsx'
import { RefundPerson, RefundSource, RefundStanding, useRefundColumns } from './refund-columns.tsx'

/** Where nobody searches: what is not there. */
const noneWords = {
  all: m.refund_none,
  waiting: m.refund_none_due,
  due: m.refund_none_due,
  unconfirmed: m.refund_none_unconfirmed,
  sent: m.refund_none_sent,
  done: m.refund_none_done,
}

const tabWords = { waiting: m.refund_state_waiting, ...refundStateWords }

const sortWords = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  largest: m.refund_largest,
  smallest: m.refund_smallest,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  state: m.refund_sort_state_up,
  stateDown: m.refund_sort_state_down,
  kind: m.refund_sort_kind_up,
  kindDown: m.refund_sort_kind_down,
  longestWait: m.refund_sort_wait_longest,
  shortestWait: m.refund_sort_wait_shortest,
  source: m.refund_sort_source_up,
  sourceDown: m.refund_sort_source_down,
  askedBy: m.refund_sort_asked_by_up,
  askedByDown: m.refund_sort_asked_by_down,
  madeBy: m.refund_sort_made_by_up,
  madeByDown: m.refund_sort_made_by_down,
  bankNumber: m.refund_sort_bank_number_up,
  bankNumberDown: m.refund_sort_bank_number_down,
  owner: m.organiser_sort_owner_up,
  ownerDown: m.organiser_sort_owner_down,
}

/** Money that went back or has to. A refund is asked for at the payment or the invoice, where a row leads; those that wait for a second person are confirmed here too. */
export function RefundQueue() {
  const moments = useMoments()
  const navigate = useNavigate()
  const target = useRecordTarget()
  const mayDecide = useOrganiser().may('decide-payments')
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readRefundFilters(parameters), [parameters])
  const list = useRefunds(filters)
  useLiveOwners('refunds')
  const onSort = useLatestCallback((sort: RefundSort) => change({ sort }))
  const columns = useRefundColumns({ sort: filters.sort, onSort })
  const queue = useList<RefundRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    // What waits can be taken; only what waits for a second person is decided here.
    selectable: mayDecide && filters.state !== 'all' && filters.state !== 'done',
    onOpen: row => {
      const record = row.invoice
        ? target('organiser-invoice', row.invoice.guid)
        : row.cardPaymentGuid && target('organiser-card-payment', row.cardPaymentGuid)
      if (record) navigate(record.to, { state: record.state })
    },
  })
  const counts = list.firstPage?.counts
  // The first tab holds what stands under others too.
  const all = counts && counts.waiting + counts.done
  const searched = isSearched(filters)
  const narrowed = searched || filters.state !== 'all'
  const { kind, owner, from, to: until } = filters
  return (
    <Queue
      queue={queue}
      choosesColumns
      views={{ list: 'refunds', parameters: refundParameters }}
      title={m.page_title_organiser_refunds()}
      columns={columns}
      nameOf={row => row.name ?? m.refund_of_nobody()}
      total={filters.state === 'all' ? all : counts?.[filters.state]}
      renderNarrow={row => (
        <>
          <p className="flex items-baseline justify-between gap-3">
            <RefundPerson row={row} />
            <Money kopecks={row.amountKopecks} />
          </p>
          <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-sm">
            <RefundStanding row={row} />
            <span className="tabular text-text-quiet">{moments.short(row.at)}</span>
          </p>
          <p className="text-sm">
            <RefundSource row={row} />
          </p>
          <OwnerNote what="refunds" owner={row.owner} />
        </>
      )}
      toolbar={
        <QueueToolbar
          tabs={
            <FilterTabs
              label={m.organiser_status_tabs()}
              parameter="state"
              value={filters.state}
              tabs={[
                ...refundTabs.map(value => ({ value, label: tabWords[value](), count: counts?.[value] })),
                { value: 'all', label: m.organiser_all(), count: all },
              ]}
            />
          }
          searchLabel={m.refund_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <QueueFilters
                count={[kind !== 'all', owner !== 'all', from ?? until].filter(Boolean).length}
                onReset={() => change({ kind: null, owner: null, from: null, to: null, company: null })}
                elsewhere={filters.company && <CompanyFilter value={filters.company} onChange={change} />}
              >
                <RefundFilterFields filters={filters} onChange={change} />
                <DayRange legend={m.refund_column_at()} from={from} to={until} onChange={change} />
              </QueueFilters>
              <SortChoice value={filters.sort} values={refundSorts} words={sortWords} onChange={onSort} />
              <ExportButton list="refunds" filters={refundQuery(filters)} />
            </>
          }
        />
      }
      empty={
        <ListEmpty
          title={searched ? m.refund_found_none() : noneWords[filters.state]()}
          text={searched ? m.refund_found_none_text() : m.refund_none_text()}
          onShowAll={narrowed ? () => change(everyRefund) : undefined}
        />
      }
      bars={<RefundBar refunds={queue.ticked} onDone={queue.goOn} />}
    />
  )
}

type FilterFieldsProps = {
  filters: RefundFilters
  onChange: (changes: Record<string, string | null>) => void
}

function RefundFilterFields({ filters, onChange }: FilterFieldsProps) {
  const counts = useRefundCounts(filters).data?.counts
  return (
    <>
      <FilterChoice
        label={m.refund_column_kind()}
        anyText={m.refund_any_kind()}
        value={filters.kind}
        values={refundKinds}
        wordOf={value => refundKindWords[value]()}
        counts={counts?.kind}
        onChange={kind => onChange({ kind })}
      />
      <OwnerFilter value={filters.owner} counts={counts?.owner} onChange={owner => onChange({ owner })} />
    </>
  )
}
