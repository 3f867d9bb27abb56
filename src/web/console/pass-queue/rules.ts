import { passKinds } from '#domain/pass/pass-payload.ts'
import { passSorts } from '#domain/pass/pass-sort.ts'
import { passStates } from '#domain/pass/pass-state.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'

export const passParameters = {
  q: searchText,
  state: choice([...passStates, 'all'], 'valid'),
  kind: choice([...passKinds, 'all'], 'all'),
  sort: choice(passSorts, 'name'),
} as const

export type PassFilters = ListFilters<typeof passParameters>

/** The filters as the call takes them. */
export const passQuery = ({ q, kind, state, sort }: PassFilters) => ({
  sort,
  ...(q && { q }),
  ...(kind !== 'all' && { kind }),
  ...(state !== 'all' && { state }),
})

/** Without a state it shows what opens a gate. */
export const readPassFilters = (address: URLSearchParams) => readListFilters(passParameters, address)
