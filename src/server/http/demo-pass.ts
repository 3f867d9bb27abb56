import * as demoPass from '#contract/demo-pass.ts'
import { readDemoPasses } from '../usecases/gate/read-demo-passes.ts'
import { routeGroup, routeTable } from './route-table.ts'

/** Codes to scan at the gates of the demo; in demo and test mode only. */
export const demoPassRoutes = routeGroup(routeTable(demoPass, { readDemoPasses }))
