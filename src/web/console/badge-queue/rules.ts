import { type BadgeStanding, badgeStandings } from '#domain/badge/badge-standing.ts'
import { type BadgedKind, badgedKinds } from '#domain/badge/badged-kind.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type BadgeFilters = { q: string; standing: BadgeStanding | 'all'; kind: BadgedKind | 'all' }

/** Reads the address of the list; without a standing it shows what is to be printed. */
export function readBadgeFilters(parameters: URLSearchParams): BadgeFilters {
  return {
    q: searchedText(parameters, 200),
    standing: oneOf(parameters.get('standing'), [...badgeStandings, 'all'], 'toPrint'),
    kind: oneOf(parameters.get('kind'), [...badgedKinds, 'all'], 'all'),
  }
}
