import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useListParameters } from './list-address.ts'
import { quietTarget } from './quiet-target.ts'

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
  const parameters = useListParameters()
  const next = new URLSearchParams(parameters)
  if (value === null) next.delete(parameter)
  else next.set(parameter, value)
  // The open row belongs to the former rows.
  next.delete('open')
  return (
    <Link
      replace
      preventScrollReset
      {...quietTarget({ search: `?${next}` })}
      aria-current={chosen ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}
