import * as call from '#contract/organiser-call.ts'
import { askIdentity, logCall, sendCorrectionLink, takeCall } from '#server/usecases/call/act-on-call.ts'
import { correctOnCall } from '#server/usecases/call/correct-on-call.ts'
import { countCallFilters, listCalls, readCall } from '#server/usecases/call/list-calls.ts'
import { routeGroup, routeTable, searching } from '../route-table.ts'

/** The desk from which people are called whose passport did not match. */
export const callRoutes = routeGroup(
  routeTable(
    {
      listCalls: call.listCalls,
      countCallFilters: call.countCallFilters,
      readCall: call.readCall,
      takeCall: call.takeCall,
      askIdentity: call.askIdentity,
      logCall: call.logCall,
      sendCorrectionLink: call.sendCorrectionLink,
      correctOnCall: call.correctOnCall,
    },
    {
      listCalls: searching(listCalls),
      countCallFilters: searching(countCallFilters),
      readCall,
      takeCall,
      askIdentity,
      logCall,
      sendCorrectionLink,
      correctOnCall,
    },
  ),
)
