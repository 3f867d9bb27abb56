import type { FastifyRequest } from 'fastify'
import type { ImportPreview } from '#contract/group-import.ts'
import * as groupImport from '#contract/group-import.ts'
import type { AccountActor, Services } from '../../services.ts'
import type { Call } from '../../use-case.ts'
import { importMembers } from '../../usecases/group/import-members.ts'
import { previewImport } from '../../usecases/group/preview-import.ts'
import { caps } from '../actor-cap.ts'
import { capped, type Http, routeGroup, routeTable, uploading } from '../route-table.ts'
import { readPublicUpload } from '../uploads.ts'

const readList = (request: FastifyRequest) => readPublicUpload(request, groupImport.importBytes, 'file_bytes')

/** A list that is too much is not shown: its rows would tell who is known here. */
function rowsCounted<R extends typeof groupImport.importFile | typeof groupImport.importText>(
  handle: (call: Call<R>, needs: Services, http: Http) => Promise<ImportPreview>,
): (call: Call<R> & { actor: AccountActor }, needs: Services, http: Http) => Promise<ImportPreview> {
  return async (call, needs, http) => {
    const preview = await handle(call, needs, http)
    http.limitOf(caps.importedRows)(call.actor, preview.rows.length)
    return preview
  }
}

/** Lists of people out of spreadsheets. */
export const groupImportRoutes = routeGroup(
  routeTable(groupImport, {
    importFile: capped(
      caps.imports,
      rowsCounted(
        uploading(readList, ({ actor, facts, params, upload }, services) =>
          previewImport(services, actor, facts, params.guid, { bytes: upload.bytes }),
        ),
      ),
    ),
    importText: capped(
      caps.imports,
      rowsCounted(({ actor, facts, params, body }, services) =>
        previewImport(services, actor, facts, params.guid, body),
      ),
    ),
    importRows: capped(caps.imports, (call, services, http) => {
      http.limitOf(caps.importedRows)(call.actor, call.body.rows.length)
      const { actor, facts, params, body } = call
      return importMembers(services, actor, facts, params.guid, body)
    }),
  }),
)
