import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'

type RowLinkProps = { pathname: string; search: string; children: ReactNode }

/**
 * The name in a row: a plain click belongs to the row (it opens beside, or walks there), the link serves new tabs,
 * copying and screen readers.
 */
export function RowLink({ pathname, search, children }: RowLinkProps) {
  return (
    <Link
      to={{ pathname, search }}
      state={{ fromQueue: true }}
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
