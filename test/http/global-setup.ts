import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { makeTemplate } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a superuser on this run's PostgreSQL. */
    databaseUrl: string
  }
}

/** Starts one PostgreSQL for the run and makes the template database; returns a function that removes both. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quorum-http-')))
  // As root, the database runs as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false }).catch(
    error => {
      remove()
      throw error
    },
  )
  const stop = async () => {
    await server.stop()
    remove()
  }
  try {
    await makeTemplate(server.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('databaseUrl', server.url)
  return stop
}
