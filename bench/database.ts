import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { type AppProcess, startApp, withFolder } from './app-process.ts'

/** Runs the app on a database of the bench's own, so that a reference can be measured on that same database. */
export async function withAppAndDatabase<T>(
  environment: Record<string, string>,
  work: (app: AppProcess, databaseUrl: string) => Promise<T>,
): Promise<T> {
  return withFolder(async folder => {
    const database = await startEmbeddedPostgres({
      dataDir: folder,
      log: line => console.log(line),
    })
    try {
      const app = await startApp({
        mode: 'test',
        dataDir: folder,
        environment: { DATABASE_URL: database.url, ...environment },
      })
      try {
        return await work(app, database.url)
      } finally {
        await app.stop()
      }
    } finally {
      await database.stop()
    }
  })
}
