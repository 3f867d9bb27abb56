import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { KeyHelp, type KeyLine } from '#web/kit/list/key-help.tsx'
import { queueKeyLines } from '#web/kit/list/queue-key-lines.ts'
import { QueueTable } from '#web/kit/list/queue-table.tsx'
import type { QueueColumn } from '#web/kit/list/queue-table-props.ts'
import { toggleAll } from '#web/kit/list/row-cursor.ts'
import { useFitsTable } from '#web/kit/list/use-media.ts'
import type { QueueState } from '#web/kit/list/use-queue.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { LoadFailure } from './load-failure.tsx'
import { QueueFrame } from './parts/queue-frame.tsx'

type QueueProps<Item> = {
  /** From `useQueue`. */
  queue: QueueState<Item>
  title: string
  /** The first column names the row and stays in sight. */
  columns: readonly QueueColumn<Item>[]
  nameOf: (item: Item) => string
  /** What stands on a narrow screen instead of a table row. */
  renderNarrow: (item: Item) => ReactNode
  /** Filters and search (`QueueToolbar`). */
  toolbar: ReactNode
  /** Shown instead of rows when there are none: why, and what next. */
  empty: ReactNode
  /** How many rows the filters find in all, where it is known. */
  total?: number | undefined
  /** Keys of this queue's own, for the help. */
  keyLines?: readonly KeyLine[]
  /** Bars that stay at the foot: what is ticked, what was just released. */
  bars?: ReactNode
  /** The open record. */
  beside?: ReactNode
  /** Dialogs and sheets. */
  children?: ReactNode
}

/** A queue of the console: filters, dense list, keys, pages; each queue is a configuration of it. */
export function Queue<Item>({ queue, title, toolbar, empty, bars, beside, ...props }: QueueProps<Item>) {
  const { list, rows, cursor, changeCursor } = queue
  const fitsTable = useFitsTable()
  return (
    <QueueFrame
      title={title}
      actions={
        fitsTable && (
          <KeyHelp
            lines={queueKeyLines(queue.selectable, props.keyLines ?? [])}
            open={queue.helpOpen}
            onOpenChange={queue.setHelpOpen}
          />
        )
      }
      toolbar={toolbar}
      footer={rows.length > 0 && <QueueFoot queue={queue} total={props.total} />}
      bars={bars}
      beside={beside}
    >
      {list.error && !list.items ? (
        <LoadFailure error={list.error} onRetry={() => list.refetch()} />
      ) : list.items?.length === 0 ? (
        empty
      ) : (
        <QueueTable
          caption={title}
          columns={props.columns}
          items={list.items}
          idOf={queue.idOf}
          nameOf={props.nameOf}
          active={cursor.active}
          fresh={queue.fresh}
          onOpen={queue.open}
          fitsTable={fitsTable}
          stale={list.isPlaceholderData}
          renderNarrow={props.renderNarrow}
          {...(queue.selectable && {
            selection: {
              selected: cursor.selected,
              onToggle: queue.tick,
              onToggleAll: () => changeCursor(known => toggleAll(known, rows)),
            },
          })}
        />
      )}
      {props.children}
    </QueueFrame>
  )
}

function QueueFoot<Item>({ queue, total }: { queue: QueueState<Item>; total: number | undefined }) {
  const { list, rows, fresh } = queue
  const shown =
    total === undefined
      ? m.organizer_shown({ count: rows.length })
      : m.organizer_shown_of({ shown: rows.length, total })
  return (
    <LoadMore
      shownText={fresh.size > 0 ? `${shown} · ${m.organizer_rows_came({ count: fresh.size })}` : shown}
      moreText={list.hasNextPage ? m.load_more() : undefined}
      loading={list.isFetchingNextPage}
      onMore={() => list.fetchNextPage()}
    />
  )
}
