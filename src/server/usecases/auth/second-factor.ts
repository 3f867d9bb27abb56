import { Secret, TOTP } from 'otpauth'
import type { Tx } from '#server/persistence/database.ts'
import { findSecondFactor, takeSecondFactorStep } from '#server/persistence/organiser-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** One step of 30 s to either side, for a phone whose clock is slightly wrong. */
const window = 1

/**
 * Checks the second factor of an organiser (product.md §5): required for everybody who has one, and in production for every organiser, so that one
 * without it cannot log in until it is set up.
 */
export async function judgeSecondFactor(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { phone, typed }: { phone: string; typed: string | undefined },
): Promise<'passed' | 'required' | 'wrong'> {
  const organiser = await findSecondFactor(tx, phone)
  if (!organiser) return 'passed'
  if (!organiser.sealed) return needs.config.APP_MODE === 'production' ? 'wrong' : 'passed'
  if (!typed) return 'required'
  const { secret } = needs.sealer.open(
    organiser.sealed,
    organiser.keyId,
    `second-factor:${organiser.accountGuid}`,
  ) as {
    secret: string
  }
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const timestamp = needs.clock.wall().getTime()
  const delta = totp.validate({ token: typed, timestamp, window })
  if (delta === null) return 'wrong'
  const step = Math.floor(timestamp / 1000 / totp.period) + delta
  return (await takeSecondFactorStep(tx, organiser.accountGuid, step)) ? 'passed' : 'wrong'
}

/** A new second factor for an authenticator app: the secret to seal and the address for its QR code. */
export function makeSecondFactor(phone: string): { secret: string; address: string } {
  const totp = new TOTP({ issuer: 'Quorum', label: phone, secret: new Secret({ size: 20 }) })
  return { secret: totp.secret.base32, address: totp.toString() }
}
