import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refuse.ts'
import type { PageCache } from './page-cache.ts'
import { prepareResponse, sendPrepared } from './prepared-response.ts'
import type { Shortcut } from './shortcut.ts'

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
}

const prefix = '/assets/'

/** Serves the built files, compressed once and kept in memory. Their names carry a hash, so they never change. */
export function assetRoutes(
  app: FastifyInstance,
  parts: { folder: string; cache: PageCache; shortcut: Shortcut },
): void {
  parts.shortcut.find(path => (path.startsWith(prefix) ? parts.cache.peek(path.slice(prefix.length)) : null))
  app.get(`${prefix}*`, async (request, reply) => {
    const name = normalize((request.params as { '*': string })['*'])
    const contentType = types[extname(name)]
    // The path was decoded once by the router; whatever still climbs or has another ending is not served.
    if (!contentType || name.startsWith('..') || name.startsWith(sep) || name.includes('\0'))
      refuse('route_not_found')
    const asset = await parts.cache.get(name, async () => {
      const body = await readFile(join(parts.folder, name)).catch(() => refuse('route_not_found'))
      const headers = {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        // The worker keeps pages of the whole site, not only what lies beside it.
        ...(name.startsWith('service-worker-') && { 'Service-Worker-Allowed': '/' }),
      }
      return prepareResponse(body, { status: 200, contentType, headers })
    })
    reply.hijack()
    sendPrepared(request.raw, reply.raw, asset)
  })
}
