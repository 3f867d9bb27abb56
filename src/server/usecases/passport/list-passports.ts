import type * as routes from '#contract/organiser-passport.ts'
import { inPassportState } from '#server/persistence/application-filter-queries.ts'
import { countCitizenships } from '#server/persistence/application-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { shownCounts } from '../application/count-application-filters.ts'
import { passportFilterOf, readPassportPage } from './passport-page.ts'
import { presentPassport } from './present-passport.ts'

/** The queue of the passport check, in the order that is asked for. */
export const listPassports: UseCase<typeof routes.listPassports, 'database'> = async (
  { query, facts },
  { database },
) => {
  const { items, ...page } = await readPassportPage(database, query, {
    counting: true,
    locale: facts.locale,
  })
  return {
    ...page,
    items: items.map(row => presentPassport({ ...row, applicationGuid: row.guid }, facts.locale)),
  }
}

/** How many each citizenship would find beside the other filters. */
export const countPassportFilters: UseCase<typeof routes.countPassportFilters, 'database'> = async (
  { query },
  { database },
) => {
  const filter = await passportFilterOf(database, query)
  const counts = await countCitizenships(database, { ...filter, ...inPassportState(query.security) })
  return { counts: { citizenship: shownCounts(counts) } }
}
