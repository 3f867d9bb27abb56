import { letterAudiences, letterStates } from '#domain/letter/letter-audience.ts'
import { letterSorts } from '#domain/letter/letter-sort.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const letterParameters = {
  q: searchText,
  state: choice(['all', ...letterStates], 'all'),
  audience: choice(['all', ...letterAudiences], 'all'),
  sort: choice(letterSorts, 'newest'),
  from: anyDay,
  to: anyDay,
} as const

export type LetterFilters = ListFilters<typeof letterParameters>

export const readLetterFilters = (address: URLSearchParams) => readListFilters(letterParameters, address)

/** What shows every letter again; the order stays. */
export const everyLetter = { q: null, state: null, audience: null, from: null, to: null }

/** The filters as the call takes them. */
export const letterQuery = ({ q, state, audience, sort, ...days }: LetterFilters) => ({
  sort,
  ...(q && { q }),
  ...(state !== 'all' && { state }),
  ...(audience !== 'all' && { audience }),
  ...dayRangeQuery(days),
})

/** What the address opens instead of a draft: one that is yet to be written. */
export const newLetter = 'new'

/**
 * Which form is shown when the address opens something else: that of a new letter stays when its first save gives it an address of its own, with
 * what is typed and asked in it.
 */
export function letterFormAt(
  open: string,
  before: { open: string; form: string },
  written: string | null,
): string {
  if (open === before.open) return before.form
  return before.form === newLetter && open === written ? newLetter : open
}
