import type * as routes from '#contract/gate.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listGatePeople } from '#server/persistence/gate-pass-queries.ts'
import { countPresence } from '#server/persistence/gate-scan-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { enrolledGateDevice, type FromGateDevice } from './enrolled-gate-device.ts'
import { presentGatePerson } from './present-gate-person.ts'

/** Of each kind of pass; more than that nobody looks through at a gate. */
const most = 20

/** People and vehicles with a pass by name or plate, by name. */
export const searchGate: UseCase<
  typeof routes.searchGate,
  'clock' | 'database' | 'sealer',
  FromGateDevice
> = async ({ body: { q }, device: given }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  await enrolledGateDevice({ device: given }, edition.guid, needs)
  const found = await listGatePeople(needs.database, { editionGuid: edition.guid, q, limit: most })
  const items = found.toSorted((one, other) => one.name.localeCompare(other.name, 'ru'))
  return { items: items.map(presentGatePerson) }
}

/** How many are inside, for the console as well. */
export const countInside: UseCase<typeof routes.countInside, 'database'> = async (_call, { database }) => {
  const edition = await readCurrentEdition(database)
  return { zones: await countPresence(database, edition.guid) }
}
