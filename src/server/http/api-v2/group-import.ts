import type { FastifyInstance } from 'fastify'
import { importBytes, importFile, importRows, importText } from '#contract/group-import.ts'
import type { Services } from '../../services.ts'
import { importMembers } from '../../usecases/group/import-members.ts'
import { previewImport } from '../../usecases/group/preview-import.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'
import { readPublicUpload } from '../uploads.ts'

/** Lists of people out of spreadsheets. */
export function groupImportRoutes(app: FastifyInstance, services: Services): void {
  const limitImports = createActorCap(caps.imports)
  mountRoute(app, services, importFile, async ({ actor, params, request }) => {
    limitImports(actor)
    const { bytes } = await readPublicUpload(request, importBytes, 'body_too_large')
    return previewImport(services, actor, params.guid, { bytes })
  })
  mountRoute(app, services, importText, async ({ actor, params, body }) => {
    limitImports(actor)
    return previewImport(services, actor, params.guid, body)
  })
  mountRoute(app, services, importRows, async ({ actor, facts, params, body }) => {
    limitImports(actor)
    return importMembers(services, actor, facts, params.guid, body)
  })
}
