import {
  type FilterChoices,
  filterParameters,
  type ProgrammeFilter,
  readFilter,
} from '#domain/programme/programme-filter.ts'
import type { ProgrammeView } from '#web/kit/programme/programme-view.ts'

export type ProgrammeAddress = {
  filter: ProgrammeFilter
  unknown: { name: string; value: string }[]
  /** The search text; empty for none. */
  query: string
  /** Only favourites are shown, which the browser alone knows. */
  mine: boolean
  /** The address of the same page with another filter; search and favourites stay as they are unless told otherwise. */
  hrefOf: (filter: ProgrammeFilter, changed?: { mine?: boolean; query?: string }) => string
  /** The parameters of the filter alone, for the search form and for the files. */
  parameters: [string, string][]
}

/** Nothing chosen on a day, or on none. */
export const noFilter = (day: ProgrammeFilter['day']): ProgrammeFilter => ({
  day,
  track: [],
  hall: [],
  topic: [],
  format: [],
  lang: [],
})

/** Reads the programme page's address. */
export function readProgrammeAddress(
  { days, halls, tracks }: Pick<ProgrammeView, 'days' | 'halls' | 'tracks'>,
  { path, search }: { path: string; search: string },
): ProgrammeAddress {
  const given = new URLSearchParams(search)
  const choices: FilterChoices = {
    days,
    halls: halls.map(({ guid }) => guid),
    tracks: tracks.map(({ guid }) => guid),
  }
  const mine = given.get('mine') === '1'
  const query = given.get('q') ?? ''
  const { filter, unknown } = readFilter(name => given.get(name), choices)
  return {
    filter,
    unknown,
    query,
    mine,
    parameters: filterParameters(filter, days),
    hrefOf: (next, changed = {}) => {
      const asked = { mine, query, ...changed }
      const chosen = [
        ...(asked.query.trim() === '' ? [] : [['q', asked.query]]),
        ...filterParameters(next, days),
        ...(asked.mine ? [['mine', '1']] : []),
      ]
      const parameters = new URLSearchParams(chosen).toString().replaceAll('%2C', ',')
      return parameters ? `${path}?${parameters}` : path
    },
  }
}
