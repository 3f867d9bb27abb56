import { packageStates, type StaffCompanyRow } from '#contract/organiser-staff-company.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type StaffCompanyFilters = { q: string; status: StaffCompanyRow['packageState'] }

/** Reads the address of the list; without a state it shows whose package is to be confirmed. */
export function readStaffCompanyFilters(parameters: URLSearchParams): StaffCompanyFilters {
  return {
    q: searchedText(parameters, 200),
    status: oneOf(parameters.get('status'), packageStates, 'waiting'),
  }
}
