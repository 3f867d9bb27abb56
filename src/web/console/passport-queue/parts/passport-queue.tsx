import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { PassportRow } from '#contract/organizer-passport.ts'
import { m } from '#messages/compiled/messages.js'
import { passportTabs, readPassportFilters } from '#web/console/passport/passport-words.ts'
import { usePassportQueue } from '#web/console/passport/use-passport-queue.ts'
import { Queue } from '#web/console/queue/queue.tsx'
import { QueueToolbar } from '#web/console/queue/queue-toolbar.tsx'
import { StatusTabs } from '#web/console/queue/status-tabs.tsx'
import { useQueue } from '#web/kit/list/use-queue.ts'
import { useUrlParameters } from '#web/kit/list/use-url-parameters.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { passportQueueWords } from '../passport-queue-words.ts'
import { PassportCard, usePassportColumns } from './passport-columns.tsx'
import { PassportEmpty } from './passport-empty.tsx'

/** The queue of the passport check. Nothing secret is in it; a record's page opens the data and records who looked. */
export function PassportQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readPassportFilters(parameters), [parameters])
  const search = parameters.size > 0 ? `?${parameters}` : ''
  const list = usePassportQueue(filters)
  const columns = usePassportColumns(search)
  const navigate = useNavigate()
  const to = usePaths()
  const queue = useQueue<PassportRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.applicationGuid,
    onOpen: ({ applicationGuid: guid }) =>
      navigate({ pathname: to('organizer-passport', { guid }), search }, { state: { fromQueue: true } }),
  })
  const counts = list.firstPage?.counts
  return (
    <Queue
      queue={queue}
      title={m.organizer_passports()}
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
              words={passportQueueWords}
              counts={counts}
            />
          }
          searchLabel={m.organizer_passports_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          note={
            <p className="flex items-center gap-2 text-sm text-text-quiet">
              <Eye aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
              {m.organizer_viewing_is_recorded()}
            </p>
          }
        />
      }
      empty={<PassportEmpty filters={filters} counts={counts} onChange={change} />}
    />
  )
}
