import type { FastifyInstance } from 'fastify'
import {
  type ImportPreview,
  importBytes,
  importFile,
  importRows,
  importText,
} from '#contract/group-import.ts'
import type { AccountActor, Services } from '../../services.ts'
import { importMembers } from '../../usecases/group/import-members.ts'
import { previewImport } from '../../usecases/group/preview-import.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'
import { readPublicUpload } from '../uploads.ts'

/** Lists of people out of spreadsheets. */
export function groupImportRoutes(app: FastifyInstance, services: Services): void {
  const limitImports = createActorCap(caps.imports)
  const limitRows = createActorCap(caps.importedRows)
  /** A list that is too much is not shown: its rows would tell who is known here. */
  const capped = (actor: AccountActor, preview: ImportPreview) => {
    limitRows(actor, preview.rows.length)
    return preview
  }
  mountRoute(app, services, importFile, async ({ actor, facts, params, request }) => {
    limitImports(actor)
    const { bytes } = await readPublicUpload(request, importBytes, 'file_bytes')
    return capped(actor, await previewImport(services, actor, facts, params.guid, { bytes }))
  })
  mountRoute(app, services, importText, async ({ actor, facts, params, body }) => {
    limitImports(actor)
    return capped(actor, await previewImport(services, actor, facts, params.guid, body))
  })
  mountRoute(app, services, importRows, async ({ actor, facts, params, body }) => {
    limitImports(actor)
    limitRows(actor, body.rows.length)
    return importMembers(services, actor, facts, params.guid, body)
  })
}
