import Fastify from 'fastify'
import type { ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Services } from '../services.ts'
import { pageRoutes } from './pages.ts'
import { createShortcut } from './shortcut.ts'

vi.mock('react-router', async original => ({
  ...(await original<object>()),
  createRequestHandler: () => async () =>
    new Response('{}', { headers: { 'Content-Type': 'text/x-script' } }),
}))

test.each(['/__manifest', '/nowhere.data'])('%s has the headers of a page', async path => {
  const app = Fastify()
  const entry = { pageDataContext: {}, pageTarget: () => null }
  const config = { publicUrl: 'https://forum.example', APP_MODE: 'demo' }
  const services = { config, content: {} } as unknown as Services
  pageRoutes(app, services, {
    loadBuild: async () => ({ entry: { module: entry } }) as unknown as ServerBuild,
    siteScripts: () => [],
    cache: null,
    shortcut: createShortcut(),
  })
  const { headers } = await app.inject(path)
  expect(headers).toMatchObject({
    'content-type': 'text/x-script',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(headers['strict-transport-security']).toContain('max-age')
})
