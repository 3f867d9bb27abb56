import type { SiteFound } from '#contract/site-search.ts'
import { longestQuery } from '#domain/search/query-limit.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { SearchForm } from '../search/search-form.tsx'
import { withCorrection } from '../search/with-correction.ts'
import { HitGroup } from './hit-group.tsx'
import { NothingFound } from './nothing-found.tsx'

type SiteSearchProps = {
  query: string
  found: SiteFound | null
  /** Why the query was not searched for. */
  refused: 'too_long' | 'search_too_short' | null
}

/** One field for the whole site, and the results by kind. The island answers while somebody types. */
export function SiteSearch({ query, found, refused }: SiteSearchProps) {
  const to = usePaths()
  return (
    <div data-island="search" data-island-now="q" className="page-width pb-16 md:pb-24">
      <div className="max-w-2xl">
        <SearchForm
          action={to('search')}
          label={m.site_search_label()}
          hint={m.site_search_hint()}
          clearLabel={m.programme_search_clear()}
          query={query}
          maxLength={longestQuery}
          outcome={outcomeOf({ query, found, refused })}
        />
      </div>
      <div data-results="" className="mt-6 space-y-12">
        {found?.groups.map(group => (
          <HitGroup key={group.kind} group={group} query={found.corrected ?? query} />
        ))}
        {found?.total === 0 && <NothingFound query={query} />}
      </div>
    </div>
  )
}

function outcomeOf({ query, found, refused }: SiteSearchProps): string {
  if (found && found.total > 0) {
    const count = m.site_search_found({ count: found.total })
    return withCorrection(found.corrected, count)
  }
  if (refused === 'too_long') return m.error_too_long()
  return refused === 'search_too_short' && query !== '' ? m.error_search_too_short() : ''
}
