import type { FastifyInstance } from 'fastify'
import { type OpenGraphTarget, parseOpenGraphPath } from '#contract/open-graph.ts'
import { isTagKnown } from '../entity-tag.ts'
import { refuse } from '../refuse.ts'
import type { Services } from '../services.ts'
import { readLinkPicture } from '../usecases/open-graph/read-link-picture.ts'
import { caps, createActorCap } from './actor-cap.ts'
import { waiterOf } from './rendering-waiter.ts'

/** The pictures of links (Open Graph), addressed only by names of pages and guids of public records. */
export function openGraphRoutes(app: FastifyInstance, services: Services): void {
  const limit = createActorCap(caps.renderings)
  app.get<{ Params: { locale: string; '*': string } }>('/og/:locale/*', async (request, reply) => {
    const { locale, '*': rest } = request.params
    const target: OpenGraphTarget | null = parseOpenGraphPath(rest)
    if (!target || (locale !== 'ru' && locale !== 'en')) return refuse('not_found')
    const picture = await readLinkPicture(services, {
      locale,
      target,
      waiter: waiterOf(request, reply, limit),
    })
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .header('ETag', picture.etag)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (isTagKnown(request.headers['if-none-match'], picture.etag)) return reply.code(304).send()
    return reply.type(picture.contentType).send(picture.bytes)
  })
}
