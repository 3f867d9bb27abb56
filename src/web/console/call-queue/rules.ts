import type { CallRow } from '#contract/organiser-call.ts'
import { localInstant } from '#domain/edition/local-instant.ts'
import { callSorts } from '#domain/passport/call-sort.ts'
import { callTabs, type LinkObstacle } from '#domain/passport/mismatch-call.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { ownerParameter } from '#web/console/organiser-owner/rules.ts'
import { countSet } from '#web/console/queue/rules.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const callParameters = {
  q: searchText,
  status: choice(callTabs, 'due'),
  owner: ownerParameter,
  from: anyDay,
  to: anyDay,
  sort: choice(callSorts, 'turn'),
} as const

export type CallFilters = ListFilters<typeof callParameters>

/** The filters as the call takes them. */
export const callQuery = ({ q, status, owner, sort, ...days }: CallFilters) => ({
  tab: status,
  sort,
  ...(q && { q }),
  ...(owner !== 'all' && { owner }),
  ...dayRangeQuery(days),
})

/** How many filters narrow the list beside its search and its tab. */
export const narrowingCalls = (filters: CallFilters) => countSet(filters, anyCall)

/** Clears every filter; search and tab stay. */
export const anyCall = { owner: null, from: null, to: null }

/** Without a tab it shows whom to call now. */
export const readCallFilters = (address: URLSearchParams) => readListFilters(callParameters, address)

/** The instant of a typed local time `2025-09-16T14:30`; null where none was typed. */
export function callInstant(typed: string, timeZone: string): string | null {
  const [day, time] = typed.split('T')
  return day && time ? new Date(localInstant(day, time.slice(0, 5), timeZone)).toISOString() : null
}

/** An ISO day of `17.04.1986`, and what was typed where it is none: the server says what is wrong with it. */
export function dayTyped(typed: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(typed.trim()) ?? []
  return day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.trim() || null
}

type Ticked = Pick<CallRow, 'owner' | 'linkObstacle'>

/** What can be done with which of the ticked calls. One of a colleague is taken over alone, with the name in sight. */
export function callsByAct<Row extends Ticked>(ticked: readonly Row[]) {
  const without = (obstacle: LinkObstacle) =>
    ticked.filter(({ linkObstacle }) => linkObstacle === obstacle).length
  return {
    free: ticked.filter(({ owner }) => owner === null),
    mine: ticked.filter(({ owner }) => owner?.mine),
    reachable: ticked.filter(({ linkObstacle }) => linkObstacle === null),
    unreachable: {
      noCabinet: without('noCabinet'),
      sentRecently: without('sentRecently'),
      sentOften: without('sentOften'),
    },
  }
}
