import type { ReactNode } from 'react'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { usePageFoot } from '#web/ui/use-page-foot.ts'

type QueueFrameProps = {
  title: ReactNode
  actions?: ReactNode
  toolbar: ReactNode
  /** The list. On a desk it fills the height left and scrolls by itself. */
  children: ReactNode
  /** How many rows are shown, and the button for more. */
  footer?: ReactNode
  /** Bars that stay at the foot: what is ticked, what was just released. */
  bars?: ReactNode
  beside?: ReactNode
}

/** A queue: heading, filters, list, and on a desk the open record beside it. */
export function QueueFrame({ title, actions, toolbar, children, footer, bars, beside }: QueueFrameProps) {
  const footBar = usePageFoot()
  return (
    <div data-sheet="list" className="flex min-h-full lg:h-full print:h-auto!">
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pt-5 md:px-6">
          <PageHeading
            size="small"
            title={title}
            actions={actions}
            // On a phone at most one icon remains; it stands beside the title.
            className="max-md:min-h-11 max-md:flex-row max-md:items-center"
          />
          {toolbar}
          <div className="lg:min-h-0 lg:flex-1">{children}</div>
          {footer}
        </div>
        <div ref={footBar} className="sticky bottom-0 z-30 bg-raised lg:static print:hidden">
          {bars}
        </div>
      </div>
      {beside}
    </div>
  )
}
