import { m } from '#messages/compiled/messages.js'
import { controlClasses } from '#web/ui/control-classes.ts'
import { SearchIcon } from './search-icon.tsx'

type SearchFormProps = {
  /** The page that answers, where nothing else is asked for too. */
  action: string
  label: string
  hint: string
  /** The label of the link that clears the search. */
  clearLabel: string
  query: string
  maxLength: number
  /** Other filters to keep, as names and values. */
  kept?: Readonly<Record<string, string | null>>
  /** How many results are left; empty while there is nothing to say. */
  outcome: string
}

const id = 'search'

/** Searches a list by requesting the page from the server. The list's island answers while somebody types (site/islands/narrowed-list.ts). */
export function SearchForm(props: SearchFormProps) {
  const { action, label, hint, clearLabel, query, maxLength, kept = {}, outcome } = props
  const rest = Object.entries(kept).filter((pair): pair is [string, string] => pair[1] !== null)
  const others = new URLSearchParams(rest).toString()
  return (
    <search className="block">
      <form action={action} method="get" data-search="">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <span className="relative mt-1.5 block">
          <SearchIcon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-text-quiet"
          />
          <input
            id={id}
            name="q"
            type="search"
            defaultValue={query}
            maxLength={maxLength}
            autoComplete="off"
            placeholder={hint}
            // The browsers' own crosses differ.
            className={`${controlClasses} pr-12 pl-10 [&::-webkit-search-cancel-button]:hidden`}
          />
          <a
            href={others ? `${action}?${others}` : action}
            hidden={query === ''}
            aria-label={clearLabel}
            title={clearLabel}
            data-clear=""
            className="absolute top-1/2 right-0.5 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-md text-text-quiet hover:bg-sunken hover:text-text"
          >
            <SearchIcon name="clear" className="size-5" />
          </a>
        </span>
        {rest.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <p role="status" data-outcome="" className="mt-1.5 min-h-5 text-sm text-text-quiet">
        {outcome}
      </p>
      <p data-when-failed="" hidden className="text-sm text-text-quiet">
        {m.site_search_by_enter()}
      </p>
    </search>
  )
}
