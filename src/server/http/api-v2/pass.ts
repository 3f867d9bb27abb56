import * as organiserPass from '#contract/organiser-pass.ts'
import { countPassFilters, listPasses } from '#server/usecases/pass/list-passes.ts'
import { givePassAgain, withholdPass } from '#server/usecases/pass/withhold-pass.ts'
import { routeGroup, routeTable, searching } from '../route-table.ts'

/** Passes in the console. */
export const passRoutes = routeGroup(
  routeTable(organiserPass, {
    listPasses: searching(listPasses),
    countPassFilters: searching(countPassFilters),
    withholdPass,
    givePassAgain,
  }),
)
