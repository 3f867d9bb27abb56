import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../refuse.ts'

/** Bytes of uploads that this process holds at once: they are read whole, and wait at the picture gate so. */
const roomBytes = 64 * 1024 * 1024

const taken = new WeakMap<FastifyRequest, number>()
let held = 0

/**
 * Gives back the room of each upload when its answer is made: nobody holds its bytes then. Whether the answer can still be sent does not
 * matter, and must not: of a connection that is gone no response is ever told to be finished.
 */
export function keepUploadRoom(app: FastifyInstance): void {
  app.addHook('onSend', async request => {
    held -= taken.get(request) ?? 0
    taken.delete(request)
  })
}

/**
 * Takes room for an upload before its first byte is read: as much as it announces, at most its limit. Refuses with
 * `service_busy` (503) when too much is on its way.
 */
export function takeUploadRoom(request: FastifyRequest, limit: number): void {
  if (taken.has(request)) return
  const announced = Number(request.headers['content-length'])
  const bytes = announced > 0 && announced < limit ? announced : limit
  if (held + bytes > roomBytes) refuse('service_busy', { retryAfterSeconds: 2 })
  held += bytes
  taken.set(request, bytes)
}
