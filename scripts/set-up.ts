// Sets up a production database: `npm run set-up -- forum.json` makes what is missing of the edition, its legal details and the pages of the site,
// adds the organisers that the file names and prints each new one's invitation once. `--replace` writes over what the console may have changed.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createSystemClock } from '#server/adapters/clock/system.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/persistence/database.ts'
import { migrate } from '#server/persistence/migrate.ts'
import { openKeyRing } from '#server/secrets/key-ring.ts'
import { createSealer } from '#server/secrets/sealer.ts'
import { StartError, withDatabase } from '#server/start-fault.ts'
import { readSetUpFile, type SetUpFile } from '#server/usecases/edition/set-up-file.ts'
import { SetUpError, setUpForum } from '#server/usecases/edition/set-up-forum.ts'
import { readSetUpConfig } from '#server/usecases/edition/set-up-settings.ts'
import { addMissing } from '#server/usecases/organiser/operate-team.ts'
import { operateWith, withOpenDatabase } from './operator-command.ts'

const file = process.argv.slice(2).find(argument => !argument.startsWith('--'))
const replace = process.argv.includes('--replace')

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

function readInput(): SetUpFile {
  if (!file) fail('Usage: npm run set-up -- forum.json [--replace] (see docs/operations.md)')
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch (error) {
    fail(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`)
  }
  const read = readSetUpFile(content)
  if (!read.ok) fail(...read.mistakes.map(mistake => `${file}: ${mistake}`))
  return read.input
}

async function addOrganisers(tx: Tx, config: Config, organisers: SetUpFile['organisers']): Promise<string[]> {
  if (organisers.length === 0) return []
  const sealer = createSealer(await openKeyRing(config, resolve(config.DATA_DIR)))
  return addMissing({ clock: createSystemClock(), config, sealer }, tx, organisers)
}

const input = readInput()
await operateWith(readSetUpConfig, async ({ config, databaseUrl }) => {
  await withDatabase(() => migrate(databaseUrl))
  const said = await withOpenDatabase(databaseUrl, database =>
    database
      .transaction()
      .execute(async tx => [
        ...(await setUpForum(tx, { ...input, replace, at: new Date() })),
        ...(await addOrganisers(tx, config, input.organisers)),
      ]),
  ).catch(error => {
    throw error instanceof SetUpError ? new StartError(`${file}: ${error.message}`) : error
  })
  for (const line of said) console.log(line)
})
