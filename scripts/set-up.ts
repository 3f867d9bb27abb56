// Sets up a production database: `npm run set-up -- forum.json` makes the edition and the organisers that the file names and prints each new
// organiser's invitation once. Either part can be left out. Run again to change the edition; organisers who are there already stay as they are.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { phone } from '#contract/auth.ts'
import { isoDate, text } from '#contract/field.ts'
import { organiserRoles } from '#domain/access/organiser-role.ts'
import { createSystemClock } from '#server/adapters/clock/system.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabase, type Tx } from '#server/persistence/database.ts'
import { raiseContentVersion } from '#server/persistence/edition-queries.ts'
import { migrate } from '#server/persistence/migrate.ts'
import { saveCurrentEdition } from '#server/persistence/organiser-queries.ts'
import { openKeyRing } from '#server/secrets/key-ring.ts'
import { createSealer } from '#server/secrets/sealer.ts'
import { addMissing, type NewOrganiser } from '#server/usecases/organiser/operate-team.ts'

const seller = z.strictObject({
  name: text(300),
  inn: text(12),
  kpp: text(9).nullable(),
  address: text(500),
  bank: z.strictObject({ name: text(200), bic: text(9), correspondentAccount: text(20), account: text(20) }),
  headName: text(100),
  accountantName: text(100),
})

const edition = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{2,40}$/),
  nameRu: text(200),
  nameEn: text(200),
  cityRu: text(100),
  cityEn: text(100),
  venueRu: text(200),
  venueEn: text(200),
  startsOn: isoDate,
  endsOn: isoDate,
  timeZone: text(60),
  feeKopecks: z.string().regex(/^\d+$/).transform(BigInt),
  badgeCompanyNameUntil: isoDate,
  transferUntil: isoDate,
  payBy: isoDate,
  passportBy: isoDate,
  supportEmail: text(254),
  supportPhone: text(20),
  seller,
})

const setUp = z.strictObject({
  edition: edition.optional(),
  organisers: z
    .array(z.strictObject({ phone, name: text(100), roles: z.array(z.enum(organiserRoles)).min(1) }))
    .default([]),
})

const file = process.argv[2]
if (!file) {
  console.error('Usage: npm run set-up -- forum.json (see docs/operations.md)')
  process.exit(1)
}
const input = setUp.parse(JSON.parse(readFileSync(file, 'utf8')))
const config = readConfig(process.env)
if (!config.DATABASE_URL) {
  console.error('DATABASE_URL must be set: the demo needs no set-up.')
  process.exit(1)
}
await migrate(config.DATABASE_URL)
const { database, close } = openDatabase({
  url: config.DATABASE_URL,
  poolSize: 2,
  onIdleError: error => console.error(error.message),
})

async function addOrganisers(
  tx: Tx,
  settings: Config,
  organisers: readonly NewOrganiser[],
): Promise<string[]> {
  if (organisers.length === 0) return []
  const sealer = createSealer(await openKeyRing(settings, resolve(settings.DATA_DIR)))
  return addMissing({ clock: createSystemClock(), config: settings, sealer }, tx, organisers)
}

const said = await database.transaction().execute(async tx => {
  if (input.edition) {
    await saveCurrentEdition(tx, input.edition)
    await raiseContentVersion(tx)
  }
  return addOrganisers(tx, config, input.organisers)
})
await close()
for (const line of said) console.log(line)
if (input.edition) console.log(`Edition ${input.edition.slug} is current.`)
