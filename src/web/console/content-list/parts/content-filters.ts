import { contentStates } from '#contract/content.ts'
import type { ContentState } from '#web/console/content/words.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type ContentFilters = {
  q: string
  state: ContentState | 'all'
  untranslated: 'ru' | 'en' | 'any'
  /** Slug of the edition; undefined for the current one. */
  edition: string | undefined
}

/** Reads the address of a content list; by default nothing is filtered. */
export function readContentFilters(parameters: URLSearchParams): ContentFilters {
  return {
    q: searchedText(parameters, 100),
    state: oneOf(parameters.get('state'), ['all', ...contentStates], 'all'),
    untranslated: oneOf(parameters.get('untranslated'), ['any', 'ru', 'en'], 'any'),
    edition: parameters.get('edition')?.slice(0, 40) || undefined,
  }
}

/** Whether some rows are hidden; then the positions of the others differ from the site's. */
export function isNarrowed({ q, state, untranslated }: ContentFilters): boolean {
  return q !== '' || state !== 'all' || untranslated !== 'any'
}
