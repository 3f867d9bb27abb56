import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { SiteFiles } from '#contract/page-data.ts'
import type { App } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { readSiteFiles, siteManifest } from './http/site-files.ts'
import { createLog } from './log.ts'
import { plainReason, prepareDataDir } from './start-fault.ts'

const buildFolder = fileURLToPath(new URL('../../build/', import.meta.url))

type Database = { url: string; place: string; stop(): Promise<void> }

async function openDatabase(config: Config): Promise<Database> {
  if (config.DATABASE_URL)
    return { url: config.DATABASE_URL, place: new URL(config.DATABASE_URL).host, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), log: line => console.log(line) })
}

/** The built pages, and the hashed names of the site's files. */
function loadPages() {
  let build: Promise<ServerBuild> | null = null
  let site: SiteFiles | null = null
  return {
    loadBuild: () => {
      build ??= import(`${buildFolder}server/index.js`) as Promise<ServerBuild>
      return build
    },
    siteFiles: () => {
      site ??= readSiteFiles(`${buildFolder}client/${siteManifest}`)
      return site
    },
    assetsFolder: `${buildFolder}client/assets`,
    cached: true,
  }
}

/** Its 2,000 files are read while the database starts. */
const loadApp = () => import('./app.ts')

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await prepareDataDir(config)
  const [database, { openApp }] = await Promise.all([openDatabase(config), loadApp()])
  let app: App | null = null
  let stopping: Promise<void> | null = null
  const stop = () => {
    stopping ??= (async () => {
      await app?.drain()
      await app?.close()
      await database.stop()
    })()
    return stopping
  }
  // npm and the terminal may both pass the signal on; the second one is ignored.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop().then(() => process.exit(0)))
  try {
    app = await openApp(config, {
      databaseUrl: database.url,
      log: createLog(config.LOG_LEVEL),
      pages: loadPages(),
    })
    await app.http.listen({ host: config.HOST, port: config.PORT })
    if (!config.demo) void warnOfSettings(config, app.services.log)
  } catch (error) {
    await stop()
    throw error
  }
  await greet(config, database)
}

/** What only using a setting shows is said at the start rather than by the first upload; the copy serves meanwhile. */
async function warnOfSettings(config: Config, log: Logger): Promise<void> {
  const { checkSettings } = await import('./settings-check/check-settings.ts')
  const findings = await checkSettings(config, { now: Date.now })
  for (const { setting, state, says } of findings)
    if (state === 'fault' || state === 'warning')
      log.warn({ setting, fault: says }, 'a setting needs attention')
}

async function greet(config: Config, database: Database): Promise<void> {
  console.log(`Quorum is at ${config.publicUrl} (English: ${config.publicUrl}/en)`)
  console.log(`Database: ${database.place}`)
  if (config.APP_MODE !== 'demo') return
  console.log(`Demo mode. Messages and codes: ${config.publicUrl}/dev/outbox`)
  const { demoPhones } = await import('./demo/demo-edition.ts')
  console.log(
    `Organisers log in at ${config.publicUrl}/organizer/login, participants at ${config.publicUrl}/login:`,
  )
  for (const { phone, who } of demoPhones) console.log(`  ${phone}  ${who}`)
}

start().catch((error: unknown) => {
  console.error(plainReason(error) ?? error)
  process.exit(1)
})
