import { useMemo } from 'react'
import type { ErasureRow } from '#contract/erasure.ts'
import { m } from '#messages/compiled/messages.js'
import { orNotGiven } from '#web/console/queue/not-given.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { QueueColumn } from '#web/kit/list/queue-table-props.ts'
import { erasureName, obstacleWords } from './erasure-words.ts'

/** Columns of the wishes to be erased. */
export function useErasureColumns() {
  const moments = useMoments()
  return useMemo(
    (): QueueColumn<ErasureRow>[] => [
      { key: 'name', head: m.change_column_name(), cell: erasureName },
      { key: 'company', roomy: true, head: m.change_column_company(), cell: row => orNotGiven(row.company) },
      {
        key: 'obstacle',
        head: m.erasure_column_obstacle(),
        cell: row => (row.obstacle ? obstacleWords[row.obstacle]() : '—'),
      },
      {
        key: 'requested',
        head: m.change_column_requested(),
        cell: row => <span className="text-text-quiet">{moments.short(row.requestedAt)}</span>,
      },
    ],
    [moments],
  )
}

/** A request in the list of a phone. */
export function ErasureCard({ row, onOpen }: { row: ErasureRow; onOpen: (guid: string) => void }) {
  const moments = useMoments()
  return (
    <>
      <button type="button" className="text-left font-medium" onClick={() => onOpen(row.guid)}>
        {erasureName(row)}
      </button>
      {row.obstacle && <p className="text-sm">{obstacleWords[row.obstacle]()}</p>}
      <p className="mt-1 text-sm text-text-quiet">
        {[row.company, moments.short(row.requestedAt)].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}
