import { EmbeddedPostgresError } from '#server/embedded/embedded-error.ts'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'

/**
 * A stand-in for the app, run as a separate process so that tests can kill it: `node app.ts <dataDir> [ms to close]`. Prints one JSON line for the
 * start or its refusal, and one per log line. On SIGINT or SIGTERM it closes as slowly as told, then stops the database.
 */
const [dataDir = '', closingMs = '0'] = process.argv.slice(2)
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

try {
  const database = await startEmbeddedPostgres({ dataDir, log: line => say({ log: line }) })
  const close = () => {
    setTimeout(async () => {
      await database.stop()
      say({ stopped: true })
      process.exit(0)
    }, Number(closingMs))
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
  // The database alone does not keep the process alive; in the app its own port does.
  setInterval(() => {}, 60_000)
  say({ url: database.url, place: database.place })
} catch (error) {
  say({ code: error instanceof EmbeddedPostgresError ? error.code : 'UNKNOWN', message: String(error) })
  process.exit(1)
}
