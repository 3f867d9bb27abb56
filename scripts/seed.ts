// Fills a forum of any size with invented people: `npm run seed -- --participants 20000`. Only where it is told to, and never over real people.
import { resolve } from 'node:path'
import { openApp } from '#server/app.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { createLog } from '#server/log.ts'
import { holdsRealPeople } from '#server/persistence/crowd-participant-queries.ts'
import { prepareDataDir, StartError } from '#server/start-fault.ts'
import { operate, readArguments, withOpenDatabase } from './operator-command.ts'

const usage = 'npm run seed -- --participants <number> [--seed <number>], with DATABASE_URL or DATA_DIR'
/** A phone of the crowd has seven digits of its own. */
const most = 1_000_000

const { values } = readArguments({ participants: { type: 'string' }, seed: { type: 'string' } }, usage)

function numberOf(typed: string | undefined, name: string, least: number): number {
  const number = Number(typed)
  if (typed === undefined || !/^\d{1,9}$/.test(typed) || number < least || number > most) {
    console.error(`--${name} must be a number from ${least} to ${most}. Usage: ${usage}`)
    process.exit(2)
  }
  return number
}

const participants = numberOf(values.participants, 'participants', 1)
const seed = numberOf(values.seed ?? '1', 'seed', 0)
// Otherwise the demo that somebody keeps in the usual folder would be filled by a slip.
if (!process.env.DATABASE_URL && !process.env.DATA_DIR) {
  console.error(`Say which forum is to be filled. Usage: ${usage}`)
  process.exit(2)
}

await operate(async config => {
  await prepareDataDir(config)
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), log: line => console.log(line) })
  try {
    await fill(config, embedded?.url ?? config.DATABASE_URL ?? '')
  } finally {
    await embedded?.stop()
  }
})

async function fill(config: Config, databaseUrl: string): Promise<void> {
  if (await withOpenDatabase(databaseUrl, holdsRealPeople))
    throw new StartError('This forum has people in it: nothing was written.')
  if (!config.demo)
    throw new ConfigError('APP_MODE', 'must be demo or test: a production is not filled with invented people')
  const app = await openApp(
    { ...config, WORKERS: false },
    { databaseUrl, log: createLog(config.LOG_LEVEL), pages: null },
  )
  try {
    const startedAt = performance.now()
    const added = await seedCrowd(app.services, { participants, seed, say: line => console.log(line) })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    console.log(
      added > 0
        ? `${added} people added in ${seconds} s.`
        : `There are ${participants} people or more already.`,
    )
  } finally {
    await app.close()
  }
}
