import type { PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import { m } from '#messages/compiled/messages.js'
import { type PassportFilters, passportTabs } from '#web/console/passport/passport-words.ts'
import { foundElsewhere } from '#web/console/queue/found-elsewhere.ts'
import { QueueElsewhere } from '#web/console/queue/queue-elsewhere.tsx'
import { QueueEmpty } from '#web/kit/list/queue-empty.tsx'
import { passportQueueWords } from '../passport-queue-words.ts'

type PassportEmptyProps = {
  filters: PassportFilters
  /** How many the same search finds under each tab. */
  counts: Readonly<Partial<Record<PassportQueueState, number>>> | undefined
  /** Changes the address of the list. */
  onChange: (changes: Record<string, string | null>) => void
}

/** Why the queue of the passport check is empty and what next. */
export function PassportEmpty({ filters, counts, onChange }: PassportEmptyProps) {
  if (filters.q) {
    const found = foundElsewhere(passportTabs, counts, filters.security)
    if (found.length > 0)
      return (
        <QueueElsewhere
          parameter="security"
          found={found}
          words={passportQueueWords}
          actionText={m.organizer_search_clear()}
          onReset={() => onChange({ q: null })}
        />
      )
    return (
      <QueueEmpty
        title={m.organizer_nobody_found()}
        text={m.organizer_passports_not_found_text()}
        actionText={m.organizer_search_clear()}
        onShowAll={() => onChange({ q: null })}
      />
    )
  }
  const showAll = () => onChange({ security: 'all' })
  if (filters.security === 'passportPending')
    return (
      <QueueEmpty
        done
        title={m.organizer_passports_done()}
        text={m.organizer_passports_done_text()}
        onShowAll={showAll}
      />
    )
  return (
    <QueueEmpty
      title={m.organizer_passports_none()}
      text={m.organizer_passports_none_text()}
      onShowAll={filters.security === 'all' ? undefined : showAll}
    />
  )
}
