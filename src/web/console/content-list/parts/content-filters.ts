import { contentStates } from '#contract/content.ts'
import { type ContentSort, contentSorts } from '#domain/content/content-sort.ts'
import { parseIsoDate } from '#domain/edition/calendar-date.ts'
import type { ContentState } from '#web/console/content/words.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type ContentFilters = {
  q: string
  state: ContentState | 'all'
  untranslated: 'ru' | 'en' | 'all'
  /** Days of the last change; null where the range is open. */
  from: string | null
  to: string | null
  sort: ContentSort
  /** Slug of the edition; undefined for the current one. */
  edition: string | undefined
}

/** Reads the address of a content list; by default nothing is filtered. */
export function readContentFilters(parameters: URLSearchParams): ContentFilters {
  const day = (name: string) => {
    const given = parameters.get(name)
    return given && parseIsoDate(given) ? given : null
  }
  return {
    q: searchedText(parameters, 100),
    state: oneOf(parameters.get('state'), ['all', ...contentStates], 'all'),
    untranslated: oneOf(parameters.get('untranslated'), ['all', 'ru', 'en'], 'all'),
    from: day('from'),
    to: day('to'),
    sort: oneOf(parameters.get('sort'), contentSorts, 'site'),
    edition: parameters.get('edition')?.slice(0, 40) || undefined,
  }
}

/** The filters without the order, as the counts take them. */
export function contentFilterQuery({ q, state, untranslated, from, to, edition }: ContentFilters) {
  return {
    ...(q && { q }),
    ...(state !== 'all' && { state }),
    ...(untranslated !== 'all' && { untranslated }),
    ...dayRangeQuery({ from, to }),
    ...(edition && { edition }),
  }
}

/** The filters as the list takes them. */
export function contentQuery(filters: ContentFilters) {
  return { ...contentFilterQuery(filters), ...(filters.sort !== 'site' && { sort: filters.sort }) }
}

/** Whether some rows are hidden; then the positions of the others differ from the site's. */
export function isNarrowed({ edition: _, ...filters }: ContentFilters): boolean {
  return Object.keys(contentFilterQuery({ ...filters, edition: undefined })).length > 0
}

/** What clears the filters under the button. */
export const anyContent = { untranslated: null, from: null, to: null }
