import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type LoadMoreProps = {
  /** "Shown 50 of 312". */
  shownText: ReactNode
  /** On the button: "Show 50 more". Absent when there is nothing more. */
  moreText?: string | undefined
  loading?: boolean
  onMore: () => void
}

/** The end of a growing list: how much is shown, and the button for more. */
export function LoadMore({ shownText, moreText, loading = false, onMore }: LoadMoreProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4">
      <p role="status" className="text-sm text-text-quiet">
        {shownText}
      </p>
      {moreText && (
        <Button variant="secondary" size="sm" loading={loading} className="print:hidden" onClick={onMore}>
          {moreText}
        </Button>
      )}
    </div>
  )
}
