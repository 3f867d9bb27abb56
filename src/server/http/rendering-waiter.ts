import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderingWish } from '../pictures/rendering-turn.ts'

/** Whoever asks for a public picture: by the address, and for as long as the answer can still be sent. */
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
