import type { FastifyRequest } from 'fastify'
import * as securityCheck from '#contract/organiser-security-check.ts'
import { handOverSecurityCheck } from '#server/usecases/security-check/hand-over-security-check.ts'
import { listSecurityChecks } from '#server/usecases/security-check/list-security-checks.ts'
import { makeSecurityCheck } from '#server/usecases/security-check/make-security-check.ts'
import { readReply } from '#server/usecases/security-check/read-reply.ts'
import { readSecurityCheck } from '#server/usecases/security-check/read-security-check.ts'
import { takeReply } from '#server/usecases/security-check/take-reply.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, routeGroup, routeTable, uploading } from '../route-table.ts'
import { readPublicUpload } from '../uploads.ts'

const readFile = (request: FastifyRequest) =>
  readPublicUpload(request, securityCheck.replyBytes, 'file_bytes')

/** Lists for the outside security service, and what it answers. */
export const securityCheckRoutes = routeGroup(
  routeTable(securityCheck, {
    listSecurityChecks,
    makeSecurityCheck: bulk(makeSecurityCheck),
    readSecurityCheck,
    handOverSecurityCheck: capped(caps.documents, handOverSecurityCheck),
    readSecurityReply: capped(caps.imports, uploading(readFile, readReply)),
    takeSecurityReply: bulk(takeReply),
  }),
)
