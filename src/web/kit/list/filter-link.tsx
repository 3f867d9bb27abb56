import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

type FilterLinkProps = {
  parameter: string
  /** Null removes the parameter from the address. */
  value: string | null
  chosen?: boolean
  className: string
  children: ReactNode
}

/** One value of a filter: a link, so that each view of a list has an address of its own. */
export function FilterLink({ parameter, value, chosen = false, className, children }: FilterLinkProps) {
  const [parameters] = useSearchParams()
  const next = new URLSearchParams(parameters)
  if (value === null) next.delete(parameter)
  else next.set(parameter, value)
  // The open row belongs to the former rows.
  next.delete('open')
  return (
    <Link
      replace
      preventScrollReset
      to={{ search: next.size > 0 ? `?${next}` : '' }}
      aria-current={chosen ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}
