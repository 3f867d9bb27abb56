import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../refuse.ts'

/** Bytes of uploads that this process holds at once: they are read whole and then wait at the picture gate. */
const roomBytes = 64 * 1024 * 1024

const taken = new WeakMap<FastifyRequest, number>()
let held = 0

/**
 * Frees the room of each upload when its answer is made, because then nobody holds its bytes. Not when the response is finished: on a lost connection
 * that never happens.
 */
export function keepUploadRoom(app: FastifyInstance): void {
  app.addHook('onSend', async request => {
    held -= taken.get(request) ?? 0
    taken.delete(request)
  })
}

/**
 * Reserves room for an upload before its first byte is read: its announced size, at most its limit. Refuses with `service_busy` (503) when too much
 * is under way.
 */
export function takeUploadRoom(request: FastifyRequest, limit: number): void {
  if (taken.has(request)) return
  const announced = Number(request.headers['content-length'])
  const bytes = announced > 0 && announced < limit ? announced : limit
  if (held + bytes > roomBytes) refuse('service_busy', { retryAfterSeconds: 2 })
  held += bytes
  taken.set(request, bytes)
}
