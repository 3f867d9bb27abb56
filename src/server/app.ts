import { randomInt } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { DrawnImage } from '#domain/image/image-path.ts'
import { messageChannels } from '#domain/message/message-channel.ts'
import { createAcquirerSimulator } from './adapters/acquirer/simulator.ts'
import { simulatorPages } from './adapters/acquirer/simulator-pages.ts'
import { watchAcquirer } from './adapters/acquirer/watched.ts'
import { openMovableClock } from './adapters/clock/movable.ts'
import { createSystemClock } from './adapters/clock/system.ts'
import { createDevelopmentCompanyRegister } from './adapters/companies/development.ts'
import { createFaceFinder } from './adapters/faces/finder-pool.ts'
import type { FaceFinder } from './adapters/faces/port.ts'
import { drawsPictures } from './adapters/files/drawn.ts'
import { watchFiles } from './adapters/files/watched.ts'
import { createDevelopmentMailSender } from './adapters/mail/development.ts'
import { createDevelopmentSmsSender } from './adapters/sms/development.ts'
import { createHttpGatewaySmsSender } from './adapters/sms/http-gateway.ts'
import { type Config, ConfigError } from './config.ts'
import { createFaultLog } from './fault-log.ts'
import { isTimedPage } from './http/page-cache.ts'
import { createServer, type ServerParts } from './http/server.ts'
import { jobs, runJob } from './jobs/job-definitions.ts'
import { startMessagePump } from './jobs/message-pump.ts'
import { createJobQueue } from './jobs/pg-boss-queue.ts'
import { createLiveHub } from './live/live-hub.ts'
import { createMetrics } from './metrics.ts'
import { openAcquirer, openCompanyRegister, openFileStore, openSmtp } from './outside-services.ts'
import { type Database, openDatabase } from './persistence/database.ts'
import {
  type EditionRow,
  hasCurrentEdition,
  loadClockAnchor,
  readCurrentEdition,
  saveClockAnchor,
} from './persistence/edition-queries.ts'
import { holdInstance } from './persistence/instance-lock.ts'
import { findStandingTokens } from './persistence/live-queries.ts'
import { migrate } from './persistence/migrate.ts'
import { listen } from './persistence/notifications.ts'
import { recordDevelopmentMessage } from './persistence/outbox-queries.ts'
import { createSimulatedPaymentStore } from './persistence/simulated-payment-queries.ts'
import { openRenderingCache } from './pictures/rendering-cache.ts'
import { openKeyRing } from './secrets/key-ring.ts'
import { createPassSigner } from './secrets/pass-signer.ts'
import { createSealer } from './secrets/sealer.ts'
import { createTokenSigner } from './secrets/token-signer.ts'
import type { Services } from './services.ts'
import { StartError, withDatabase } from './start-fault.ts'
import { loadSnapshot } from './usecases/content/load-snapshot.ts'
import { createPublishedContent } from './usecases/content/published-content.ts'
import { createPublicContent } from './usecases/site-page/public-content.ts'
import { watchForumMinutes } from './watch-forum-minutes.ts'
import { watchMidnight } from './watch-midnight.ts'

/** The demo's clock on its first start: every lock of the 2026 edition is still open (product.md §4). */
const demoStart = '2025-09-15T10:00:00+03:00'

/** Enough for the paces of both channels; a gateway's answer is waited for without one. */
const sendingConnections = 4

/** Disk space for renderings of public pictures. */
const renderingBytes = 512 * 1024 * 1024

export type App = {
  http: FastifyInstance
  services: Services
  /** Before `close`, when others are still sending requests: loses none of them (decision 054). */
  drain(): Promise<void>
  close(): Promise<void>
}

export type AppParts = {
  databaseUrl: string
  log: Logger
  pages: ServerParts['pages']
  /** In tests: replace the machine's clock and the face finder. */
  wall?: () => Date
  faces?: FaceFinder
}

