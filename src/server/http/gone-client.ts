import type { FastifyInstance } from 'fastify'

/**
 * Lets a request go whose client has hung up before it was looked at: its connection has no address any more, by which
 * calls are counted and limited, and nobody waits for the answer.
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
