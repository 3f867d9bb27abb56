import { deliveryFaults } from '#domain/message/delivery-fault.ts'
import { type FailedSort, failedSorts } from '#domain/message/failed-sort.ts'
import { messageChannels } from '#domain/message/message-channel.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { FilterTabs, QueueFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { countFailed, type FailedFilters, failedQuery } from '../rules.ts'
import { causeWords, channelWords } from '../words.ts'

const sortWords: Record<FailedSort, () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  cause: m.organiser_messages_sort_cause_up,
  causeDown: m.organiser_messages_sort_cause_down,
  about: m.organiser_messages_sort_about_up,
  aboutDown: m.organiser_messages_sort_about_down,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  mostAttempts: m.organiser_messages_sort_attempts_down,
  fewestAttempts: m.organiser_messages_sort_attempts_up,
}

type FailedToolbarProps = {
  filters: FailedFilters
  /** How many failed by channel and cause; absent while loading. */
  counts: Parameters<typeof countFailed>[0] | undefined
  onSort: (sort: FailedSort) => void
}

export function FailedToolbar({ filters, counts, onSort }: FailedToolbarProps) {
  const [, change] = useUrlParameters()
  const { q, channel, fault, from, to, sort } = filters
  const count = (wanted: Parameters<typeof countFailed>[1]) => counts && countFailed(counts, wanted)
  return (
    <QueueToolbar
      tabs={
        <FilterTabs
          label={m.organiser_messages_channels()}
          parameter="channel"
          value={channel}
          tabs={[
            { value: 'all', label: m.organiser_all(), count: count({ channel: 'all', fault }) },
            ...messageChannels.map(value => ({
              value,
              label: channelWords[value](),
              count: count({ channel: value, fault }),
            })),
          ]}
        />
      }
      searchLabel={m.people_search()}
      search={q}
      onSearch={text => change({ q: text })}
      filters={
        <>
          <QueueFilters
            count={[from ?? to, fault !== 'all'].filter(Boolean).length}
            onReset={() => change({ from: null, to: null, fault: null })}
          >
            <DayRange byMachine legend={m.people_column_at()} from={from} to={to} onChange={change} />
            <FilterChoice
              label={m.organiser_messages_cause()}
              anyText={m.organiser_messages_cause_any()}
              value={fault}
              values={deliveryFaults}
              wordOf={value => causeWords[value]()}
              counts={
                counts &&
                deliveryFaults.map(value => ({
                  value,
                  count: countFailed(counts, { channel, fault: value }),
                }))
              }
              onChange={value => change({ fault: value })}
            />
          </QueueFilters>
          <SortChoice value={sort} values={failedSorts} words={sortWords} onChange={onSort} />
          <ExportButton list="messages" filters={failedQuery(filters)} />
        </>
      }
    />
  )
}
