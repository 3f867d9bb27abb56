import { changeRequestKinds, changeRequestStatuses } from '#domain/change-request/change-request-kind.ts'
import { changeSorts } from '#domain/change-request/request-sort.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'
import { ownerParameter } from '#web/console/organiser-owner/rules.ts'
import { requestParameters, requestQuery } from '#web/console/queue/rules.ts'

export const changeParameters = {
  q: searchText,
  status: choice(changeRequestStatuses, 'open'),
  kind: choice(['all', ...changeRequestKinds], 'all'),
  owner: ownerParameter,
  ...requestParameters,
  sort: choice(['usual', ...changeSorts], 'usual'),
} as const

export type ChangeFilters = ListFilters<typeof changeParameters>

/** Without a status it shows the open ones. */
export const readChangeFilters = (address: URLSearchParams) => readListFilters(changeParameters, address)

/** The filters as the call takes them. */
export function changeQuery({ q, status, kind, owner, ...others }: ChangeFilters) {
  return {
    status,
    ...(q && { q }),
    ...(kind !== 'all' && { kind }),
    ...(owner !== 'all' && { owner }),
    ...requestQuery(others),
  }
}

/** What clears the filters under the button. */
export const anyChange = { kind: null, owner: null, from: null, to: null }
