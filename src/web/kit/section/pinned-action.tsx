import type { ReactNode } from 'react'

/** The main action of a form, pinned above the bottom bar on a phone. The note precedes it. */
export function PinnedAction({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <>
      {note && <p className="text-sm text-text-quiet">{note}</p>}
      <div
        data-pinned
        className="sticky bottom-(--bottom-bar) z-10 -mx-(--page-margin) flex flex-col border-t bg-surface px-(--page-margin) py-3 lg:static lg:mx-0 lg:items-start lg:border-0 lg:p-0"
      >
        {children}
      </div>
    </>
  )
}
