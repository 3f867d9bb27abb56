// Looks after the organisers of a production database from the server: `npm run organisers -- list|add|renew|revoke|reset`. Invitation codes are
// printed once.
import { resolve } from 'node:path'
import { errorSentence } from '#messages/error-sentence.ts'
import { createSystemClock } from '#server/adapters/clock/system.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/persistence/database.ts'
import { RefusalError } from '#server/refuse.ts'
import { openKeyRing } from '#server/secrets/key-ring.ts'
import { createSealer } from '#server/secrets/sealer.ts'
import { CommandError, operateTeam, operatorUsage } from '#server/usecases/organiser/operate-team.ts'

async function operate(words: string[]): Promise<string[]> {
  if (words.length === 0 || words.includes('--help')) return operatorUsage
  const config = readConfig(process.env)
  if (!config.DATABASE_URL) throw new CommandError('DATABASE_URL must be set: the demo has its organisers.')
  const { database, close } = openDatabase({
    url: config.DATABASE_URL,
    poolSize: 2,
    onIdleError: error => console.error(error.message),
  })
  try {
    const sealer = createSealer(await openKeyRing(config, resolve(config.DATA_DIR)))
    return await operateTeam({ clock: createSystemClock(), config, database, sealer }, words)
  } finally {
    await close()
  }
}

/** What the operator can mend is one line. */
function plainReason(error: unknown): string | null {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message
  return error instanceof RefusalError ? `${errorSentence(error.code, 'en')}.` : null
}

try {
  for (const line of await operate(process.argv.slice(2))) console.log(line)
} catch (error) {
  console.error(plainReason(error) ?? error)
  if (error instanceof CommandError) for (const line of operatorUsage) console.error(line)
  process.exitCode = 1
}
