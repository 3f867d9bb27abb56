import type { FastifyInstance } from 'fastify'
import type { Needs } from '../use-case.ts'

/**
 * Warns once when a request brings `X-Forwarded-For` from an address that TRUSTED_PROXIES does not name: behind a proxy that was forgotten there,
 * everybody shares the limits of one address, and nothing else would tell. The address itself is not logged: it may be a visitor's.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, { log }: Needs<'log'>): void {
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    // With a trusted proxy the addresses before it are listed too.
    if (!warned && request.headers['x-forwarded-for'] && (request.ips?.length ?? 1) === 1) {
      warned = true
      log.warn(
        'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name: all who come through it share the limits of one address',
      )
    }
    done()
  })
}
