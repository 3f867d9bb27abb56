import { m } from '#messages/compiled/messages.js'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { ListSearch } from '#web/ui/list-search.tsx'

type FaqSearchBoxProps = {
  query: string
  onQuery: (query: string) => void
  /** How many answers are left; null while nothing is searched for. */
  found: number | null
}

/** Searches as one types; unseen, in its place, until scripts have come that make it work. */
export function FaqSearchBox({ query, onQuery, found }: FaqSearchBoxProps) {
  const hydrated = useHydrated()
  return (
    <ListSearch
      label={m.site_faq_search()}
      hint={m.site_faq_search_hint()}
      clearLabel={m.programme_search_clear()}
      value={query}
      maxLength={200}
      onValue={onQuery}
      outcome={found !== null && m.site_faq_found({ count: found })}
      className={hydrated ? undefined : 'invisible noscript:hidden'}
    />
  )
}
