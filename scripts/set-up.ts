// Sets up a production database: `npm run set-up -- forum.json` makes what is missing of the edition, its legal details and the pages of the site,
// adds the organisers that the file names and prints each new one's invitation once. `--replace` writes over what the console may have changed.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createSystemClock } from '#server/adapters/clock/system.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { openDatabase, type Tx } from '#server/persistence/database.ts'
import { migrate } from '#server/persistence/migrate.ts'
import { openKeyRing } from '#server/secrets/key-ring.ts'
import { createSealer } from '#server/secrets/sealer.ts'
import { readSetUpFile, type SetUpFile } from '#server/usecases/edition/set-up-file.ts'
import { SetUpError, setUpForum } from '#server/usecases/edition/set-up-forum.ts'
import { readSetUpConfig } from '#server/usecases/edition/set-up-settings.ts'
import { addMissing } from '#server/usecases/organiser/operate-team.ts'

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

async function setUp(): Promise<void> {
  const input = readInput()
  const { config, databaseUrl } = readSetUpConfig(process.env)
  await migrate(databaseUrl)
  const { database, close } = openDatabase({
    url: databaseUrl,
    poolSize: 2,
    onIdleError: error => console.error(error.message),
  })
  try {
    const said = await database
      .transaction()
      .execute(async tx => [
        ...(await setUpForum(tx, { ...input, replace, at: new Date() })),
        ...(await addOrganisers(tx, config, input.organisers)),
      ])
    for (const line of said) console.log(line)
  } finally {
    await close()
  }
}

/** What somebody can mend is one line; anything else is a fault of ours and keeps its stack. */
function plainReason(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message
  if (error instanceof SetUpError) return `${file}: ${error.message}`
  const { code, message } = error as { code?: string; message?: string }
  // Connection refused, no such host, and PostgreSQL's own classes of refused connections and passwords.
  return code && /^(?:E[A-Z]+|28...|3D000|42501|08...)$/.test(code)
    ? `DATABASE_URL: ${message || code}`
    : null
}

setUp().catch((error: unknown) => {
  console.error(plainReason(error) ?? error)
  process.exit(1)
})
