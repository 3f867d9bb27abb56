import Fastify from 'fastify'
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { PageData } from '#contract/page-data.ts'
import type { RouteRules } from '#contract/route-rules.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import type { Services } from '../services.ts'
import { pageRoutes } from './pages.ts'
import { createShortcut } from './shortcut.ts'

const pageDataContext = createContext<PageData>()
let rendering: (data: PageData) => Response

vi.mock('react-router', async original => ({
  ...(await original<object>()),
  createRequestHandler: () => async (_request: Request, context: RouterContextProvider) =>
    rendering(context.get(pageDataContext)),
}))

function pagesApp(services: object, rules: RouteRules = {}) {
  const app = Fastify({ genReqId: () => 'request-of-a-page' })
  const entry = {
    ...{ pageDataContext, pageTarget: () => null, isDemoOnly: () => false, isSitePath: () => false },
    isBotAgent: (agent: string) => /bot|facebook/i.test(agent),
    rightAddress: (path: string) => (path === '/programme' ? '/program' : null),
  }
  const config = { publicUrl: 'https://forum.example', APP_MODE: 'demo', ROUTE_RULES: rules }
  pageRoutes(app, { config, content: {}, ...services } as unknown as Services, {
    loadBuild: async () => ({ entry: { module: entry } }) as unknown as ServerBuild,
    siteFiles: () => ({ scripts: [], styles: '' }),
    cache: null,
    shortcut: createShortcut(),
  })
  return app
}

test.each(['/__manifest', '/nowhere.data'])('%s has the headers of a page', async path => {
  rendering = () => new Response('{}', { headers: { 'Content-Type': 'text/x-script' } })
  const app = pagesApp({})
  const { headers } = await app.inject(path)
  expect(headers).toMatchObject({
    'content-type': 'text/x-script',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(headers['strict-transport-security']).toContain('max-age')
})

test.each([
  ['/old', '/news'],
  ['/old?topic=2', '/news?topic=2'],
  ['/en/old/', '/en/news'],
  ['/video', 'https://video.example/forum'],
])('%s is led to %s by a rule', async (path, location) => {
  rendering = () => new Response('rendered')
  const rules = { '/old': { redirect: '/news' }, '/video': { redirect: 'https://video.example/forum' } }
  const { statusCode, headers } = await pagesApp({}, rules).inject(path)
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location })
})

test('an address with an obvious mistake is led right for good, with its query', async () => {
  rendering = () => new Response('rendered')
  const led = await pagesApp({}).inject('/programme?day=2')
  expect([led.statusCode, led.headers.location]).toEqual([301, '/program?day=2'])
  expect((await pagesApp({}).inject('/program?day=2')).statusCode).toBe(200)
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', 500, ''],
  ['facebookexternalhit/1.1', 503, ''],
  ['Googlebot', 404, 'the screen'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 500, 'the screen'],
])('%s reads of %i: %j', async (agent, status, shown) => {
  rendering = () => new Response('the screen', { status })
  const { statusCode, body } = await pagesApp({}).inject({
    url: '/news',
    headers: { 'user-agent': agent },
  })
  expect({ statusCode, body }).toEqual({ statusCode: status, body: shown })
})

test('a page that breaks is one line with its name and the request, and counted', async () => {
  const lines: Record<string, unknown>[] = []
  const metrics = createMetrics()
  const log = createLog('info', { write: line => void lines.push(JSON.parse(line)) })
  rendering = data => {
    data.onFault('news', new TypeError('a mistake of ours'))
    return new Response('', { status: 500 })
  }
  const { statusCode } = await pagesApp({ log, metrics }).inject('/news?q=secret')
  expect(statusCode).toBe(500)
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ msg: 'a page could not be rendered', page: 'news', cause: 'TypeError' },
      requestId: 'request-of-a-page',
    }),
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
  expect(await metrics.registry.metrics()).toContain('page_faults_total{page="news",cause="TypeError"} 1')
})
