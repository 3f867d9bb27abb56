import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'

export type RehearsalPostgres = {
  /** Connection string of an ordinary role that owns its database, over TCP with its password. */
  url: string
  /** Makes another role with an empty database of its own. */
  another(name: string): Promise<string>
  /** Runs statements as the superuser. */
  asSuperuser(statement: string): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL as a production has it: over TCP, with a password, and the app's role has no right beyond its database. */
export async function startRehearsalPostgres(): Promise<RehearsalPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'quorum-rehearsal-'))
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, over: 'tcp' })
  const asSuperuser = async (statement: string) => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
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
