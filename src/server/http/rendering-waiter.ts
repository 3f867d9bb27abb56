import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderingWish } from '../pictures/rendering-turn.ts'

/** The caller of a public picture: identified by the address, and waiting as long as the answer can be sent. */
export function waiterOf(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: (actor: { address: string }) => void,
): RenderingWish {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return {
    visitor: `address ${request.ip}`,
    signal: gone.signal,
    admit: () => limit({ address: request.ip }),
  }
}
