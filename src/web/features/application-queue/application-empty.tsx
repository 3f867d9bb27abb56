import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Rosette } from '../../ui/guilloche.tsx'
import { applicationWords } from '../cabinet/status-words.ts'
import { type ApplicationFilters, isNarrowed } from './application-filters.ts'

/** Why the queue is empty and what next: nothing found, nothing to decide, nothing in this status. */
export function ApplicationEmpty({ filters, onReset }: { filters: ApplicationFilters; onReset: () => void }) {
  if (isNarrowed(filters))
    return (
      <EmptyState
        title={m.organizer_applications_not_found()}
        action={
          <Button variant="secondary" onClick={onReset}>
            {m.organizer_reset_filters()}
          </Button>
        }
      >
        {m.organizer_applications_not_found_text()}
      </EmptyState>
    )
  const showAll = (
    <Button asChild variant="secondary">
      <Link to={{ search: '?status=all' }} replace>
        {m.organizer_show_all()}
      </Link>
    </Button>
  )
  if (filters.status === 'pending')
    return (
      <EmptyState
        picture={<Rosette seed="queue-done" className="size-24" />}
        title={m.organizer_queue_done()}
        action={showAll}
      >
        {m.organizer_queue_done_text()}
      </EmptyState>
    )
  if (filters.status === 'all')
    return (
      <EmptyState title={m.organizer_applications_none()}>{m.organizer_applications_none_text()}</EmptyState>
    )
  return (
    <EmptyState
      title={m.organizer_status_empty({
        status: applicationWords[filters.status](),
      })}
      action={showAll}
    >
      {m.organizer_status_empty_text()}
    </EmptyState>
  )
}
