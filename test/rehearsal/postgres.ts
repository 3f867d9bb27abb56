import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'

export type RehearsalPostgres = {
  /** Connection string of an ordinary role that owns its database, over TCP with its password. */
  url: string
  /** Makes another role with an empty database of its own. */
  another(name: string): Promise<string>
  /** Runs statements as the superuser, in the database of this address when given. */
  asSuperuser(statement: string, url?: string): Promise<pg.QueryResult>
  /** Stops the server as its own service would, with every connection cut, and waits until it answers again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL as a production has it: over TCP, with a password, and the app's role has no right beyond its database. */
export async function startRehearsalPostgres(): Promise<RehearsalPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'quorum-rehearsal-'))
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, over: 'tcp' })
  const asSuperuser = async (statement: string, inside = server.url) => {
    const place = new URL(server.url)
    place.pathname = new URL(inside).pathname
    const client = new pg.Client({ connectionString: place.href })
    await client.connect()
    return client.query(statement).finally(() => client.end())
  }
  const another = async (name: string) => {
    await asSuperuser(`create role ${name} login password 'of-${name}'`)
    await asSuperuser(`create database ${name} owner ${name}`)
    const url = new URL(server.url)
    url.username = name
    url.password = `of-${name}`
    url.pathname = `/${name}`
    return url.href
  }
  try {
    return {
      url: await another('forum'),
      another,
      asSuperuser,
      async restart() {
        const { rows } = await asSuperuser('show data_directory')
        const folder = rows[0].data_directory
        const pid = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]
        process.kill(Number(pid), 'SIGINT')
        const started = () =>
          asSuperuser('select 1').then(
            () => readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0] !== pid,
            () => false,
          )
        for (let waited = 0; !(await started()); waited += 100) {
          if (waited > 20_000) throw new Error('The database did not come back.')
          await sleep(100)
        }
      },
      async stop() {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
