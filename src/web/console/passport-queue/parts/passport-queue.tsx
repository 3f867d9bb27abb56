import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { PassportRow } from '#contract/organiser-passport.ts'
import type { PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import { m } from '#messages/compiled/messages.js'
import { usePassportQueue } from '#web/console/passport/queries.ts'
import { type PassportFilters, passportTabs, readPassportFilters } from '#web/console/passport/rules.ts'
import { QueueToolbar, StatusTabs } from '#web/console/queue/form.tsx'
import { foundElsewhere } from '#web/console/queue/rules.ts'
import { Queue, QueueElsewhere } from '#web/console/queue/view.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useList } from '#web/kit/list/use-list.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { passportWords } from '#web/kit/words/status-words.ts'
import { PassportCard, usePassportColumns } from './passport-columns.tsx'
import { PrintList } from './print-list.tsx'

/** The queue of the passport check. Nothing secret is in it; a record's page opens the data and records who looked. */
export function PassportQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readPassportFilters(parameters), [parameters])
  const search = parameters.size > 0 ? `?${parameters}` : ''
  const list = usePassportQueue(filters)
  const columns = usePassportColumns(search)
  const navigate = useNavigate()
  const to = usePaths()
  const queue = useList<PassportRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.applicationGuid,
    onOpen: ({ applicationGuid: guid }) =>
      navigate({ pathname: to('organiser-passport', { guid }), search }, { state: { fromQueue: true } }),
  })
  const counts = list.firstPage?.counts
  return (
    <Queue
      queue={queue}
      title={m.organiser_passports()}
      columns={columns}
      nameOf={row => row.name}
      renderNarrow={row => <PassportCard row={row} search={search} />}
      total={filters.security === 'all' ? undefined : counts?.[filters.security]}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="security"
              value={filters.security}
              statuses={passportTabs}
              words={passportWords}
              counts={counts}
            />
          }
          searchLabel={m.organiser_passports_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          note={
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="flex items-center gap-2 text-sm text-text-quiet">
                <Eye aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
                {m.organiser_viewing_is_recorded()}
              </p>
              <PrintList />
            </div>
          }
        />
      }
      empty={<PassportEmpty filters={filters} counts={counts} onChange={change} />}
    />
  )
}

type PassportEmptyProps = {
  filters: PassportFilters
  /** How many the same search finds under each tab. */
  counts: Readonly<Partial<Record<PassportQueueState, number>>> | undefined
  /** Changes the list's address. */
  onChange: (changes: Record<string, string | null>) => void
}

/** Why the queue is empty, and what to do next. */
function PassportEmpty({ filters, counts, onChange }: PassportEmptyProps) {
  if (filters.q) {
    const found = foundElsewhere(passportTabs, counts, filters.security)
    if (found.length > 0)
      return (
        <QueueElsewhere
          parameter="security"
          found={found}
          words={passportWords}
          actionText={m.organiser_search_clear()}
          onReset={() => onChange({ q: null })}
        />
      )
    return (
      <ListEmpty
        title={m.organiser_nobody_found()}
        text={m.organiser_passports_not_found_text()}
        actionText={m.organiser_search_clear()}
        onShowAll={() => onChange({ q: null })}
      />
    )
  }
  const showAll = () => onChange({ security: 'all' })
  if (filters.security === 'passportPending')
    return (
      <ListEmpty
        done
        title={m.organiser_passports_done()}
        text={m.organiser_passports_done_text()}
        onShowAll={showAll}
      />
    )
  return (
    <ListEmpty
      title={m.organiser_passports_none()}
      text={m.organiser_passports_none_text()}
      onShowAll={filters.security === 'all' ? undefined : showAll}
    />
  )
}
