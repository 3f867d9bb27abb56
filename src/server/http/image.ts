import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicImageBytes, readImage as readRoute, uploadImage as uploadRoute } from '#contract/image.ts'
import { isTagKnown } from '../entity-tag.ts'
import type { Services } from '../services.ts'
import { readImage } from '../usecases/image/read-image.ts'
import { uploadImage } from '../usecases/image/upload-image.ts'
import { caps, createActorCap } from './actor-cap.ts'
import { waiterOf } from './rendering-waiter.ts'
import { routeGroup, routeTable, uploading } from './route-table.ts'
import { readPublicUpload } from './uploads.ts'

const forever = 'public, max-age=31536000, immutable'
/** The demo's drawings may be drawn otherwise by the next version. */
const aDay = 'public, max-age=86400'

/** Public pictures: no token is read, nothing but the app's own store is asked, and every answer may be cached by anybody. */
export function imageRoutes(app: FastifyInstance, services: Services): void {
  const limit = createActorCap(caps.renderings)
  const answer = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const image = await readImage(services, {
      path,
      query: request.query as Record<string, unknown>,
      waiter: waiterOf(request, reply, limit),
    })
    reply
      .header('Cache-Control', image.lasting ? forever : aDay)
      .header('ETag', image.etag)
      .header('Content-Disposition', 'inline')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (isTagKnown(request.headers['if-none-match'], image.etag)) return reply.code(304).send()
    return reply.type(image.contentType).send(image.bytes)
  }
  // A page asks for dozens at once, and a whole venue may stand behind one address.
  const config = { rateLimit: { max: 20_000, timeWindow: '1 minute' } }
  const schema = { summary: readRoute.summary, tags: ['image'], params: readRoute.params }
  // The router decodes a path once. A slash that comes as %2F makes it one parameter, one as it is makes it many.
  app.get<{ Params: { path: string } }>(readRoute.path, { schema, config }, (request, reply) =>
    answer(request, reply, request.params.path),
  )
  app.get<{ Params: { '*': string } }>('/image/*', { schema: { hide: true }, config }, (request, reply) =>
    answer(request, reply, request.params['*']),
  )
}

/** How editors bring pictures of the public site in. */
export const uploadImageRoutes = routeGroup(
  routeTable(
    { uploadImage: uploadRoute },
    {
      uploadImage: uploading(
        request => readPublicUpload(request, publicImageBytes, 'image_bytes'),
        uploadImage,
      ),
    },
  ),
)
