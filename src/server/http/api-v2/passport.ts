import type { FastifyRequest } from 'fastify'
import * as passport from '#contract/passport.ts'
import { readPassport } from '#server/usecases/passport/read-passport.ts'
import { savePassport } from '#server/usecases/passport/save-passport.ts'
import { passportPageBytes, uploadPassportPage } from '#server/usecases/passport/upload-passport-page.ts'
import { caps } from '../actor-cap.ts'
import { capped, routeGroup, routeTable, uploading } from '../route-table.ts'
import { readUpload } from '../uploads.ts'

const readPage = (request: FastifyRequest) => readUpload(request, passportPageBytes)

export const passportRoutes = routeGroup(
  routeTable(passport, {
    readPassport,
    savePassport,
    uploadPassportFile: capped(caps.uploads, uploading(readPage, uploadPassportPage)),
  }),
)
