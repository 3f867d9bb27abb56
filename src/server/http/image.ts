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
/** The next version may draw the demo's pictures differently. */
const aDay = 'public, max-age=86400'

/** Public pictures: no token is read, only the app's own store is used, and anybody may cache the answers. */
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
  // A page requests dozens at once, and a whole venue may share one address.
  const config = { rateLimit: { max: 20_000, timeWindow: '1 minute' } }
  const schema = { summary: readRoute.summary, tags: ['image'], params: readRoute.params }
  // The router decodes a path once: with %2F it is one parameter, with plain slashes several.
  app.get<{ Params: { path: string } }>(readRoute.path, { schema, config }, (request, reply) =>
    answer(request, reply, request.params.path),
  )
  app.get<{ Params: { '*': string } }>('/image/*', { schema: { hide: true }, config }, (request, reply) =>
    answer(request, reply, request.params['*']),
  )
}

/** Uploading pictures of the public site. */
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
