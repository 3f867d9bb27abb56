import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'

type FilterTab = {
  value: string
  label: string
  count?: number | undefined
}

type FilterTabsProps = {
  /** Name of the row for screen readers. */
  label: string
  /** The query parameter that holds the choice. */
  parameter: string
  value: string
  tabs: readonly FilterTab[]
}

/** A filter as a row of links with counts: each view has an address of its own. */
export function FilterTabs({ label, parameter, value, tabs }: FilterTabsProps) {
  const [parameters] = useSearchParams()
  const row = useRef<HTMLElement>(null)
  // On a phone the chosen one may stand beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice itself is what moves
  useEffect(() => {
    const nav = row.current
    const chosen = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && chosen) nav.scrollLeft = chosen.offsetLeft - (nav.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  return (
    <nav ref={row} aria-label={label} className="relative overflow-x-auto border-b">
      <ul className="flex gap-5">
        {tabs.map(tab => (
          <li key={tab.value}>
            <Link
              replace
              preventScrollReset
              to={{ search: searchWith(parameters, parameter, tab.value) }}
              aria-current={tab.value === value ? 'true' : undefined}
              className={classNames(
                '-mb-px flex min-h-11 items-center gap-2 border-b-2 px-0.5 text-sm whitespace-nowrap -outline-offset-2',
                tab.value === value
                  ? 'border-accent-text font-medium text-text'
                  : 'border-transparent text-text-quiet hover:text-text',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="tabular font-normal text-text-quiet">{tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The address's query under another tab. */
export function searchWith(parameters: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(parameters)
  next.set(name, value)
  // What stood open belongs to the rows that were shown before.
  next.delete('open')
  return `?${next}`
}
