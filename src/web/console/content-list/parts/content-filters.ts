import { contentStates } from '#contract/content.ts'
import { cardConcerns } from '#domain/content/content-choice.ts'
import { contentSorts } from '#domain/content/content-sort.ts'
import { anyDay, choice, type ListFilters, readListFilters } from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const contentParameters = {
  q: { kind: 'text', longest: 100 },
  state: choice(['all', ...contentStates], 'all'),
  untranslated: choice(['all', 'ru', 'en'], 'all'),
  /** Of speakers' cards alone. */
  person: choice(['all', ...cardConcerns], 'all'),
  /** Days of the last change. */
  from: anyDay,
  to: anyDay,
  sort: choice(contentSorts, 'site'),
} as const

export type ContentFilters = ListFilters<typeof contentParameters> & {
  /** Slug of the edition; undefined for the current one. No view keeps it: its pieces change no more. */
  edition: string | undefined
}

/** Reads the address of a content list; by default nothing is filtered. */
export function readContentFilters(address: URLSearchParams): ContentFilters {
  return {
    ...readListFilters(contentParameters, address),
    edition: address.get('edition')?.slice(0, 40) || undefined,
  }
}

/** The filters without the order, as the counts take them. */
export function contentFilterQuery({ q, state, untranslated, person, from, to, edition }: ContentFilters) {
  return {
    ...(q && { q }),
    ...(state !== 'all' && { state }),
    ...(untranslated !== 'all' && { untranslated }),
    ...(person !== 'all' && { person }),
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
export const anyContent = { untranslated: null, person: null, from: null, to: null }
