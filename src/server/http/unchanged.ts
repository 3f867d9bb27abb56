import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isTagKnown } from '../entity-tag.ts'

/** An `onSend` hook for public answers: caches must revalidate, and get 304 without a body while nothing has changed. */
export async function answerUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  reply.header('Vary', 'Accept-Language')
  if (reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
  const tag = entityTag(payload)
  reply.header('ETag', tag).header('Cache-Control', 'public, max-age=0, must-revalidate')
  if (!isTagKnown(request.headers['if-none-match'], tag)) return payload
  reply
    .code(304)
    .removeHeader('Content-Length')
    .removeHeader('Content-Type')
    .removeHeader('Content-Disposition')
  return ''
}
