import { EmbeddedPostgresError } from '#server/embedded/embedded-error.ts'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'

/**
 * A stand-in for the app, run as a process of its own so that tests can kill it: `node app.ts <dataDir> [ms to close]`. Prints one JSON
 * line for the start or its refusal, and one for each logged line; on SIGINT or SIGTERM closes as slowly as it is told, then stops the database.
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
  // The server alone does not keep the process alive: the app does that with its own port.
  setInterval(() => {}, 60_000)
  say({ url: database.url, place: database.place })
} catch (error) {
  say({ code: error instanceof EmbeddedPostgresError ? error.code : 'UNKNOWN', message: String(error) })
  process.exit(1)
}
