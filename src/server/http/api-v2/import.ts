import type { FastifyRequest } from 'fastify'
import * as employeeImport from '#contract/employee-import.ts'
import * as groupImport from '#contract/group-import.ts'
import { type ImportPreview, importBytes } from '#contract/import.ts'
import type { AccountActor, Services } from '#server/services.ts'
import { importEmployees } from '#server/usecases/employee/import-employees.ts'
import {
  previewEmployeeFile,
  previewEmployeeText,
} from '#server/usecases/employee/preview-employee-import.ts'
import { importMembers } from '#server/usecases/group/import-members.ts'
import { previewFile, previewText } from '#server/usecases/group/preview-import.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, type Http, routeGroup, routeTable, uploading } from '../route-table.ts'
import { readPublicUpload } from '../uploads.ts'

const readList = (request: FastifyRequest) => readPublicUpload(request, importBytes, 'file_bytes')

type Previewing<Asked> = (call: Asked, needs: Services, http: Http) => Promise<ImportPreview>

/** A list over the cap is not shown: its rows would reveal who is known here. */
function rowsCounted<Asked extends { actor: AccountActor }>(preview: Previewing<Asked>): Previewing<Asked> {
  return async (call, needs, http) => {
    const previewed = await preview(call, needs, http)
    http.limitOf(caps.importedRows)(call.actor, previewed.rows.length)
    return previewed
  }
}

/** Lists of people from spreadsheets: the members of a group, the employees of a company. */
export const importRoutes = routeGroup(
  routeTable(groupImport, {
    importFile: capped(caps.imports, rowsCounted(uploading(readList, previewFile))),
    importText: capped(caps.imports, rowsCounted(previewText)),
    importRows: bulk(
      capped(caps.imports, async (call, needs, http) => {
        http.limitOf(caps.importedRows)(call.actor, call.body.rows.length)
        return importMembers(call, needs)
      }),
    ),
  }),
  routeTable(employeeImport, {
    importEmployeeFile: capped(caps.imports, uploading(readList, previewEmployeeFile)),
    importEmployeeText: capped(caps.imports, previewEmployeeText),
    importEmployeeRows: bulk(capped(caps.imports, importEmployees)),
  }),
)
