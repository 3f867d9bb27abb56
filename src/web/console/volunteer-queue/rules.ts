import { shiftFilters } from '#contract/organiser-volunteer.ts'
import { type VolunteerState, volunteerStates } from '#domain/volunteer/volunteer-transitions.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type VolunteerFilters = {
  q: string
  state: VolunteerState | 'all'
  shifts: (typeof shiftFilters)[number] | 'all'
}

/** Reads the address of the list; without a state it shows the forms that nobody has decided on. */
export function readVolunteerFilters(parameters: URLSearchParams): VolunteerFilters {
  return {
    q: searchedText(parameters, 200),
    state: oneOf(parameters.get('state'), [...volunteerStates, 'all'], 'new'),
    shifts: oneOf(parameters.get('shifts'), [...shiftFilters, 'all'], 'all'),
  }
}
