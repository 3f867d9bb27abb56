import { badgeSorts } from '#domain/badge/badge-sort.ts'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { badgedKinds } from '#domain/badge/badged-kind.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const badgeParameters = {
  q: searchText,
  standing: choice([...badgeStandings, 'all'], 'toPrint'),
  kind: choice([...badgedKinds, 'all'], 'all'),
  from: anyDay,
  to: anyDay,
  sort: choice(badgeSorts, 'name'),
} as const

export type BadgeFilters = ListFilters<typeof badgeParameters>

/** The filters as the call takes them. */
export const badgeQuery = ({ q, kind, standing, sort, ...days }: BadgeFilters) => ({
  sort,
  ...(q && { q }),
  ...(kind !== 'all' && { kind }),
  ...(standing !== 'all' && { standing }),
  ...dayRangeQuery(days),
})

/** Without a standing it shows what is to be printed. */
export const readBadgeFilters = (address: URLSearchParams) => readListFilters(badgeParameters, address)
