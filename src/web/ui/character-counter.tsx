import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CharacterCounterProps = {
  /** Characters left; negative when there are too many. */
  left: number
  limit: number
  children: ReactNode
}

/** The words of a counter under a field; said aloud only near the limit. */
export function CharacterCounter({ left, limit, children }: CharacterCounterProps) {
  return (
    <p
      aria-live={left < limit * 0.1 ? 'polite' : 'off'}
      className={classNames(
        'tabular mt-1.5 text-right text-sm',
        left < 0 ? 'font-medium text-negative' : 'text-text-quiet',
      )}
    >
      {children}
    </p>
  )
}
