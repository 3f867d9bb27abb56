// Looks after the organisers of a production database from the server: `npm run organisers -- list|add|renew|revoke|reset`. Invitation codes are
// printed once.
import { resolve } from 'node:path'
import { createSystemClock } from '#server/adapters/clock/system.ts'
import { openKeyRing } from '#server/secrets/key-ring.ts'
import { createSealer } from '#server/secrets/sealer.ts'
import { operateTeam, type TeamCommand } from '#server/usecases/organiser/operate-team.ts'
import { databaseOf, operate, withOpenDatabase } from './operator-command.ts'
import { CommandError, organiserUsage, readOrganiserCommand } from './organiser-command.ts'

const words = process.argv.slice(2)
if (words.length === 0 || words.includes('--help')) {
  for (const line of organiserUsage) console.log(line)
  process.exit(0)
}

function readWords(): TeamCommand {
  try {
    return readOrganiserCommand(words)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    for (const line of [error.message, ...organiserUsage]) console.error(line)
    return process.exit(1)
  }
}

const command = readWords()
await operate(async config => {
  const sealer = createSealer(await openKeyRing(config, resolve(config.DATA_DIR)))
  const lines = await withOpenDatabase(databaseOf(config), database =>
    operateTeam({ clock: createSystemClock(), config, database, sealer }, command),
  )
  for (const line of lines) console.log(line)
})
