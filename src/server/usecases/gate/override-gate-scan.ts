import { randomBytes } from 'node:crypto'
import type * as routes from '#contract/gate.ts'
import type * as organiserRoutes from '#contract/organiser-gate.ts'
import { type OrganiserRole, roleThatMay } from '#domain/access/organiser-role.ts'
import { type GateReason, mayOverride } from '#domain/gate/gate-reason.ts'
import { readRecoveryCode, recoveryCodeOf } from '#domain/organiser/recovery-code.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  insertSupervisorCode,
  lockGateScan,
  lockScanned,
  overrideScan,
  settlePresence,
  takeSupervisorCode,
} from '#server/persistence/gate-scan-queries.ts'
import { announce } from '#server/persistence/live-queries.ts'
import { findActingOrganiser } from '#server/persistence/organiser-team-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { enrolledGateDevice, type FromGateDevice } from './enrolled-gate-device.ts'
import { insideZone } from './gate-forum.ts'

const codeMinutes = 5
/** Whoever was refused stands at the gate or has left. */
const overrideMinutes = 10

/** A supervisor's code, told once: whoever types it at a gate acts in the supervisor's name, once. */
export const issueSupervisorCode: UseCase<
  typeof organiserRoutes.issueSupervisorCode,
  'clock' | 'database' | 'sealer'
> = async ({ actor }, needs) => {
  const code = recoveryCodeOf(randomBytes(10))
  const expiresAt = new Date(needs.clock.wall().getTime() + codeMinutes * 60_000)
  const codeHash = hashOf(needs, code) ?? refuse('server_error')
  await needs.database
    .transaction()
    .execute(tx => insertSupervisorCode(tx, { accountGuid: actor.accountGuid, codeHash, expiresAt }))
  return { code, expiresAt: expiresAt.toISOString() }
}

/** Admits somebody whom this device has just refused, with the reason and the name of whoever answers for it. */
export const overrideGateScan: UseCase<
  typeof routes.overrideGateScan,
  'clock' | 'database' | 'sealer',
  FromGateDevice
> = async ({ actor, body: { scanId, reason, supervisorCode }, device: given, facts }, needs) => {
  const { clock, database } = needs
  const edition = await readCurrentEdition(database)
  const device = await enrolledGateDevice({ device: given }, edition.guid, needs)
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const found = await lockGateScan(tx, { guid: scanId, editionGuid: edition.guid })
    if (found?.deviceGuid !== device.guid) refuse('not_found')
    const { passGuid, zone, admitted, overriddenAt, reasons, receivedAt, driverPassGuid } = found
    const passes = [passGuid, driverPassGuid].flatMap(guid => guid ?? [])
    await lockScanned(tx, passes)
    if (admitted || overriddenAt) refuse('state_forbids')
    if (!passGuid || !mayOverride(reasons as GateReason[])) refuse('override_final')
    if (at.getTime() - receivedAt.getTime() > overrideMinutes * 60_000) refuse('state_forbids')
    const supervisor = await supervisorOf(needs, tx, { actor, supervisorCode })
    await overrideScan(tx, scanId, {
      overriddenAt: at,
      overriddenBy: supervisor.accountGuid,
      overrideReason: reason,
    })
    for (const pass of passes) await settlePresence(tx, { editionGuid: edition.guid, pass, zone })
    await recordAudit(tx, {
      at,
      actorGuid: supervisor.accountGuid,
      actorRole: supervisor.role,
      subjectKind: 'pass',
      subjectGuid: passGuid,
      action: 'overrideGate',
      fromValue: reasons.join(' '),
      toValue: device.gate,
      reason,
      requestId: facts.requestId,
    })
    const inside = await insideZone(tx, edition.guid, zone)
    await announce(tx, { event: 'gate', account: null, data: inside })
    return { supervisor: supervisor.name, inside }
  })
}

function hashOf(needs: Needs<'sealer'>, typed: string): Buffer | null {
  const code = readRecoveryCode(typed)
  return code === null ? null : needs.sealer.hash('gate-supervisor', code)
}

/** Who answers for it: whoever is logged in, if they may, or whoever's code was typed. */
async function supervisorOf(
  needs: Needs<'clock' | 'sealer'>,
  tx: Tx,
  { actor, supervisorCode }: { actor: OrganiserActor; supervisorCode: string | null },
): Promise<{ accountGuid: string; name: string; role: OrganiserRole }> {
  if (supervisorCode === null) {
    const role = roleThatMay(actor.roles, 'override-gate') ?? refuse('forbidden')
    return { accountGuid: actor.accountGuid, name: actor.name, role }
  }
  const codeHash = hashOf(needs, supervisorCode) ?? refuse('supervisor_code_wrong')
  const owner = await takeSupervisorCode(tx, { codeHash, at: needs.clock.wall() })
  const supervisor = owner && (await findActingOrganiser(tx, owner, needs.clock.now()))
  const role = supervisor && roleThatMay(supervisor.roles, 'override-gate')
  if (!role) refuse('supervisor_code_wrong')
  return { accountGuid: supervisor.accountGuid, name: supervisor.name, role }
}
