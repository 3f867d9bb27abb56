import type { ReactNode } from 'react'

type FactProps = {
  term: ReactNode
  note?: string
  children: ReactNode
  className?: string
}

/** One fact at the bottom of the first screen. */
export function Fact({ term, note, children, className }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-green-200">{term}</dt>
      <dd className="mt-0.5 text-base font-semibold md:mt-1 md:text-lg">{children}</dd>
      {note && <dd className="text-sm text-green-200">{note}</dd>}
    </div>
  )
}
