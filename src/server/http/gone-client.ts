import type { FastifyInstance } from 'fastify'

/**
 * Drops a request whose client has hung up before it was handled: its connection no longer has the address by which calls are limited, and nobody
 * waits for the answer.
 */
export function dropGoneClients(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.socket.remoteAddress === undefined) {
      reply.hijack()
      request.raw.destroy()
    }
    done()
  })
}
