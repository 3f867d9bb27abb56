import { randomBytes } from 'node:crypto'
import type * as routes from '#contract/gate.ts'
import { readRecoveryCode } from '#domain/organiser/recovery-code.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { enrolByCode, setGateDeviceSecret } from '#server/persistence/gate-device-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { hashOfDeviceSecret } from './enrolled-gate-device.ts'

export function hashOfEnrolmentCode(needs: Needs<'sealer'>, typed: string): Buffer | null {
  const code = readRecoveryCode(typed)
  return code === null ? null : needs.sealer.hash('gate-enrolment', code)
}

/** Enrols the browser that types or scans the code of the console. The code is used up, and the secret is told once. */
export const enrolGateDevice: UseCase<
  typeof routes.enrolGateDevice,
  'clock' | 'database' | 'sealer'
> = async ({ actor, body: { code }, facts }, needs) => {
  const at = needs.clock.now()
  const codeHash = hashOfEnrolmentCode(needs, code) ?? refuse('enrolment_code_wrong')
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const wanted = { editionGuid: edition.guid, codeHash, at, wall: needs.clock.wall() }
    const device = await enrolByCode(tx, wanted, actor.accountGuid)
    if (!device) refuse('enrolment_code_wrong')
    const secret = randomBytes(32).toString('base64url')
    await setGateDeviceSecret(tx, device.guid, hashOfDeviceSecret(needs, device.guid, secret))
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'scan-passes'),
      subjectKind: 'gateDevice',
      subjectGuid: device.guid,
      action: 'enrolGateDevice',
      requestId: facts.requestId,
    })
    return { device, secret, endsOn: edition.endsOn }
  })
}
