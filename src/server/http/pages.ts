import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { PageData, PageTarget, SiteFiles } from '#contract/page-data.ts'
import { ruleRedirect } from '#contract/route-rules.ts'
import { causeOf } from '../fault-log.ts'
import { createGate } from '../gate.ts'
import { refuse } from '../refuse.ts'
import type { Services } from '../services.ts'
import { isUnavailable } from '../unavailable.ts'
import { readEdition } from '../usecases/edition/read-edition.ts'
import { readLegalText } from '../usecases/legal-details/read-legal-text.ts'
import { findSessions } from '../usecases/programme/search-programme.ts'
import { findInList, findInSite, noteUnanswered } from '../usecases/search/search-site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { PageCache } from './page-cache.ts'
import { pageRetrySeconds, whileAvailable } from './page-data.ts'
import { type PreparedResponse, prepareResponse, sendPrepared } from './prepared-response.ts'
import { securityHeaders } from './security-headers.ts'
import type { Shortcut } from './shortcut.ts'

/** What the web's server entry provides besides the renderer (src/web/entry.server.tsx). */
export type WebEntry = {
  pageDataContext: RouterContext<PageData>
  /** What an address shows if everybody gets the same page; null where it must be rendered for each request. */
  pageTarget(pathname: string, search: string): PageTarget | null
  hasKnownQuery(pathname: string): boolean
  isDemoOnly(pathname: string): boolean
  isSitePath(pathname: string): boolean
  /** Where an address with an obvious mistake was meant to lead. */
  rightAddress(pathname: string): string | null
  isBotAgent(userAgent: string | undefined): boolean
}

export type LoadBuild = () => Promise<ServerBuild>

/** More than there are spellings of page addresses; others take the slower way. */
const knownPaths = 1000

/**
 * Rendering is the most expensive request, and uncached addresses (a token, an unknown page of a list) need it every time: only so many may wait,
 * others are told to come back. Cached pages are served under any load.
 */
const renderings = { atOnce: 4, waiting: 100, retryAfterSeconds: 2 }

export type PageParts = {
  loadBuild: LoadBuild
  /** Loaded with the first page, because the API also runs without a build. */
  siteFiles: () => SiteFiles
  cache: PageCache | null
  shortcut: Shortcut
}

const retryAfter = { 'Retry-After': String(pageRetrySeconds) }

/** How many hits of a search are shown; the page says how many more there are. */
const shownHits = 200

/** Serves every page: from the cache when it is the same for everybody, otherwise rendered for this request. */
export function pageRoutes(app: FastifyInstance, services: Services, parts: PageParts): void {
  const gate = createGate(renderings)
  const ask: Ask = wanted => gate(() => askRouter(services, parts, wanted))
  const render = renderer(services, ask, parts.loadBuild)
  const { cache, shortcut } = parts
  // Addresses without a query that lead to a cached page; the value tells whether a query may lead elsewhere.
  const keys = new Map<string, { key: string; query: boolean }>()
  if (cache)
    shortcut.find((path, request) => {
      const known = keys.get(path)
      if (!known || (known.query && request.url?.includes('?'))) return null
      return rememberedHome(request, path) ? null : cache.peek(known.key)
    })

  async function isOnSite(page: string, guid: string): Promise<boolean> {
    // The result of a survey is its address; nothing of it is stored.
    if (page === 'surveyResult') return (await services.content.surveyResult('ru', guid)) !== null
    const addresses = await services.content.addresses()
    return addresses.some(address => address.guid === guid && address.page === page)
  }

  /** The target itself, or the page of a missing record of its kind when its record is not on the site. */
  async function existing(entry: WebEntry, target: PageTarget | null): Promise<PageTarget | null> {
    if (!target?.record) return target
    const { page, guid } = target.record
    const exists = await isOnSite(page, guid).catch((error: unknown) => {
      // Nobody knows now whether it exists: its own loaders say that the site is away.
      if (isUnavailable(error)) return true
      throw error
    })
    if (exists) return target
    return entry.pageTarget(target.address.replace(guid, 'missing'), '')
  }

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://path.invalid')
    if (pathname.startsWith('/api/')) refuse('route_not_found')
    if (pathname === '/__manifest' || pathname.endsWith('.data'))
      return passOn(services, { request, reply, ask })
    const rule = ruleRedirect(services.config.ROUTE_RULES, pathname)
    if (rule)
      return reply
        .header('Cache-Control', 'no-store')
        .redirect(rule.fullPageLoad || rule.to.includes('?') ? rule.to : rule.to + search, 302)
    const entry = await webEntry(parts.loadBuild)
    const home = rememberedHome(request.raw, pathname)
    if (home) return reply.header('Cache-Control', 'no-store').header('Vary', 'Cookie').redirect(home, 302)
    const right = entry.rightAddress(pathname)
    if (right) return reply.header('Cache-Control', 'public, max-age=3600').redirect(right + search, 301)
    const hidden = entry.isDemoOnly(pathname) && !services.config.demo
    const target = hidden ? null : await existing(entry, entry.pageTarget(pathname, search))
    const path = hidden ? '/404' : (target?.address ?? pathname)
    const renderNow = () => render({ path, requestId: request.id })
    const key = target?.key ?? null
    const page = cache && key !== null ? await cache.get(key, renderNow) : await renderNow()
    const plain = target && target.address === pathname
    if (cache && plain && key !== null && page.status === 200 && keys.size < knownPaths)
      keys.set(pathname, { key, query: entry.hasKnownQuery(pathname) })
    if (page.status >= 500 && entry.isBotAgent(request.headers['user-agent']))
      return withoutScreen(services, reply, page.status)
    reply.hijack()
    sendPrepared(request.raw, reply.raw, page)
  })
}

