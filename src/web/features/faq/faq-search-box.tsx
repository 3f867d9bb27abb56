import { Search } from 'lucide-react'
import { useId } from 'react'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses } from '../../ui/form-field.tsx'
import { useHydrated } from '../header/use-hydrated.ts'

type FaqSearchBoxProps = {
  query: string
  onQuery: (query: string) => void
  /** How many answers are left; null while nothing is searched for. */
  found: number | null
}

/** Searches as one types; unseen, in its place, until scripts have come that make it work. */
export function FaqSearchBox({ query, onQuery, found }: FaqSearchBoxProps) {
  const hydrated = useHydrated()
  const id = useId()
  return (
    <search className={classNames('block', !hydrated && 'invisible')}>
      <label htmlFor={id} className="text-sm font-semibold">
        {m.site_faq_search()}
      </label>
      <span className="relative mt-1.5 block">
        <Search
          aria-hidden="true"
          strokeWidth={1.5}
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-text-quiet"
        />
        <input
          id={id}
          type="search"
          value={query}
          maxLength={200}
          autoComplete="off"
          placeholder={m.site_faq_search_hint()}
          onChange={event => onQuery(event.target.value)}
          className={classNames(controlClasses, 'pl-10')}
        />
      </span>
      <p role="status" className="mt-1.5 min-h-5 text-sm text-text-quiet">
        {found !== null && m.site_faq_found({ count: found })}
      </p>
    </search>
  )
}
