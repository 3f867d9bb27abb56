import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** A worker has the policy of its own file, not that of the page. */
const readerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Serves the built files, compressed at build time. Their names contain a hash, so they never change. */
export function assetRoutes(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders(reply, path) {
      reply.header('X-Content-Type-Options', 'nosniff')
      // The worker's scope is the whole site, not only its own folder.
      if (basename(path).startsWith('service-worker-')) reply.header('Service-Worker-Allowed', '/')
      // The only code that may be compiled at run time, and it may do nothing but fetch it (decision 104).
      if (basename(path).startsWith('scan-worker-')) reply.header('Content-Security-Policy', readerPolicy)
    },
  })
}
