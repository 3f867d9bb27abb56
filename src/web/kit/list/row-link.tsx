import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { quietTarget } from './quiet-target.ts'

type RowLinkProps = { pathname: string; search: string; children: ReactNode }

/** The name in a row. A plain click is left to the row; the link is for new tabs, copying and screen readers. */
export function RowLink({ pathname, search, children }: RowLinkProps) {
  return (
    <Link
      {...quietTarget({ pathname, search }, { fromQueue: true })}
      tabIndex={-1}
      data-row-link
      className="hover:underline"
      onClick={leaveToRow}
    >
      {children}
    </Link>
  )
}

function leaveToRow(event: MouseEvent): void {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault()
}
