import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Definition = {
  term: ReactNode
  value: ReactNode
  /** A link or button: "Change". */
  action?: ReactNode
  /** A stable key; by default the term, if it is text. */
  id?: string
}

/** Facts as term and value, separated by lines. */
export function DefinitionList({ items, className }: { items: readonly Definition[]; className?: string }) {
  return (
    <dl className={classNames('divide-y border-y', className)}>
      {items.map((item, index) => (
        <div
          key={item.id ?? (typeof item.term === 'string' ? item.term : index)}
          className="flex flex-wrap gap-x-6 py-3 sm:flex-nowrap"
        >
          <dt className="w-full text-sm/6 text-text-quiet sm:w-1/3 sm:shrink-0">{item.term}</dt>
          <dd className="min-w-0 flex-1 wrap-anywhere">{item.value}</dd>
          {item.action && <dd className="text-sm/6">{item.action}</dd>}
        </div>
      ))}
    </dl>
  )
}
