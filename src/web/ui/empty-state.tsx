import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type EmptyStateProps = {
  /** Why it is empty. */
  title: ReactNode
  /** What next. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  /** A rosette or a 24 px icon. */
  picture?: ReactNode
  /** Heading level, so that the outline of the page stays whole; 1 where it is all there is. */
  level?: 1 | 2 | 3
  className?: string
}

/** Nothing here: why, what next, one button. */
export function EmptyState({ title, children, action, picture, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('flex flex-col items-center px-4 py-12 text-center', className)}>
      {picture && <div className="mb-5 text-text-quiet">{picture}</div>}
      <Heading className="text-lg font-semibold">{title}</Heading>
      {children && <div className="mt-1.5 max-w-96 text-text-quiet">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
