import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isTagKnown } from '../entity-tag.ts'

/**
 * Makes an `onSend` hook: caches must revalidate, and get 304 without a body while nothing has changed. Only public answers may be kept by caches that
 * serve several people.
 */
export const unchangedIn =
  (caches: 'public' | 'private') =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    reply.header('Vary', 'Accept-Language')
    if (reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
    const tag = entityTag(payload)
    reply.header('ETag', tag).header('Cache-Control', `${caches}, max-age=0, must-revalidate`)
    if (!isTagKnown(request.headers['if-none-match'], tag)) return payload
    reply
      .code(304)
      .removeHeader('Content-Length')
      .removeHeader('Content-Type')
      .removeHeader('Content-Disposition')
    return ''
  }
