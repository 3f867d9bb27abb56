import { randomBytes } from 'node:crypto'
import type * as routes from '#contract/organiser-gate.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { recoveryCodeOf } from '#domain/organiser/recovery-code.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { type AuditEntry, recordAudit } from '#server/persistence/audit-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { changeEdition, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countGateDevices, listGateDeviceRows } from '#server/persistence/gate-device-list-queries.ts'
import {
  insertGateDevice,
  lockGateDevice,
  setGateDeviceCode,
  shutOutDevice,
} from '#server/persistence/gate-device-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { hashOfEnrolmentCode } from './enrol-gate-device.ts'

/** The device is at hand when its code is made. */
const codeMinutes = 30

export const listGateDevices: UseCase<typeof routes.listGateDevices, 'clock' | 'database'> = async (
  { query },
  { clock, database },
) => {
  const { q, state, sort, cursor, limit } = query
  const edition = await readCurrentEdition(database)
  const filter = {
    ...{ editionGuid: edition.guid, q, wall: clock.wall() },
    ...instantsOf(query, edition.timeZone),
  }
  const [rows, counts] = await Promise.all([
    listGateDeviceRows(database, { ...filter, state, sort, after: decodeCursor(cursor, 2), limit }),
    countGateDevices(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(({ guid, name, gate: above, zone, state: now, ...row }) => ({
      ...{ guid, name, gate: above, zone, state: now, enrolledBy: row.enrolledBy },
      createdAt: row.createdAt.toISOString(),
      enrolledAt: row.enrolledAt?.toISOString() ?? null,
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      shutOutAt: row.shutOutAt?.toISOString() ?? null,
      scans: Number(row.scans),
      conflicts: Number(row.conflicts),
    })),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ state: each, count }) => [each, count])),
    limits: {
      oldAfterMinutes: edition.gateListOldAfter,
      refuseAfterMinutes: edition.gateListRefuseAfter,
    },
  }
}

/** A code that is good once, and what is kept of it. */
function newCode(needs: Needs<'clock' | 'sealer'>) {
  const code = recoveryCodeOf(randomBytes(10))
  const codeExpiresAt = new Date(needs.clock.wall().getTime() + codeMinutes * 60_000)
  const codeHash = hashOfEnrolmentCode(needs, code) ?? refuse('server_error')
  return { code, expiresAt: codeExpiresAt.toISOString(), kept: { codeHash, codeExpiresAt } }
}

/** The line in the log about a device. */
function entryOf(
  { actor, facts }: { actor: OrganiserActor; facts: RequestFacts },
  entry: Pick<AuditEntry, 'at' | 'subjectGuid' | 'action' | 'reason' | 'toValue'>,
): AuditEntry {
  return {
    ...entry,
    actorGuid: actor.accountGuid,
    actorRole: roleFor(actor, 'manage-gates'),
    subjectKind: 'gateDevice',
    requestId: facts.requestId,
  }
}

export const addGateDevice: UseCase<typeof routes.addGateDevice, 'clock' | 'database' | 'sealer'> = async (
  { actor, body: { name, gate, zone }, facts },
  needs,
) => {
  const at = needs.clock.now()
  const { code, expiresAt, kept } = newCode(needs)
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const made = { createdAt: at, createdBy: actor.accountGuid }
    const guid = await insertGateDevice(tx, { editionGuid: edition.guid, name, gate, zone, ...made, ...kept })
    const entry = { at, subjectGuid: guid, action: 'addGateDevice', toValue: `${gate}, ${name}` } as const
    await recordAudit(tx, entryOf({ actor, facts }, entry))
    return { guid, code, expiresAt }
  })
}

/** Another code for a device that was not enrolled in time. */
export const renewGateDevice: UseCase<
  typeof routes.renewGateDevice,
  'clock' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, facts }, needs) => {
  const at = needs.clock.now()
  const { code, expiresAt, kept } = newCode(needs)
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const device = (await lockGateDevice(tx, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
    if (device.enrolledAt || device.shutOutAt) refuse('state_forbids')
    await setGateDeviceCode(tx, guid, kept)
    await recordAudit(tx, entryOf({ actor, facts }, { at, subjectGuid: guid, action: 'renewGateDevice' }))
    return { guid, code, expiresAt }
  })
}

/** Shuts a device out at once; whoever has it is told so by its next call. */
export const shutOutGateDevice: UseCase<typeof routes.shutOutGateDevice, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { reason }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const device = (await lockGateDevice(tx, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
    if (device.shutOutAt) refuse('state_forbids')
    await shutOutDevice(tx, guid, { at, account: actor.accountGuid })
    const entry = { at, subjectGuid: guid, action: 'shutOutGateDevice', reason } as const
    await recordAudit(tx, entryOf({ actor, facts }, entry))
    return null
  })
}

export const saveGateLimits: UseCase<typeof routes.saveGateLimits, 'clock' | 'database'> = async (
  { actor, body: { oldAfterMinutes, refuseAfterMinutes }, facts },
  { clock, database },
) =>
  database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const limits = { gateListOldAfter: oldAfterMinutes, gateListRefuseAfter: refuseAfterMinutes }
    if (!(await changeEdition(tx, edition, limits))) refuse('changed_meanwhile')
    await recordAudit(tx, {
      ...entryOf({ actor, facts }, { at: clock.now(), subjectGuid: edition.guid, action: 'saveGateLimits' }),
      subjectKind: 'edition',
      fromValue: `${edition.gateListOldAfter}/${edition.gateListRefuseAfter}`,
      toValue: `${oldAfterMinutes}/${refuseAfterMinutes}`,
    })
    return { oldAfterMinutes, refuseAfterMinutes }
  })
