import * as exports from '#contract/organiser-export.ts'
import { cancelExport, listExports, readExportFile } from '#server/usecases/export/own-exports.ts'
import { startExport } from '#server/usecases/export/start-export.ts'
import { caps } from '../actor-cap.ts'
import { capped, routeGroup, routeTable } from '../route-table.ts'

/** Lists of the console as files. */
export const exportRoutes = routeGroup(
  routeTable(exports, {
    // Three at once are its own limit.
    startExport,
    listExports,
    cancelExport,
    readExportFile: capped(caps.documents, readExportFile),
  }),
)
