import type { FastifyRequest } from 'fastify'
import * as groupImport from '#contract/group-import.ts'
import type { AccountActor, Services } from '#server/services.ts'
import { importMembers } from '#server/usecases/group/import-members.ts'
import { previewFile, previewText } from '#server/usecases/group/preview-import.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, type Http, routeGroup, routeTable, uploading } from '../route-table.ts'
import { readPublicUpload } from '../uploads.ts'

const readList = (request: FastifyRequest) => readPublicUpload(request, groupImport.importBytes, 'file_bytes')

type Previewing<Asked> = (call: Asked, needs: Services, http: Http) => Promise<groupImport.ImportPreview>

/** A list over the cap is not shown: its rows would reveal who is known here. */
function rowsCounted<Asked extends { actor: AccountActor }>(preview: Previewing<Asked>): Previewing<Asked> {
  return async (call, needs, http) => {
    const previewed = await preview(call, needs, http)
    http.limitOf(caps.importedRows)(call.actor, previewed.rows.length)
    return previewed
  }
}

/** Lists of people from spreadsheets. */
export const groupImportRoutes = routeGroup(
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
)