/** What a robot gets instead of the screen of a fault: the status alone (spec point 4). */
function withoutScreen({ config }: Services, reply: FastifyReply, status: number): FastifyReply {
  const headers = { ...securityHeaders(config), ...(status === 503 && retryAfter) }
  return reply
    .code(status)
    .headers({ ...headers, 'Cache-Control': 'no-store' })
    .send()
}

/** Only the start page follows the visitor's last language; every other path names its language. */
function rememberedHome(request: IncomingMessage, pathname: string): string | null {
  if (pathname !== '/' || request.headers.cookie === undefined) return null
  return /(?:^|;\s*)locale=en(?:;|$)/.test(request.headers.cookie) ? '/en' : null
}

async function webEntry(loadBuild: LoadBuild): Promise<WebEntry> {
  const build = await loadBuild()
  return build.entry.module as unknown as WebEntry
}

function renderer(services: Services, ask: Ask, loadBuild: LoadBuild) {
  return async (wanted: Wanted): Promise<PreparedResponse> => {
    const { response, body } = await ask(wanted)
    const { isSitePath } = await webEntry(loadBuild)
    const [pathname = ''] = wanted.path.split('?')
    const contentType = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
    const location = response.headers.get('Location')
    const html = contentType.startsWith('text/html') ? body.toString('utf8') : ''
    const opens = opensSomething.test(pathname)
    const embeddable = /^(\/en)?\/footer$/.test(pathname)
    return prepareResponse(body, {
      status: response.status,
      contentType,
      headers: {
        ...securityHeaders(services.config, { camera: readsCodes.test(pathname) }),
        ...(opens && { 'Referrer-Policy': 'no-referrer' }),
        'Cache-Control':
          response.status === 200 && !opens ? 'public, max-age=0, must-revalidate' : 'no-store',
        'Content-Security-Policy': contentSecurityPolicy(html, {
          embeddable,
          secure: services.config.publicUrl.startsWith('https://'),
          development: process.env.NODE_ENV === 'development',
        }),
        // Tells the browser which pages it may prerender before a link is followed.
        ...(html && isSitePath(pathname) && { 'Speculation-Rules': '"/speculation-rules.json"' }),
        ...(response.status === 503 && retryAfter),
        ...(location && { Location: location }),
      },
    })
  }
}

/** The gate's own page, the only one with a camera. */
const readsCodes = /^(?:\/en)?\/organizer\/gate\/?$/

/** An address from a message that gives access to its holder: never cached, never passed to other sites. */
const opensSomething = /^(?:\/en)?\/(?:signup\/confirm|login\/token|unsubscribe|volunteer\/finish)\//

/** Data of loaders and route manifests of client-side navigation: small, public, not cached here. */
async function passOn(
  services: Services,
  { request, reply, ask }: { request: FastifyRequest; reply: FastifyReply; ask: Ask },
): Promise<void> {
  const { pathname, search } = new URL(request.url, 'http://path.invalid')
  const { response, body } = await ask({ path: pathname + search, requestId: request.id })
  const { 'content-type': contentType = 'text/plain; charset=utf-8', ...headers } = Object.fromEntries(
    response.headers,
  )
  // The manifest of a page with many links is 45 kB, or 5 kB compressed.
  const prepared = await prepareResponse(body, {
    status: response.status,
    contentType,
    headers: {
      ...headers,
      ...securityHeaders(services.config),
      ...(response.status === 503 && retryAfter),
    },
  })
  reply.hijack()
  sendPrepared(request.raw, reply.raw, prepared)
}

/** An address to render, and the request that was the first to want it. */
type Wanted = { path: string; requestId: string }

type Ask = (wanted: Wanted) => Promise<{ response: Response; body: Buffer }>

/** Always renders for PUBLIC_URL: neither the Host header nor anything else of the person's reaches a page. */
async function askRouter(
  services: Services,
  { loadBuild, siteFiles }: Pick<PageParts, 'loadBuild' | 'siteFiles'>,
  { path, requestId }: Wanted,
) {
  const build = await loadBuild()
  const entry = build.entry.module as unknown as WebEntry
  const context = new RouterContextProvider()
  const facts: PageData = {
    edition: () => readEdition(services),
    content: services.content,
    publicUrl: services.config.publicUrl,
    demo: services.config.APP_MODE === 'demo',
    searchProgramme: (locale, query) => findSessions(services, { query, locale, limit: shownHits }),
    async searchSite(locale, { query, sent }) {
      const found = await findInSite(services, { query, locale })
      // Who searches is answered from memory even while the database is away.
      if (sent && found.total === 0)
        await noteUnanswered(services, query).catch(error => services.faults.report('database', error))
      return found
    },
    searchList: (kind, query) => findInList(services, { query, kind }),
    legalText: (name, asked) => readLegalText(services, name, asked),
    routeRules: services.config.ROUTE_RULES,
    siteFiles: siteFiles(),
    onFault(page, error) {
      const cause = causeOf(error)
      services.metrics.pageFailed(page ?? 'none', cause)
      services.log.error({ requestId, page, cause, err: error }, 'a page could not be rendered')
    },
  }
  context.set(
    entry.pageDataContext,
    whileAvailable(facts, error => services.faults.report('database', error)),
  )
  const handle = createRequestHandler(build, process.env.NODE_ENV)
  const response = await handle(new Request(`${services.config.publicUrl}${path}`), context)
  return { response, body: Buffer.from(await response.arrayBuffer()) }
}
