import type { MouseEvent, ReactNode } from 'react'

/** A plain click belongs to the row, which opens beside the board; with a key held the browser opens a tab. */
function leaveToRow(event: MouseEvent): void {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault()
}

/** A member's name in a list of hundreds: a plain anchor, because a router link costs each row a subscription of its own. */
export function NameLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} tabIndex={-1} data-row-link onClick={leaveToRow} className="hover:underline">
      {children}
    </a>
  )
}
