import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { MergedRecord, MessagedPerson } from '#contract/organiser-message-people.ts'
import { type DeliverySort, deliverySorts, type MessageDelivery } from '#domain/message/message-delivery.ts'
import type { ListCounts } from '#domain/search/list-counts.ts'
import { m } from '#messages/compiled/messages.js'
import { deliveryWords } from '#messages/message-word.ts'
import { ShownColumns } from '#web/console/export/queries.ts'
import { QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { useChosenColumns } from '#web/console/queue/queries.ts'
import { ListTools } from '#web/console/queue/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { ApplicantName } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { LoadFailure, StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { List } from '#web/kit/list/list.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useList } from '#web/kit/list/use-list.ts'
import type { ListPages } from '#web/kit/list/use-list-pages.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/section.tsx'
import { everybody, type PeopleFilters } from './rules.ts'
import { deliveryTones, peopleSortWords } from './words.ts'

type MessagedListProps<Row extends MessagedPerson> = {
  list: ListPages<Row> & {
    firstPage: ListCounts<MessageDelivery> | undefined
  }
  filters: PeopleFilters
  /** The tabs; those that nobody has are left out. */
  deliveries: readonly MessageDelivery[]
  /** Between how it went and when. */
  columns: readonly ListColumn<Row>[]
  /** What is said instead of how it went; null where that is said. */
  renderStanding?: (row: Row) => ReactNode
  /** Takes the list away. */
  exports?: ReactNode
  /** Under the name on a phone. */
  renderDetails: (row: Row) => ReactNode
}

/** Of these lists no views are saved. */
const noParameters = {}

/** Those to whom a letter or a decision was sent: how it went with each, searched, narrowed and in order. */
export function MessagedList<Row extends MessagedPerson>(props: MessagedListProps<Row>) {
  const { list, filters, deliveries, columns: own, renderDetails } = props
  const moments = useMoments()
  const navigate = useNavigate()
  const target = useRecordTarget()
  const { may } = useOrganiser()
  const [, change] = useUrlParameters()
  const { sort } = filters
  const order = { sort, onSort: (wanted: DeliverySort) => change({ sort: wanted }) }
  const standing = (row: Row) => props.renderStanding?.(row) ?? <Delivery row={row} />
  const { shown: columns, choice } = useChosenColumns<Row>(
    [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...sortedColumn(order, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => <ApplicantName applicationGuid={row.applicationGuid} name={row.name} />,
      },
      {
        key: 'delivery',
        head: m.people_delivery(),
        ...sortedColumn(order, { ascending: 'delivery', descending: 'deliveryDown' }, 'ascending'),
        cell: row => standing(row),
      },
      ...own,
      {
        key: 'at',
        head: m.people_column_at(),
        // Messages that stand here whole say it themselves.
        roomy: own.some(({ fluid }) => fluid === 'wrap'),
        printed: true,
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => <span className="tabular whitespace-nowrap">{moments.short(row.at)}</span>,
      },
    ],
    noParameters,
  )
  const mayRead = may('read-applications')
  const state = useList<Row>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.applicationGuid,
    marksArrivals: false,
    onOpen: row => {
      const person = target('organiser-application', row.applicationGuid)
      return mayRead && navigate(person.to, { state: person.state })
    },
  })
  const { counts, countedInPart } = list.firstPage ?? {}
  const mayHave = (one: MessageDelivery) => counts?.[one] || countedInPart?.includes(one)
  const narrowed = filters.q !== '' || filters.delivery !== 'all'
  return (
    <Section
      title={m.people_title()}
      space="none"
      small
      className="space-y-3"
      action={
        <span className="flex items-center gap-3 print:hidden">
          <ListTools queue={state} choice={choice} />
        </span>
      }
    >
      <QueueToolbar
        tabs={
          <StatusTabs
            parameter="delivery"
            value={filters.delivery}
            statuses={deliveries.filter(one => mayHave(one) || isUsual(one) || filters.delivery === one)}
            words={deliveryWords}
            counts={list.firstPage}
          />
        }
        searchLabel={m.people_search()}
        search={filters.q}
        onSearch={q => change({ q })}
        filters={
          <>
            <SortChoice value={sort} values={deliverySorts} words={peopleSortWords} onChange={order.onSort} />
            <ShownColumns value={columns.map(({ key }) => key)}>{props.exports}</ShownColumns>
          </>
        }
      />
      {list.error && !list.items ? (
        <LoadFailure error={list.error} onRetry={() => list.refetch()} />
      ) : list.items?.length === 0 ? (
        <ListEmpty
          title={narrowed ? m.people_found_none() : m.people_none()}
          text={narrowed ? m.people_found_none_text() : m.people_none_text()}
          onShowAll={narrowed ? () => change(everybody) : undefined}
        />
      ) : (
        <>
          <List
            state={state}
            caption={m.people_title()}
            columns={columns}
            nameOf={row => row.name}
            maxHeight="max(24rem, 70dvh)"
            renderNarrow={row => (
              <>
                <p className="flex items-baseline justify-between gap-3">
                  <ApplicantName applicationGuid={row.applicationGuid} name={row.name} />
                  <span className="tabular text-sm text-text-quiet">{moments.short(row.at)}</span>
                </p>
                <p className="mt-1 text-sm">{standing(row)}</p>
                {renderDetails(row)}
              </>
            )}
          />
          {list.items && (
            <LoadMore
              shownText={m.organiser_shown({ count: list.items.length })}
              moreText={list.hasNextPage ? m.load_more() : undefined}
              loading={list.isFetchingNextPage}
              onMore={() => list.fetchNextPage()}
            />
          )}
        </>
      )}
    </Section>
  )
}

/** Rare ways to end have a tab only where somebody has one. */
const isUsual = (delivery: MessageDelivery) =>
  delivery === 'waiting' || delivery === 'sent' || delivery === 'failed'

function Delivery({ row: { delivery } }: { row: MessagedPerson }) {
  return <StatusWord tone={deliveryTones[delivery]}>{deliveryWords[delivery]()}</StatusWord>
}

/** That somebody's record was merged, with the way to the one that is kept. */
export function MergedInto({ merged }: { merged: MergedRecord }) {
  return (
    <span>
      {m.people_merged_into()} <ApplicantName applicationGuid={merged.applicationGuid} name={merged.name} />
    </span>
  )
}

/** The message's own record; nothing where none is written yet. */
export function MessageLink({ guid, name }: { guid: string | null; name: string }) {
  const target = useRecordTarget()
  if (guid === null) return null
  return (
    <Link
      {...target('organiser-message', guid)}
      aria-label={m.people_open_message_of({ to: name })}
      className="text-link inline-flex min-h-6 items-center text-sm"
    >
      {m.people_open_message()}
    </Link>
  )
}
