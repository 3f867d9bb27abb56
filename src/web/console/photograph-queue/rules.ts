import type { PhotographDecision } from '#domain/photograph/photograph-change.ts'
import { photographChecks, photographSorts } from '#domain/photograph/photograph-sort.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { m } from '#messages/compiled/messages.js'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'
import type { KeyLine } from '#web/kit/list/list-keys.tsx'

export const photographParameters = {
  q: searchText,
  check: choice(['all', ...photographChecks], 'all'),
  sort: choice(photographSorts, 'oldest'),
  from: anyDay,
  to: anyDay,
} as const

export type PhotographFilters = ListFilters<typeof photographParameters>

/** The filters as the call takes them. */
export const photographQuery = ({ q, check, sort, ...days }: PhotographFilters) => ({
  sort,
  ...(q && { q }),
  ...(check !== 'all' && { check }),
  ...dayRangeQuery(days),
})

export const readPhotographFilters = (address: URLSearchParams) =>
  readListFilters(photographParameters, address)

/** The keys for decisions. */
export const photographLetters: Readonly<Record<string, PhotographDecision>> = { a: 'accept', r: 'request' }

/** The same for the help. */
export function photographKeyLines(): KeyLine[] {
  return [
    { keys: ['a'], meaning: m.organiser_photograph_accept() },
    { keys: ['r'], meaning: m.organiser_photograph_request() },
  ]
}

/** In which languages a reason is read by these people; each language once, Russian first. */
export function languagesOf(rows: readonly { locale: 'ru' | 'en' }[]): ('ru' | 'en')[] {
  return (['ru', 'en'] as const).filter(language => rows.some(({ locale }) => locale === language))
}
