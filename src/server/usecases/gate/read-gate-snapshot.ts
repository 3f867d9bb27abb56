import type * as routes from '#contract/gate.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listInside, readRevocations } from '#server/persistence/gate-list-queries.ts'
import { readSiteWindows } from '#server/persistence/staff-company-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { enrolledGateDevice, type FromGateDevice } from './enrolled-gate-device.ts'
import { makeGateList } from './make-gate-list.ts'
import { presentGatePerson } from './present-gate-person.ts'

/** What a device needs to judge passes without a network. */
export const readGateSnapshot: UseCase<
  typeof routes.readGateSnapshot,
  'clock' | 'database' | 'passes' | 'sealer',
  FromGateDevice
> = async ({ device: given, query: { since } }, needs) => {
  const { clock, database, passes } = needs
  const edition = await readCurrentEdition(database)
  const device = await enrolledGateDevice({ device: given }, edition.guid, needs)
  // The time before reading: what changes while it is read belongs to a later list.
  const [madeAt, wall] = [clock.now(), clock.wall()]
  // Revocations first: a list of people that is newer than they are does no harm.
  const revocations = await readRevocations(database, edition.guid)
  const [list, windows, inside] = await Promise.all([
    makeGateList(database, edition.guid),
    readSiteWindows(database, edition.guid),
    listInside(database, { editionGuid: edition.guid, zone: device.zone }),
  ])
  // A device that knows more than there is has seen another database: it begins anew.
  const whole = since === undefined || since > list.number
  const isNew = ({ changedIn }: { changedIn: number }) => whole || changedIn > since
  return {
    number: list.number,
    whole,
    madeAt: madeAt.toISOString(),
    clockShiftMilliseconds: madeAt.getTime() - wall.getTime(),
    device: { guid: device.guid, name: device.name, gate: device.gate, zone: device.zone },
    limits: {
      oldAfterMinutes: edition.gateListOldAfter,
      refuseAfterMinutes: edition.gateListRefuseAfter,
    },
    edition: {
      slug: edition.slug,
      name: { ru: edition.nameRu, en: edition.nameEn },
      startsOn: edition.startsOn,
      endsOn: edition.endsOn,
      timeZone: edition.timeZone,
      windows,
    },
    publicKeys: [...passes.publicKeys],
    revocations,
    people: list.people.filter(isNew).map(presentGatePerson),
    gone: whole ? [] : list.gone.filter(isNew).map(({ pass }) => pass),
    inside,
  }
}
