import { Eye } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PassportRow } from '#contract/organizer-passport.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadMore } from '../../ui/load-more.tsx'
import { securityWords } from '../cabinet/status-words.ts'
import { FilterTabs } from '../console/filter-tabs.tsx'
import { KeyHelp } from '../console/key-help.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { QueueFrame } from '../console/queue-frame.tsx'
import { QueueTable } from '../console/queue-table.tsx'
import { move, stand } from '../console/row-cursor.ts'
import { SearchBox } from '../console/search-box.tsx'
import { useLatestCallback } from '../console/use-latest-callback.ts'
import { useFitsTable } from '../console/use-media.ts'
import { useRowCursor } from '../console/use-row-cursor.ts'
import { focusRow, useRowKeyboard } from '../console/use-row-keyboard.ts'
import { useUrlParameters } from '../console/use-url-parameters.ts'
import { usePaths } from '../session/use-locale.ts'
import { PassportCard, usePassportColumns } from './passport-columns.tsx'
import { PassportEmpty } from './passport-empty.tsx'
import { readPassportFilters } from './passport-words.ts'
import { usePassportQueue } from './use-passport-queue.ts'

const tabOrder = ['passportPending', 'passportFailed', 'onHold', 'rejected', 'passportVerified'] as const

/** The queue of the passport check. Nothing secret is in it; a record's page opens the data and records who looked. */
export function PassportQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readPassportFilters(parameters), [parameters])
  const search = parameters.size > 0 ? `?${parameters}` : ''
  const queue = usePassportQueue(filters)
  const rows = useMemo(() => queue.items?.map(item => item.applicationGuid) ?? [], [queue.items])
  const [cursor, changeCursor] = useRowCursor(rows, JSON.stringify(filters))
  const [helpOpen, setHelpOpen] = useState(false)
  const columns = usePassportColumns(search)
  const fitsTable = useFitsTable()
  const navigate = useNavigate()
  const to = usePaths()
  const open = useLatestCallback((guid: string) => {
    changeCursor(known => stand(known, guid))
    navigate({ pathname: to('organizer-passport', { guid }), search }, { state: { fromQueue: true } })
  })
  useRowKeyboard(intent => {
    if (intent.kind === 'help') setHelpOpen(true)
    if (intent.kind === 'open' && cursor.active) open(cursor.active)
    if (intent.kind !== 'move') return
    const next = move(cursor, rows, intent.step)
    changeCursor(() => next)
    if (next.active) focusRow(next.active)
  })
  const total = filters.security === 'all' ? undefined : queue.counts?.[filters.security]
  return (
    <QueueFrame
      title={m.organizer_passports()}
      actions={
        fitsTable && (
          <KeyHelp
            open={helpOpen}
            onOpenChange={setHelpOpen}
            lines={[
              { keys: ['↓', 'j'], meaning: m.organizer_key_next() },
              { keys: ['↑', 'k'], meaning: m.organizer_key_previous() },
              { keys: ['Enter'], meaning: m.organizer_key_open() },
              { keys: ['/'], meaning: m.organizer_key_search() },
            ]}
          />
        )
      }
      toolbar={
        <div className="space-y-3">
          <FilterTabs
            label={m.organizer_status_tabs()}
            parameter="security"
            value={filters.security}
            tabs={[
              ...tabOrder.map(status => ({
                value: status,
                label: securityWords[status](),
                count: queue.counts && (queue.counts[status] ?? 0),
              })),
              {
                value: 'all',
                label: m.organizer_all(),
                count:
                  queue.counts &&
                  securityStatuses.reduce((sum, status) => sum + (queue.counts?.[status] ?? 0), 0),
              },
            ]}
          />
          <SearchBox label={m.organizer_passports_search()} value={filters.q} onSearch={q => change({ q })} />
          <p className="flex items-center gap-2 text-sm text-text-quiet">
            <Eye aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
            {m.organizer_viewing_is_recorded()}
          </p>
        </div>
      }
      footer={
        rows.length > 0 && (
          <LoadMore
            shownText={
              total === undefined
                ? m.organizer_shown({ count: rows.length })
                : m.organizer_shown_of({ shown: rows.length, total })
            }
            moreText={queue.hasNextPage ? m.load_more() : undefined}
            loading={queue.isFetchingNextPage}
            onMore={() => queue.fetchNextPage()}
          />
        )
      }
    >
      {queue.error && !queue.items ? (
        <LoadFailure error={queue.error} onRetry={() => queue.refetch()} />
      ) : queue.items?.length === 0 ? (
        <PassportEmpty filters={filters} onReset={() => change({ q: null })} />
      ) : (
        <QueueTable<PassportRow>
          caption={m.organizer_passports()}
          columns={columns}
          items={queue.items}
          idOf={item => item.applicationGuid}
          nameOf={item => item.name}
          active={cursor.active}
          onOpen={open}
          fitsTable={fitsTable}
          stale={queue.isPlaceholderData}
          renderNarrow={row => <PassportCard row={row} search={search} />}
        />
      )}
    </QueueFrame>
  )
}
