import { shiftFilters } from '#contract/organiser-volunteer.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'
import { volunteerSorts } from '#domain/volunteer/volunteer-sort.ts'
import { volunteerStates } from '#domain/volunteer/volunteer-transitions.ts'

export const volunteerParameters = {
  q: searchText,
  state: choice([...volunteerStates, 'all'], 'new'),
  shifts: choice([...shiftFilters, 'all'], 'all'),
  sort: choice(volunteerSorts, 'oldest'),
} as const

export type VolunteerFilters = ListFilters<typeof volunteerParameters>

/** The filters as the call takes them. */
export const volunteerQuery = ({ q, state, shifts, sort }: VolunteerFilters) => ({
  ...(q && { q }),
  ...(state !== 'all' && { state }),
  ...(shifts !== 'all' && { shifts }),
  ...(sort !== 'oldest' && { sort }),
})

/** Without a state it shows the forms that nobody has decided on. */
export const readVolunteerFilters = (address: URLSearchParams) =>
  readListFilters(volunteerParameters, address)
