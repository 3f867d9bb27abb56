import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Rosette } from '../../ui/guilloche.tsx'
import type { PassportFilters } from './passport-words.ts'

/** Why the queue of the passport check is empty and what next. */
export function PassportEmpty({ filters, onReset }: { filters: PassportFilters; onReset: () => void }) {
  if (filters.q)
    return (
      <EmptyState
        title={m.organizer_nobody_found()}
        action={
          <Button variant="secondary" onClick={onReset}>
            {m.organizer_search_clear()}
          </Button>
        }
      >
        {m.organizer_passports_not_found_text()}
      </EmptyState>
    )
  const pending = filters.security === 'passportPending'
  return (
    <EmptyState
      picture={pending && <Rosette seed="queue-done" className="size-24" />}
      title={pending ? m.organizer_passports_done() : m.organizer_passports_none()}
      action={
        filters.security !== 'all' && (
          <Button asChild variant="secondary">
            <Link to={{ search: '?security=all' }} replace>
              {m.organizer_show_all()}
            </Link>
          </Button>
        )
      }
    >
      {pending ? m.organizer_passports_done_text() : m.organizer_passports_none_text()}
    </EmptyState>
  )
}
