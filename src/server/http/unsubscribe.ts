import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/unsubscribe.ts'
import type { Services } from '../services.ts'
import { unsubscribe } from '../usecases/subscription/unsubscribe.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * The address in marketing letters to which mail programs post: one click, no log-in, no redirect (RFC 8058). Its page is served like any other, and
 * opening it changes nothing.
 */
export function unsubscribeRoutes(app: FastifyInstance, services: Services): void {
  app.register(async scope => {
    ignoreBodies(scope)
    for (const path of ['/unsubscribe/:guid', '/en/unsubscribe/:guid'])
      scope.post<{ Params: { guid: string } }>(
        path,
        { schema: { params: contract.unsubscribe.params, hide: true } },
        async (request, reply) => {
          await unsubscribe(
            { params: request.params, facts: { requestId: request.id }, by: 'oneClick' },
            services,
          )
          return reply
            .headers(securityHeaders(services.config))
            .header('Cache-Control', 'no-store')
            .type('text/plain; charset=utf-8')
            .send('OK')
        },
      )
  })
}

/** The POST itself says everything: the body is `List-Unsubscribe=One-Click` in one of two encodings. */
export function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null, undefined),
  )
}
