import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { isEmptyList, type ListCounts } from '#domain/search/list-counts.ts'
import { m } from '#messages/compiled/messages.js'
import {
  type ApplicationFilters,
  applicationTabs,
  isNarrowed,
  narrowingParameters,
} from '#web/console/application/rules.ts'
import { foundElsewhere } from '#web/console/queue/rules.ts'
import { QueueElsewhere } from '#web/console/queue/view.tsx'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { applicationWords } from '#web/kit/words/status-words.ts'

type ApplicationEmptyProps = {
  filters: ApplicationFilters
  /** How many the same search finds in each status. */
  list: ListCounts<ApplicationStatus> | undefined
  /** Changes the list's address. */
  onChange: (changes: Record<string, string | null>) => void
}

/** Why the queue is empty and what next: nothing found, nothing to decide, nothing in this status. */
export function ApplicationEmpty({ filters, list, onChange }: ApplicationEmptyProps) {
  if (isNarrowed(filters)) {
    const reset = () => onChange(Object.fromEntries(['q', ...narrowingParameters].map(name => [name, null])))
    const found = foundElsewhere(applicationTabs, list?.counts, filters.status)
    if (found.length > 0)
      return (
        <QueueElsewhere
          parameter="status"
          found={found}
          words={applicationWords}
          actionText={m.organiser_reset_filters()}
          onReset={reset}
        />
      )
    return (
      <ListEmpty
        title={m.organiser_applications_not_found()}
        text={m.organiser_applications_not_found_text()}
        actionText={m.organiser_reset_filters()}
        onShowAll={reset}
      />
    )
  }
  if (filters.status === 'all' || isEmptyList(list))
    return <ListEmpty title={m.organiser_applications_none()} text={m.organiser_applications_none_text()} />
  const showAll = () => onChange({ status: 'all' })
  if (filters.status === 'pending')
    return (
      <ListEmpty
        done
        title={m.organiser_queue_done()}
        text={m.organiser_queue_done_text()}
        onShowAll={showAll}
      />
    )
  return (
    <ListEmpty
      title={m.organiser_status_empty({ status: applicationWords[filters.status]() })}
      text={m.organiser_status_empty_text()}
      onShowAll={showAll}
    />
  )
}
