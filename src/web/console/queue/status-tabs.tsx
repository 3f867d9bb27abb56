import { m } from '#messages/compiled/messages.js'
import { FilterTabs } from './filter-tabs.tsx'

type StatusTabsProps<Status extends string> = {
  /** The query parameter that holds the choice. */
  parameter: string
  value: Status | 'all'
  /** Every status, in the order of the tabs. */
  statuses: readonly Status[]
  words: Readonly<Record<Status, () => string>>
  /** How many rows stand in each under the same search; absent while they load. */
  counts: Readonly<Partial<Record<Status, number>>> | undefined
}

/** A queue by status, and all of it, with how many stand in each. */
export function StatusTabs<Status extends string>(props: StatusTabsProps<Status>) {
  const { statuses, words, counts } = props
  return (
    <FilterTabs
      label={m.organizer_status_tabs()}
      parameter={props.parameter}
      value={props.value}
      tabs={[
        ...statuses.map(status => ({
          value: status,
          label: words[status](),
          count: counts && (counts[status] ?? 0),
        })),
        {
          value: 'all',
          label: m.organizer_all(),
          count: counts && statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
        },
      ]}
    />
  )
}
