import { classNames } from './class-names.ts'

/** A placeholder; set its size by classes. The surrounding region has `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-sm bg-hairline', className)}
    />
  )
}

/** Placeholder lines of text, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
          key={line}
          className={classNames('h-3.5', line === lines - 1 && lines > 1 && 'w-3/5')}
        />
      ))}
    </span>
  )
}
