// The server of npm run dev: the app's own HTTP server behind Vite, on one port. scripts/dev.ts starts and restarts it.
import type { RequestListener } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { type App, openApp } from '#server/app.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { answerClientError } from '#server/http/client-error.ts'
import { connectionTimes } from '#server/http/server.ts'
import { createShortcut } from '#server/http/shortcut.ts'
import { siteScript, siteStyles } from '#server/http/site-files.ts'
import { createLog } from '#server/log.ts'
import { fail, PROJECT } from './steps.mjs'

/** The routes as React Router's plugin compiles them; loaded for each request, so that a change shows at once. */
const serverBuild = 'virtual:react-router/server-build'

const readByServer = ['server', 'contract', 'domain', 'messages'].map(folder => `${PROJECT}src/${folder}/**`)

let answer: RequestListener = (_request, response) => response.destroy()
// The app's real server with its limits, but nothing cached.
const server = createShortcut().serve((request, response) => answer(request, response), connectionTimes)
server.on('clientError', answerClientError)
let app: App | null = null

try {
  const config = readConfig(process.env)
  const vite = await createVite({
    // The default loader writes and removes a temporary file, which would trigger this process's watch.
    configLoader: 'runner',
    // Changes in the server's files restart this process, after which the browser reloads.
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: readByServer } },
    // Listed up front: a package discovered later would make the browser reload the page.
    optimizeDeps: { entries: ['src/web/*.tsx', 'src/web/{account,console,dev,kit,site,staff,ui}/**/*.tsx'] },
    appType: 'custom',
  })
  app = await openApp(config, {
    databaseUrl: config.DATABASE_URL ?? '',
    log: createLog(config.LOG_LEVEL),
    pages: {
      loadBuild: async () => (await vite.ssrLoadModule(serverBuild)) as ServerBuild,
      siteFiles: () => ({ scripts: [`/${siteScript}`], styles: `/${siteStyles}` }),
      assetsFolder: null,
      cached: false,
    },
  })
  const { http } = app
  await http.ready()
  answer = (request, response) => vite.middlewares(request, response, () => http.routing(request, response))
  server.on('error', stop)
  server.listen(config.PORT, config.HOST, () => {
    console.log(`Quorum (development) is at ${config.publicUrl} (English: ${config.publicUrl}/en)`)
    console.log(`Messages and codes: ${config.publicUrl}/dev/outbox`)
  })
  let closing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (closing) return
      closing = true
      server.closeAllConnections()
      server.close()
      await Promise.all([vite.close(), app?.close()])
      process.exit(0)
    })
} catch (error) {
  stop(error)
}

function stop(error: unknown): void {
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') fail(`PORT: port ${port} is taken; choose another one with PORT=…`)
  if (error instanceof ConfigError) fail(error.message)
  console.error(error)
  process.exit(1)
}