/** Builds the whole app on a database; the only place that knows every adapter. */
export async function openApp(config: Config, parts: AppParts): Promise<App> {
  const { databaseUrl, log } = parts
  await withDatabase(() => migrate(databaseUrl))
  const dataDir = resolve(config.DATA_DIR)
  const warnIdle = (error: Error) =>
    log.warn({ fault: error.message }, 'an idle database connection was lost')
  const opened = openDatabase({
    url: databaseUrl,
    poolSize: config.DATABASE_POOL,
    onIdleError: warnIdle,
  })
  const { database } = opened
  const metrics = createMetrics()
  const faults = createFaultLog(log, metrics)
  // Messages have connections of their own, so that neither they nor the people on the site wait for each other's.
  const sending = config.WORKERS
    ? openDatabase({ url: databaseUrl, poolSize: sendingConnections, onIdleError: warnIdle })
    : null
  const movableClock = config.demo ? await openDemoClock(config, database, parts.wall) : null
  const clock = movableClock ?? createSystemClock()
  const ring = await openKeyRing(config, dataDir)
  const sealer = createSealer(ring)
  const record = (entry: Parameters<typeof recordDevelopmentMessage>[1]) =>
    recordDevelopmentMessage(sending?.database ?? database, entry, clock.now())
  const simulator = config.demo
    ? createAcquirerSimulator({
        store: createSimulatedPaymentStore(database.withoutPlugins()),
        clock,
        publicUrl: config.publicUrl,
        secret: sealer.hash('simulator', 'webhook').toString('hex'),
        warn: fault => log.warn({ fault }, 'acquirer simulator'),
      })
    : null
  const store = await openFileStore(config)
  let dropContent = () => {}
  const published = createPublishedContent({
    load: () => loadSnapshot(database),
    onFailure: error => log.error({ err: error }, 'the published content could not be read'),
    // Pages rendered from the old content meanwhile would count as fresh until the next change.
    onStale: milliseconds => setTimeout(() => dropContent(), milliseconds).unref(),
    ticks: () => performance.now(),
  })
  const services: Services = {
    config,
    database,
    clock,
    movableClock,
    sealer,
    tokens: createTokenSigner(ring.tokenKey),
    passes: createPassSigner(ring.passKeys),
    jobs: createJobQueue(databaseUrl, faults, jobs),
    sms: config.SMS_GATEWAY
      ? createHttpGatewaySmsSender(config.SMS_GATEWAY, { pace: config.SMS_PACE })
      : createDevelopmentSmsSender(record, config.SMS_PACE),
    mail: config.SMTP_URL
      ? await openSmtp(config, config.SMTP_URL)
      : createDevelopmentMailSender(record, config.MAIL_PACE),
    acquirer: watchAcquirer(simulator ?? openAcquirer(config), faults),
    companies: config.DADATA_API_KEY
      ? openCompanyRegister(config, config.DADATA_API_KEY, {
          now: () => clock.wall().getTime(),
          faults,
        })
      : createDevelopmentCompanyRegister(),
    files: watchFiles(config.demo ? drawsPictures(store, drawForDemo) : store, faults),
    faces: parts.faces ?? createFaceFinder({ warn: fault => log.warn({ fault }, 'the finder of faces') }),
    renderings: await openRenderingCache({
      folder: join(dataDir, 'renderings'),
      limitBytes: renderingBytes,
      now: () => clock.wall().getTime(),
      warn: error => log.warn({ err: error }, 'renderings of pictures are not kept'),
    }),
    published,
    content: createPublicContent(published),
    instance: randomInt(1, 2 ** 31),
    live: createLiveHub({
      findStanding: guids => findStandingTokens(database, guids, { wall: clock.wall(), now: clock.now() }),
      onFailure: error => log.warn({ err: error }, 'the tokens of open streams were not checked'),
    }),
    log,
    faults,
    metrics,
  }
  const newDemo = config.demo && !(await hasCurrentEdition(database))
  if (newDemo) {
    const { seedDemo } = await import('./demo/seed-demo.ts')
    await seedDemo(services)
  }
  if (!(await hasCurrentEdition(database))) {
    await opened.close()
    throw new StartError(
      'The database has no edition yet: make it with "npm run set-up -- forum.json" (docs/operations.md, First set-up).',
    )
  }
  const edition = await readCurrentEdition(database)
  if (!config.demo) demandLegalDetails(edition)
  const serverParts: ServerParts = {
    pages: parts.pages,
    supportEmail: edition.supportEmail,
    ...(simulator && {
      extend: http => {
        // The simulated bank calls back over the loopback, where this process listens; its courier is a worker too.
        const webhookUrl = config.WORKERS ? `http://127.0.0.1:${config.PORT}/api/v2/payments/webhook` : null
        http.register(simulatorPages, { simulator, webhookUrl })
      },
    }),
  }
  // The database prepares the queues while this process assembles the HTTP side.
  const jobsReady = services.jobs.start((name, payload) => runJob(services, name, payload), config.WORKERS)
  const [{ app, cache, drain }] = await Promise.all([createServer(services, serverParts), jobsReady])
  if (newDemo) {
    const { seedFailedJobs } = await import('./demo/seed-failed-jobs.ts')
    await seedFailedJobs(services)
  }
  const pumps = sending
    ? messageChannels.map(channel => startMessagePump({ ...services, database: sending.database }, channel))
    : []
  dropContent = () => {
    // Pages are rendered from the content: expire it first, or they would be rendered from the old one.
    published.expire()
    cache.expire()
  }
  // Pages show the days left, the fee with the day's tax, and the current day of the forum.
  const midnight = watchMidnight({
    now: () => clock.now().getTime(),
    timeZone: edition.timeZone,
    onNewDay: () => cache.expire(),
  })
  const minutes = watchForumMinutes({
    now: () => clock.now().getTime(),
    days: async () => (await published.snapshot()).current.edition,
    onMinute: () => cache.expire(isTimedPage),
    onError: error => log.warn({ err: error }, 'the days of the forum could not be read'),
  })
  const followClock = async () => {
    await movableClock?.refresh()
    midnight.moved()
    // A page rendered before the new time was read shows the old one.
    cache.expire()
  }
  const news = listen(
    databaseUrl,
    {
      content: dropContent,
      clock: () => void followClock().catch(warnClock),
      live: payload => services.live.hear(payload),
      message: () => {
        for (const pump of pumps) pump.wake()
      },
    },
    {
      onError: error => log.warn({ fault: error.message }, 'listening for news'),
      onConnected: client => holdInstance(client, services.instance),
    },
  )
  const warnClock = (error: Error) => log.warn({ fault: error.message }, 'the demo clock was not read again')
  await news.ready

  return {
    http: app,
    services,
    drain: () => drain({ red: config.DRAIN_SECONDS * 1000, linger: config.demo ? 1000 : 6000 }),
    async close() {
      await app.close()
      await Promise.all([services.jobs.stop(), ...pumps.map(pump => pump.stop())])
      await services.faces.close()
      midnight.stop()
      minutes.stop()
      await news.close()
      await sending?.close()
      await opened.close()
    },
  }
}

/** Consents name who asks for them, so production does not ask before it is known. */
function demandLegalDetails({ slug, operator }: EditionRow): void {
  if (operator) return
  throw new ConfigError(
    'operator',
    `edition ${slug} names no operator of personal data; put "operator" into forum.json and run: npm run set-up -- forum.json`,
  )
}

async function drawForDemo(wish: DrawnImage): Promise<Buffer | null> {
  const [{ drawPicture }, { drawnSizes }, { lettersOf }] = await Promise.all([
    import('./demo/drawn-picture.ts'),
    import('./demo/drawn-path.ts'),
    import('./demo/drawn-letters.ts'),
  ])
  const title = lettersOf(wish)
  return title === null ? null : drawPicture({ ...wish, title, ...drawnSizes[wish.kind] })
}

function openDemoClock(config: Config, database: Database, wall: (() => Date) | undefined) {
  return openMovableClock({
    initial: new Date(config.APP_CLOCK ?? demoStart),
    load: () => loadClockAnchor(database),
    save: anchor => saveClockAnchor(database, anchor),
    ...(wall && { wall }),
  })
}
