import type { ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { prepareBinaries } from './embedded-binaries.ts'
import { OWNER, prepareCluster } from './embedded-cluster.ts'
import { lockFolder } from './embedded-lock.ts'
import { choosePlace, type Place, settleElsewhere } from './embedded-place.ts'
import { endOrphan } from './embedded-process.ts'
import { chooseEndpoint, type Endpoint, startServer } from './embedded-server.ts'
import { keepRunning } from './embedded-supervisor.ts'
import { watchOver } from './embedded-watcher.ts'

export interface EmbeddedPostgresOptions {
  /** The app's data folder (DATA_DIR); the database takes `postgres` inside it. Made when missing. */
  dataDir: string
  /** Takes one line for the operator, without a line break. */
  log: (line: string) => void
  /** A socket in a private folder by default; on Windows a port of 127.0.0.1. */
  over?: 'socket' | 'tcp'
  /** `false` lets a power cut lose the data: for a database that goes away with its run. */
  durable?: false
}

export interface EmbeddedPostgres {
  /** Connection string of a superuser on the database `quorum`, with its password. */
  url: string
  /** For the start line: where the data is and, when the app is root, which user runs the server. */
  place: string
  /** Stops the server cleanly; call it after the app's own connections have closed. A second call waits for the first. */
  stop: () => Promise<void>
}

/**
 * Starts the bundled PostgreSQL on a data folder and creates the database on the first start. Restarts the server if it dies, and stops it if the app
 * dies. Throws `EmbeddedPostgresError`, whose message is one line for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = choosePlace(options.dataDir)
  mkdirSync(place.home, { recursive: true })
  const unlock = await lockFolder(place.home, options.dataDir)
  try {
    if (await endOrphan(join(place.home, 'cluster'))) {
      options.log('Stopped the database that an earlier run had left running.')
    }
    settleElsewhere(place)
    const binaries = prepareBinaries(place)
    const password = await prepareCluster(place, binaries)
    const endpoint = await chooseEndpoint(
      place,
      options.over ?? (process.platform === 'win32' ? 'tcp' : 'socket'),
    )
    const url = connectionString(endpoint, password)
    const stopServer = await serve(
      () => startServer(binaries.postgres, place, { endpoint, durable: options.durable ?? true }),
      place,
      options.log,
    )
    const stop = async () => {
      await stopServer()
      if (endpoint.temporary && endpoint.socketFolder)
        rmSync(endpoint.socketFolder, { recursive: true, force: true })
      unlock()
    }
    await ensureDatabase(url).catch(async error => {
      await stop()
      throw error
    })
    let stopped: Promise<void> | undefined
    return {
      url,
      place: join(place.home, 'cluster') + (place.user ? ` (run by the user ${place.user.name})` : ''),
      stop: () => {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function serve(launch: () => Promise<ChildProcess>, place: Place, log: (line: string) => void) {
  const start = async () => {
    const server = await launch()
    return { server, watcher: watchOver(server, place.user) }
  }
  return keepRunning(await start(), start, log)
}

function connectionString(endpoint: Endpoint, password: string): string {
  const [host, query] =
    endpoint.socketFolder === undefined
      ? [`127.0.0.1:${endpoint.port}`, '']
      : [`localhost:${endpoint.port}`, `?host=${encodeURIComponent(endpoint.socketFolder)}`]
  return `postgresql://${OWNER}:${password}@${host}/${OWNER}${query}`
}

/** A first start killed between creating the cluster and the database leaves one without the other, so this is checked every time. */
async function ensureDatabase(url: string): Promise<void> {
  if (await answers(url)) return
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenance.href })
  await client.connect()
  await client.query(`CREATE DATABASE ${OWNER}`).finally(() => client.end())
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '3D000') return false
    throw error
  }
}
