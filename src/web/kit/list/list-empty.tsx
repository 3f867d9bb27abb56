import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ListEmptyProps = {
  title: string
  /** Why there is nothing, and what next. */
  text: ReactNode
  /** All work is done, which is good news. */
  done?: boolean
  /** Shows the whole list; absent when that has nothing more either. */
  onShowAll?: (() => void) | undefined
  /** The button's text, by default "Show all". */
  actionText?: string
}

/** A queue without rows: why, and what to do next. */
export function ListEmpty({ title, text, done = false, onShowAll, actionText }: ListEmptyProps) {
  return (
    <EmptyState
      picture={done && <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-6" />}
      title={title}
      action={
        onShowAll && (
          <Button variant="secondary" onClick={onShowAll}>
            {actionText ?? m.organiser_show_all()}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  )
}
