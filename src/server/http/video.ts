import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readVideo as readRoute } from '#contract/video.ts'
import { entityTag, isTagKnown } from '../entity-tag.ts'
import type { Services } from '../services.ts'
import { readVideo } from '../usecases/video/read-video.ts'
import { readRange } from './byte-range.ts'

/** A video may be replaced under its name, so caches check it every day. */
const aDay = 'public, max-age=86400'

/** Public videos, with ranges for seeking: no token is read, only the app's own store is used. */
export function videoRoutes(app: FastifyInstance, services: Services): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const video = await readVideo(services, path)
    const { size } = video
    const etag = entityTag(video.tag)
    reply
      .header('Accept-Ranges', 'bytes')
      .header('Cache-Control', aDay)
      .header('ETag', etag)
      .header('Content-Disposition', 'inline')
      .header('X-Content-Type-Options', 'nosniff')
      // No sandbox: it takes the origin away, and a browser that opens the film by itself may then not read it.
      .header('Content-Security-Policy', "default-src 'none'; media-src 'self'")
    if (isTagKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    // A player's second range is valid only if the file has not changed.
    const wanted = request.headers['if-range'] ?? etag
    const range = wanted === etag ? readRange(request.headers.range, size) : 'whole'
    if (range === 'beyond') return reply.code(416).header('Content-Range', `bytes */${size}`).send()
    const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range
    reply.type(video.contentType).header('Content-Length', last - first + 1)
    if (range !== 'whole') reply.code(206).header('Content-Range', `bytes ${first}-${last}/${size}`)
    if (request.method === 'HEAD' || size === 0) return reply.send()
    return reply.send(await video.read({ first, last }))
  }
  const schema = { summary: readRoute.summary, tags: ['video'], params: readRoute.params }
  // The router decodes a path once: with %2F it is one parameter, with plain slashes several.
  app.get<{ Params: { path: string } }>(readRoute.path, { schema }, (request, reply) =>
    answer(request, reply, request.params.path),
  )
  app.get<{ Params: { '*': string } }>('/video/*', { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, request.params['*']),
  )
}
