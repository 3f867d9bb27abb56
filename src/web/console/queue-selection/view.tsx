import { type ReactNode, type RefObject, useEffect } from 'react'
import type { Location } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'

type SelectionBarProps = {
  count: number
  /** For screen readers, where the usual one would not say of what. */
  label?: string
  /** In place of the number alone. */
  text?: ReactNode
  /** What can be done with them. */
  children: ReactNode
}

/** At the foot of a list: how many rows are ticked, and what can be done with them; nothing while none is. */
export function SelectionBar({ count, label, text, children }: SelectionBarProps) {
  if (count === 0) return null
  return (
    <section
      aria-label={label ?? m.staff_selection()}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t bg-accent-soft px-4 py-2.5 text-sm md:px-6"
    >
      <p role="status" className="min-w-0 flex-1 basis-56 font-medium">
        {text ?? m.staff_selected({ count })}
      </p>
      {children}
    </section>
  )
}

type AskedRowsProps<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Under the name. */
  detailOf?: ((row: Row) => ReactNode) | undefined
}

/** For whom or what an act is asked, by name; a long list scrolls. */
export function AskedRows<Row>({ rows, idOf, nameOf, detailOf }: AskedRowsProps<Row>) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keyboard
      tabIndex={0}
      aria-label={m.staff_selection()}
      className="max-h-80 divide-y overflow-y-auto border-y text-sm"
    >
      {rows.map(row => (
        <li key={idOf(row)} className="py-2">
          <p className="font-medium">{nameOf(row)}</p>
          {detailOf?.(row)}
        </li>
      ))}
    </ul>
  )
}

type RunGuardProps = {
  running: boolean
  /** Whoever leaves all the same: the rows whose turn has not come stay as they are. */
  onStop: () => void
  /** True before the page is drawn anew: what the list itself does at the end is not asked about. */
  isOver?: RefObject<boolean>
}

/** A run over many rows is this page's work and ends with it, so it is not left unasked. */
export function RunGuard({ running, onStop, isOver }: RunGuardProps) {
  const { blocker } = useLeaveGuard(running, (from, to) => !isOver?.current && changesAddress(from, to))
  useEffect(() => {
    // It has ended while the question stood: what came of it is to be read.
    if (!running && blocker.state === 'blocked') blocker.reset()
  }, [running, blocker])
  const leave = () => {
    onStop()
    blocker.proceed?.()
  }
  return (
    <LeaveDialog
      blocker={blocker.state === 'blocked' ? { ...blocker, proceed: leave } : blocker}
      words={{ title: m.bulk_leave_title(), text: m.bulk_leave_text(), leave: m.bulk_leave_stop() }}
    />
  )
}

/** Another view of the same list takes the dialog away as well. */
function changesAddress(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || from.search !== to.search
}
