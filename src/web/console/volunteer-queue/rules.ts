import { shiftFilters } from '#contract/organiser-volunteer.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { volunteerSorts } from '#domain/volunteer/volunteer-sort.ts'
import { volunteerStates } from '#domain/volunteer/volunteer-transitions.ts'
import { countSet } from '#web/console/queue/rules.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const volunteerParameters = {
  q: searchText,
  state: choice([...volunteerStates, 'all'], 'new'),
  shifts: choice([...shiftFilters, 'all'], 'all'),
  from: anyDay,
  to: anyDay,
  sort: choice(volunteerSorts, 'oldest'),
} as const

export type VolunteerFilters = ListFilters<typeof volunteerParameters>

/** The filters as the call takes them. */
export const volunteerQuery = ({ q, state, shifts, sort, ...days }: VolunteerFilters) => ({
  ...(q && { q }),
  ...(state !== 'all' && { state }),
  ...(shifts !== 'all' && { shifts }),
  ...dayRangeQuery(days),
  ...(sort !== 'oldest' && { sort }),
})

/** How many filters narrow the list beside its search and its tab. */
export const narrowingVolunteers = (filters: VolunteerFilters) => countSet(filters, anyVolunteer)

/** Clears every filter; search and tab stay. */
export const anyVolunteer = { shifts: null, from: null, to: null }

/** Without a state it shows the forms that nobody has decided on. */
export const readVolunteerFilters = (address: URLSearchParams) =>
  readListFilters(volunteerParameters, address)
