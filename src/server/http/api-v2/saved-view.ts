import * as records from '#contract/organiser-record.ts'
import * as views from '#contract/organiser-saved-view.ts'
import { meetColleagues } from '#server/usecases/record/meet-colleagues.ts'
import { listSavedViews } from '#server/usecases/saved-view/list-saved-views.ts'
import { removeSavedView } from '#server/usecases/saved-view/remove-saved-view.ts'
import { addSavedView, changeSavedView } from '#server/usecases/saved-view/save-view.ts'
import { routeGroup, routeTable } from '../route-table.ts'

/** Views of the console's lists, and who else has a record of them open. */
export const savedViewRoutes = routeGroup(
  routeTable(views, { listSavedViews, addSavedView, changeSavedView, removeSavedView }),
  routeTable(records, { meetColleagues }),
)
