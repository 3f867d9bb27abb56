import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { PageData } from '#contract/page-data.ts'
import { refuse } from '../refuse.ts'
import type { Services } from '../services.ts'
import { readEdition } from '../usecases/edition/read-edition.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { PageCache } from './page-cache.ts'
import { type PreparedResponse, prepareResponse, sendPrepared } from './prepared-response.ts'
import { securityHeaders } from './security-headers.ts'
import type { Shortcut } from './shortcut.ts'

/** What the web's server entry hands over beside the renderer (src/web/entry.server.tsx). */
export type WebEntry = {
  pageDataContext: RouterContext<PageData>
  /** The cache key of a path: null where it must be rendered for each request. */
  cacheKeyOf(pathname: string): string | null
  isDemoOnly(pathname: string): boolean
}

export type LoadBuild = () => Promise<ServerBuild>

/** More spellings of addresses than there are pages; whatever comes beyond takes the longer way. */
const knownPaths = 1000

/** Serves every page: from the cache when it is the same for everybody, otherwise rendered for this request. */
export function pageRoutes(
  app: FastifyInstance,
  services: Services,
  parts: { loadBuild: LoadBuild; cache: PageCache | null; shortcut: Shortcut },
): void {
  const render = renderer(services, parts.loadBuild)
  const { cache, shortcut } = parts
  const keys = new Map<string, string>()
  if (cache)
    shortcut.find((path, request) => {
      const key = keys.get(path)
      return key === undefined || rememberedHome(request, path) ? null : cache.peek(key)
    })

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const pathname = pathOf(request)
    if (pathname.startsWith('/api/')) refuse('route_not_found')
    if (pathname === '/__manifest' || pathname.endsWith('.data'))
      return passOn(request, reply, parts.loadBuild, services)
    const home = rememberedHome(request.raw, pathname)
    if (home) return reply.header('Cache-Control', 'no-store').header('Vary', 'Cookie').redirect(home, 302)
    const entry = await webEntry(parts.loadBuild)
    const hidden = entry.isDemoOnly(pathname) && !services.config.demo
    const key = hidden ? null : entry.cacheKeyOf(pathname)
    const renderNow = () => render(hidden ? '/404' : pathname)
    const page = cache && key ? await cache.get(key, renderNow) : await renderNow()
    if (cache && key && page.status === 200 && keys.size < knownPaths) keys.set(pathname, key)
    reply.hijack()
    sendPrepared(request.raw, reply.raw, page)
  })
}

/** The start page alone follows the language that the visitor chose last; every other path says its language itself. */
function rememberedHome(request: IncomingMessage, pathname: string): string | null {
  if (pathname !== '/' || request.headers.cookie === undefined) return null
  return /(?:^|;\s*)locale=en(?:;|$)/.test(request.headers.cookie) ? '/en' : null
}

function pathOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://path.invalid').pathname
}

async function webEntry(loadBuild: LoadBuild): Promise<WebEntry> {
  const build = await loadBuild()
  return build.entry.module as unknown as WebEntry
}

function renderer(services: Services, loadBuild: LoadBuild) {
  return async (pathname: string): Promise<PreparedResponse> => {
    const response = await ask(services, loadBuild, `${services.config.publicUrl}${pathname}`)
    const body = Buffer.from(await response.arrayBuffer())
    const contentType = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
    const location = response.headers.get('Location')
    const html = contentType.startsWith('text/html') ? body.toString('utf8') : ''
    const embeddable = /^(\/en)?\/footer$/.test(pathname)
    return prepareResponse(body, {
      status: response.status,
      contentType,
      headers: {
        ...securityHeaders(services.config),
        'Cache-Control': response.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
        'Content-Security-Policy': contentSecurityPolicy(html, {
          embeddable,
          secure: services.config.publicUrl.startsWith('https://'),
          development: process.env.NODE_ENV === 'development',
        }),
        ...(location && { Location: location }),
      },
    })
  }
}

/** Loaders' data and route manifests of client-side navigation: small, public, not cached here. */
async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  loadBuild: LoadBuild,
  services: Services,
): Promise<FastifyReply> {
  const { pathname, search } = new URL(request.url, 'http://path.invalid')
  const response = await ask(services, loadBuild, `${services.config.publicUrl}${pathname}${search}`)
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}

/** Every rendering is of PUBLIC_URL: neither the Host header nor anything else of the person's reaches a page. */
async function ask(services: Services, loadBuild: LoadBuild, url: string): Promise<Response> {
  const build = await loadBuild()
  const entry = build.entry.module as unknown as WebEntry
  const context = new RouterContextProvider()
  context.set(entry.pageDataContext, {
    edition: () => readEdition(services),
    publicUrl: services.config.publicUrl,
    demo: services.config.APP_MODE === 'demo',
  })
  const handle = createRequestHandler(build, process.env.NODE_ENV)
  return handle(new Request(url), context)
}
