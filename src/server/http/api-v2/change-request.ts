import * as changeRequest from '#contract/change-request.ts'
import * as organiserChange from '#contract/organiser-change.ts'
import { decideChange } from '#server/usecases/change-request/decide-change-request.ts'
import { countChangeFilters, listChanges } from '#server/usecases/change-request/list-change-requests.ts'
import { requestChange } from '#server/usecases/change-request/request-change.ts'
import { withdrawChangeRequest } from '#server/usecases/change-request/withdraw-change-request.ts'
import { routeGroup, routeTable, searching } from '../route-table.ts'

export const changeRequestRoutes = routeGroup(
  routeTable(changeRequest, {
    requestChange,
    withdrawChangeRequest,
  }),
  routeTable(organiserChange, {
    listChanges: searching(listChanges),
    countChangeFilters: searching(countChangeFilters),
    decideChange,
  }),
)
