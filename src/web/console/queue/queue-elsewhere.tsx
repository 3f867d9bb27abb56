import { Link, useSearchParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { QueueEmpty } from '#web/kit/list/queue-empty.tsx'
import { searchWith } from './filter-tabs.tsx'

type QueueElsewhereProps<Status extends string> = {
  /** The query parameter that holds the tab. */
  parameter: string
  /** The tabs that have somebody; one at least. */
  found: readonly { status: Status; count: number }[]
  words: Readonly<Record<Status, () => string>>
  actionText: string
  /** Takes the search away. */
  onReset: () => void
}

/** Nobody under this tab, but the same search finds somebody under others: the way to each. */
export function QueueElsewhere<Status extends string>(props: QueueElsewhereProps<Status>) {
  const { parameter, found, words } = props
  const [parameters] = useSearchParams()
  return (
    <QueueEmpty
      title={m.organizer_found_elsewhere()}
      text={
        <>
          {m.organizer_found_in()}{' '}
          {found.map(({ status, count }, index) => (
            <span key={status}>
              {index > 0 && ', '}
              <Link
                replace
                preventScrollReset
                to={{ search: searchWith(parameters, parameter, status) }}
                className="text-link"
              >
                {words[status]()} <span className="tabular">{count}</span>
              </Link>
            </span>
          ))}
        </>
      }
      actionText={props.actionText}
      onShowAll={props.onReset}
    />
  )
}
