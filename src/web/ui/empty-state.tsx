import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type EmptyStateProps = {
  /** Why it is empty. */
  title: ReactNode
  /** What to do next. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  /** A 24 px icon. */
  picture?: ReactNode
  /** Heading level for a correct page outline; 1 where it is the only content. */
  level?: 1 | 2 | 3
  className?: string
}

/** An empty state: why, what to do next, one button. */
export function EmptyState({ title, children, action, picture, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('flex flex-col items-start py-10', className)}>
      {picture && <div className="mb-5 text-text-quiet">{picture}</div>}
      <Heading className="text-lg font-semibold">{title}</Heading>
      {children && <div className="mt-1.5 measure text-text-quiet">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
