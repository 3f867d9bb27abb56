import { randomBytes, randomUUID } from 'node:crypto'
import { hasEnded } from '#domain/organiser/organiser-state.ts'
import { factorStep, secondFactorLimits } from '#domain/organiser/second-factor.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import type { Tx } from '#server/persistence/database.ts'
import { insertWaitingLogin } from '#server/persistence/organiser-login-queries.ts'
import { findInvitation, findOrganiserByPhone } from '#server/persistence/organiser-team-queries.ts'
import { listFactors, lockOrganiser } from '#server/persistence/second-factor-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** The keyed hash under which a waiting log-in is kept. */
export const waitingLoginHash = (needs: Needs<'sealer'>, login: string) =>
  needs.sealer.hash('organiser-login', login)

/**
 * After the right code of a console log-in: goes on without a second factor where none is needed (demo mode), otherwise the log-in waits for it and
 * only the browser that typed the code knows its token. `ok` for somebody who is no organiser: the log-in itself refuses them.
 */
export async function beginSecondFactor(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { phone, now }: { phone: string; now: Date },
): Promise<{ ok: true } | { ok: false; code: ErrorCode; login?: string }> {
  const accountGuid = await findOrganiserByPhone(tx, phone)
  const organiser = accountGuid && (await lockOrganiser(tx, accountGuid))
  if (!accountGuid || !organiser || organiser.revokedAt) return { ok: false, code: 'organiser_unknown' }
  if (hasEnded(organiser.endsAt?.getTime() ?? null, needs.clock.now().getTime()))
    return { ok: false, code: 'organiser_unknown' }
  const factors = await listFactors(tx, accountGuid)
  const invitation = await findInvitation(tx, accountGuid)
  const next = factorStep({
    factors: factors.length,
    invited: invitation !== null && invitation.expiresAt > now,
    accepted: false,
    // Whoever was invited sets a factor up, even where the invitation has passed and no factor is required of others.
    required: needs.config.secondFactorRequired || invitation !== null,
  })
  if (!next.ok) return next
  if (next.step === null) return { ok: true }
  const login = randomBytes(32).toString('base64url')
  await insertWaitingLogin(tx, {
    guid: randomUUID(),
    tokenHash: waitingLoginHash(needs, login),
    accountGuid,
    createdAt: now,
    expiresAt: new Date(now.getTime() + secondFactorLimits.waitSeconds * 1000),
  })
  return { ok: false, code: 'second_factor_required', login }
}
