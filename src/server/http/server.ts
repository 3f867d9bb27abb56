import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { SiteFiles } from '#contract/page-data.ts'
import { RefusalError } from '../refuse.ts'
import type { Services } from '../services.ts'
import { apiV2 } from './api-v2.ts'
import { assetRoutes } from './assets.ts'
import { answerClientError } from './client-error.ts'
import { demoPassRoutes } from './demo-pass.ts'
import { type DrainTimes, drain } from './drain.ts'
import { handleErrors, sendRefusal } from './error-handler.ts'
import { dropGoneClients } from './gone-client.ts'
import { iconRoutes } from './icons.ts'
import { imageRoutes } from './image.ts'
import { leadReader } from './lead-reader.ts'
import { keepStreams } from './live.ts'
import { mountGroup } from './mount-route.ts'
import { openApi } from './open-api.ts'
import { openGraphRoutes } from './open-graph.ts'
import { operationsRoutes } from './operations.ts'
import { outboxRoutes } from './outbox.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { type LoadBuild, pageRoutes } from './pages.ts'
import { parseJsonBody } from './parse-json-body.ts'
import { securityHeaders } from './security-headers.ts'
import { securityTextRoute } from './security-text.ts'
import { createShortcut } from './shortcut.ts'
import { surveyFormRoutes } from './survey-form.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'
import { keepUploadRoom } from './upload-room.ts'
import { videoRoutes } from './video.ts'

const pageCacheBytes = 48 * 1024 * 1024

/** Time-outs of a connection, in milliseconds: a phone may take a minute over a scan of 5 MB; `connection-limits.ts` has the others. */
export const connectionTimes = { request: 60_000, connection: 60_000, keepAlive: 30_000 }

/** How long a stop waits for requests that are still being answered, in milliseconds. */
const lastAnswers = 10_000

export type ServerParts = {
  /** The built web, or a development server's; null serves only the API (tests). */
  pages: {
    loadBuild: LoadBuild
    siteFiles: () => SiteFiles
    assetsFolder: string | null
    cached: boolean
  } | null
  supportEmail: string
  /** Adds the pages of the acquirer simulator. */
  extend?: (app: FastifyInstance) => void
}

export type CreatedServer = {
  app: FastifyInstance
  /** Invalidated by NOTIFY. */
  cache: PageCache
  /** Comes before `app.close()` where requests may still be on their way. */
  drain(times: DrainTimes): Promise<void>
}

/** Assembles the HTTP side. */
export async function createServer(services: Services, parts: ServerParts): Promise<CreatedServer> {
  const { config } = services
  const shortcut = createShortcut()
  const app: FastifyInstance = Fastify({
    serverFactory: handle => shortcut.serve(handle, connectionTimes),
    clientErrorHandler: answerClientError,
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: request => ownRequestId(request.headers['x-request-id']) ?? crypto.randomUUID(),
    trustProxy: config.TRUSTED_PROXIES ?? false,
    // A request that still comes in on an open connection is answered like any other, and the connection ends with the answer.
    return503OnClosing: false,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 300 },
    // Errors of the router itself (a broken escape, an endless parameter) get our error body too.
    frameworkErrors: (_error, request, reply) =>
      leadReader(request, reply) ??
      sendRefusal(request, reply, { refusal: new RefusalError({ code: 'malformed_request' }), facts: parts }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app, parts, services.faults)
  dropGoneClients(app)
  warnOfUntrustedProxy(app, services)
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.includes('%00')) return done()
    if (!leadReader(request, reply)) done(new RefusalError({ code: 'malformed_request' }))
  })
  app.addHook('preClose', async () => shortcut.close())
  // After a drain the port is closed already, and Fastify would not wait for what is still being answered.
  app.addHook('onClose', () => shortcut.finished(lastAnswers))
  operationsRoutes(app, services, shortcut)
  iconRoutes(app)
  openGraphRoutes(app, services)
  securityTextRoute(app, services)
  unsubscribeRoutes(app, services)
  surveyFormRoutes(app, services)
  await app.register(async api => apiRoutes(api, services, parts), { prefix: '/api/v2' })
  if (config.demo) demoRoutes(app, services, parts)
  const cache = createPageCache({ limitBytes: pageCacheBytes, log: services.log })
  if (parts.pages) {
    const { loadBuild, siteFiles, assetsFolder, cached } = parts.pages
    if (assetsFolder) assetRoutes(app, assetsFolder)
    pageRoutes(app, services, { loadBuild, siteFiles, cache: cached ? cache : null, shortcut })
  }
  return { app, cache, drain: times => drain(shortcut, services, times) }
}

/** The caller's request id, if it is safe to log. */
function ownRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null
}

async function apiRoutes(api: FastifyInstance, services: Services, parts: ServerParts): Promise<void> {
  const headers = securityHeaders(services.config)
  api.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  parseJsonBody(api)
  // Cached pages and files cost almost nothing and are always served; only real work is shed.
  await api.register(underPressure, {
    // A test that opens a second app in its process would hold up the first for longer than this.
    maxEventLoopDelay: services.config.APP_MODE === 'test' ? 0 : 1500,
    retryAfter: 2,
    pressureHandler: () => {
      throw new RefusalError({ code: 'service_busy', retryAfterSeconds: 2 })
    },
  })
  await api.register(rateLimit, {
    max: services.config.APP_MODE === 'test' ? 1_000_000 : 1200,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, context) =>
      new RefusalError({ code: 'too_many_requests', retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  })
  await api.register(multipart)
  keepUploadRoom(api)
  if (services.config.API_DOCS) await openApi(api)
  handleErrors(api, parts, services.faults)
  await api.register(async routes => {
    for (const group of apiV2) mountGroup(routes, services, group)
    imageRoutes(routes, services)
    videoRoutes(routes, services)
    keepStreams(routes, services)
  })
}

/** The outbox and the simulators; in demo and test mode only. */
function demoRoutes(app: FastifyInstance, services: Services, parts: ServerParts): void {
  mountGroup(app, services, outboxRoutes)
  mountGroup(app, services, demoPassRoutes)
  parts.extend?.(app)
}
