import { useLocation } from 'react-router'
import {
  type FilterChoices,
  filterParameters,
  type ProgrammeFilter,
  readFilter,
} from '#domain/programme/programme-filter.ts'
import type { ProgrammeView } from '#web/kit/programme/programme-view.ts'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'

/** The one parameter that the server renders by (src/web/site-map.ts). */
const renderedDay = /^(?:[1-9]|all)$/

export type ProgrammeAddress = {
  filter: ProgrammeFilter
  unknown: { name: string; value: string }[]
  /** What is searched for; empty where nothing is. */
  query: string
  /** The session that is open beside the schedule. */
  session: string | null
  /** The address of the same page with another filter. */
  hrefOf: (filter: ProgrammeFilter) => string
}

/**
 * What the address asks of the programme's page. The first render reads what the server rendered by and no more, so that both draw the same; the rest
 * follows at once.
 */
export function useProgrammeAddress(programme: ProgrammeView): ProgrammeAddress {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const given = new URLSearchParams(search)
  const choices: FilterChoices = {
    days: programme.days,
    halls: programme.halls.map(({ guid }) => guid),
    tracks: programme.tracks.map(({ guid }) => guid),
  }
  const { filter, unknown } = readFilter(name => {
    const value = given.get(name)
    return hydrated || (name === 'day' && renderedDay.test(value ?? '')) ? value : null
  }, choices)
  return {
    filter,
    unknown: hydrated ? unknown : [],
    query: hydrated ? (given.get('q') ?? '') : '',
    session: hydrated ? given.get('session') : null,
    hrefOf: next => {
      const parameters = new URLSearchParams(filterParameters(next, programme.days))
        .toString()
        .replaceAll('%2C', ',')
      return parameters ? `${pathname}?${parameters}` : pathname
    },
  }
}
