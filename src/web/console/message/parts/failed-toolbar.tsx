import { type DeliveryFault, deliveryFaults } from '#domain/message/delivery-fault.ts'
import { type FailedSort, failedSorts } from '#domain/message/failed-sort.ts'
import { messageChannels } from '#domain/message/message-channel.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { FilterTabs, QueueFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import type { MessageQueueFacts } from '../queries.ts'
import { type FailedFilters, failedQuery } from '../rules.ts'
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
  causes: MessageQueueFacts['failed'] | undefined
  onSort: (sort: FailedSort) => void
}

export function FailedToolbar({ filters, causes, onSort }: FailedToolbarProps) {
  const [, change] = useUrlParameters()
  const locale = useLocale()
  const { q, channel, fault, letter, batch, sort } = filters
  // What is counted by channel and cause knows nothing of people, letters and decisions.
  const counted = q === '' && !letter && !batch ? causes : undefined
  const count = (wanted: { channel: FailedFilters['channel']; fault: FailedFilters['fault'] }) =>
    counted
      ?.filter(
        cause =>
          (wanted.channel === 'all' || cause.channel === wanted.channel) &&
          (wanted.fault === 'all' || cause.fault === wanted.fault),
      )
      .reduce((sum, cause) => sum + cause.count, 0)
  const faultLabel = (value: DeliveryFault) => {
    const number = count({ channel, fault: value })
    return number === undefined
      ? causeWords[value]()
      : `${causeWords[value]()} · ${countText(number, locale)}`
  }
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
          <QueueFilters count={fault === 'all' ? 0 : 1} onReset={() => change({ fault: null })}>
            <SelectField
              label={m.organiser_messages_cause()}
              value={fault}
              options={[
                { value: 'all', label: m.organiser_messages_cause_any() },
                ...deliveryFaults.map(value => ({ value, label: faultLabel(value) })),
              ]}
              onChange={event => change({ fault: event.target.value === 'all' ? null : event.target.value })}
            />
          </QueueFilters>
          <SortChoice value={sort} values={failedSorts} words={sortWords} onChange={onSort} />
          <ExportButton list="messages" filters={failedQuery(filters)} />
        </>
      }
    />
  )
}
